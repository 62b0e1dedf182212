/// Names of the language and its standard library, which are no SDK's.
///
/// Only those that samples use without anything before them; members cannot be told apart.
enum LanguageNames {
  /// Whether a bare name is the language's.
  static func contains(_ name: String) -> Bool { bare.contains(name) }

  /// Whether a name after `#` is the language's.
  static func containsMacro(_ name: String) -> Bool { macros.contains(name) }

  /// Whether a name before a dot can only be a module.
  static func isModule(_ name: String) -> Bool { modules.contains(name) }

  private static let bare: Set<String> = [
    "AnyHashable", "AnyKeyPath", "AnyObject", "Array", "ArraySlice", "AsyncSequence",
    "AsyncStream", "Bool", "CaseIterable", "Character", "ClosedRange", "CodingKey", "Codable",
    "Collection", "Comparable", "Copyable", "CustomStringConvertible", "Decodable", "Dictionary",
    "Double",
    "Encodable", "Equatable", "Error", "ExpressibleByStringLiteral", "Float", "Hashable", "Hasher",
    "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8", "KeyPath", "MainActor", "Never",
    "ObjectIdentifier", "Optional", "OptionSet", "Range", "RawRepresentable",
    "ReferenceWritableKeyPath", "Result", "Sendable", "Sequence", "Set", "StaticString", "String",
    "Substring", "Task", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Void", "WritableKeyPath",
    "abs", "assert", "assertionFailure", "debugPrint", "didSet", "error", "fatalError", "get",
    "max", "min", "newValue", "oldValue", "precondition", "preconditionFailure", "print", "repeat",
    "set", "stride", "swap", "type", "willSet", "withCheckedContinuation", "zip",
  ]

  private static let macros: Set<String> = [
    "column", "colorLiteral", "dsohandle", "error", "externalMacro", "file", "fileID",
    "fileLiteral", "filePath", "function", "imageLiteral", "isolation", "keyPath", "line",
    "selector", "warning",
  ]

  private static let modules: Set<String> = [
    "AVFoundation", "AVKit", "Accessibility", "AppKit", "Charts", "Combine", "CoreHaptics",
    "Foundation", "MediaAccessibility", "Observation", "Swift", "SwiftUI", "Symbols", "Testing",
    "UIKit", "WatchKit", "WidgetKit", "XCTest",
  ]
}
