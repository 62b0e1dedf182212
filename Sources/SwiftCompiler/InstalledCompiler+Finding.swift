import Foundation

extension InstalledCompiler {
  /// Finds a compiler and asks for its version.
  ///
  /// - Parameters:
  ///   - name: a path, or a name to look for in the folders of the search path.
  ///   - searchPath: folders with colons between them, as in the variable `PATH`.
  ///   - timeLimit: how long it may take for one sample, or one batch of them.
  ///   - scratch: where samples are written for it; nil for the system's folder for such things.
  /// - Returns: the compiler.
  /// - Throws: `notFound`, or `unusable` where it does not run or is older than Swift 6.
  package static func find(
    _ name: String = "swiftc", searchPath: String, timeLimit: Duration = timeLimit,
    scratch: String? = nil
  ) async throws(SwiftCompilerError) -> InstalledCompiler {
    guard let location = locate(name, searchPath) else { throw .notFound(name) }
    let folder = try ScratchFolder(in: scratch)
    let words = await version(of: location, in: folder, limit: timeLimit)
    folder.remove()
    guard let (version, major) = read(words) else {
      let said = words.split(whereSeparator: \.isNewline).first ?? "nothing"
      throw .unusable(path: location, reason: "asked for its version it says: \(said)")
    }
    guard major >= 6 else {
      throw .unusable(path: location, reason: "it is Swift \(version), and Swift 6 is needed")
    }
    return InstalledCompiler(
      location: location, version: "Swift \(version)", timeLimit: timeLimit, scratch: scratch)
  }

  private static func locate(_ name: String, _ searchPath: String) -> String? {
    let places =
      name.contains("/")
      ? [URL(filePath: name).path]
      : searchPath.split(separator: ":").map { "\($0)/\(name)" }
    return places.first { place in
      var isFolder: ObjCBool = false
      return unsafe FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
        && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: place)
    }
  }

  private static func version(
    of location: String, in folder: ScratchFolder, limit: Duration
  ) async -> String {
    let run = CompilerRun(
      compiler: location, arguments: ["--version"], folder: folder.path,
      output: folder.path + "/version.txt", limit: limit)
    do {
      _ = try await run.run()
      return run.printed()
    } catch {
      return error.localizedDescription
    }
  }

  /// Reads `Swift version 6.3.1 (…)`.
  private static func read(_ words: String) -> (version: String, major: Int)? {
    guard let range = words.firstRange(of: "Swift version ") else { return nil }
    let version = words[range.upperBound...].prefix { $0.isNumber || $0 == "." }
    guard let major = version.split(separator: ".").first.flatMap({ Int($0) }) else { return nil }
    return (String(version), major)
  }
}
