/// A condition that stands around the use of a name.
package enum APIGuard: Hashable, Sendable {
  /// The code runs on these systems only from these versions on; on others, any version will do.
  ///
  /// All that stands around a use is one guard with the newest version of each system. The systems
  /// are as they are written, such as `iOS` or `macOSApplicationExtension`.
  case available([String: [Int]])
  /// The code is not for this system at all: `@available(macOS, unavailable)`; `*` is every one.
  case unavailable(String)
  /// The code is compiled only under this condition of an `#if`: `os(iOS)`, or `!(os(iOS))` after
  /// its `#else`.
  case compilation(String)

  /// The first version of a system on which the code can run, or nil where the guard says nothing
  /// about that system.
  package func version(of system: String) -> [Int]? {
    guard case .available(let versions) = self else { return nil }
    return versions[system]
  }

  /// The guards with one more inside of them.
  static func joining(_ guards: [Self], _ inner: Self) -> [Self] {
    guard case .available(let newer) = inner else {
      return guards.contains(inner) ? guards : guards + [inner]
    }
    var result = guards
    for (index, known) in guards.enumerated() {
      guard case .available(let older) = known else { continue }
      result[index] = .available(
        older.merging(newer) { $0.lexicographicallyPrecedes($1) ? $1 : $0 })
      return result
    }
    return guards + [inner]
  }
}
