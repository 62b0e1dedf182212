import BuiltInTheme
import Foundation
import Testing

@Suite("The built-in theme") struct BuiltInThemeTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "theme")

  @Test("it holds the files of the repository's theme folder, byte for byte")
  func sameFiles() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
      .filter { path in
        try Self.folder.appending(path: path).resourceValues(forKeys: [.isRegularFileKey])
          .isRegularFile == true
      }
    #expect(!paths.isEmpty)
    #expect(BuiltInTheme.files.map(\.path) == paths.sorted())
    for file in BuiltInTheme.files {
      let data = try Data(contentsOf: Self.folder.appending(path: file.path))
      #expect(Data(file.text.utf8) == data, "\(file.path)")
    }
  }

  @Test("it brings layouts, partials and a style sheet") func parts() {
    let paths = BuiltInTheme.files.map(\.path)
    #expect(paths.contains { $0.hasPrefix("layouts/") })
    #expect(paths.contains { $0.hasPrefix("partials/") })
    #expect(paths.contains { $0.hasPrefix("assets/") && $0.hasSuffix(".css") })
  }
}
