/// The address of something the site publishes: a path from the site's root, such as
/// `patterns/state-as-value.html`.
///
/// Pages are files, so one output works from disk too.
package struct SiteAddress: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The path, without a leading `/`, not percent-encoded.
  package let path: String

  /// Makes an address of a path without a leading `/`.
  package init(_ path: String) {
    self.path = path
  }

  package var description: String { path }

  /// What addresses are compared by: two that differ in case or Unicode form only are one.
  package var collisionKey: String { path.lowercased() }

  /// How to write this address in a page at another, as a relative URL, percent-encoded.
  package func relative(from page: SiteAddress) -> String {
    let slash = UInt8(ascii: "/")
    var target = path.utf8.makeIterator()
    var source = page.path.utf8.makeIterator()
    var shared = 0
    var position = 0
    while let byte = target.next(), byte == source.next() {
      position += 1
      if byte == slash { shared = position }
    }
    let levels = page.path.utf8.dropFirst(shared).count { $0 == slash }
    let rest = path.utf8.dropFirst(shared)
    let up = String(repeating: "../", count: levels)
    return up + PercentEncoding.encode(String(Substring(rest)))
  }

  /// How to reach the site's root from a page at this address: "", "../", "../../", ...
  package var rootPrefix: String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  package static func < (left: SiteAddress, right: SiteAddress) -> Bool { left.path < right.path }
}
