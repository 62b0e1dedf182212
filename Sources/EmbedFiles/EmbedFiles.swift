import Foundation
import PackagePlugin

/// Turns the one folder of files beside a target's sources into a Swift source of constants.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let tool = try context.tool(named: "embed-files")
    let folder = try embeddedFolder(of: target).resolvingSymlinksInPath()
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .sorted().map { folder.appending(path: $0) }
    return [
      .buildCommand(
        displayName: "Embedding \(folder.lastPathComponent) in \(target.name)",
        executable: tool.url,
        arguments: [folder.path, output.path],
        inputFiles: [folder] + files,
        outputFiles: [output])
    ]
  }

  /// The folder named `theme` or `data` in the target's own folder.
  private func embeddedFolder(of target: Target) throws -> URL {
    for name in ["theme", "data"] {
      let folder = target.directoryURL.appending(path: name)
      if FileManager.default.fileExists(atPath: folder.path) { return folder }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
