package import SourceDiagnostics
package enum SampleRules { package static let all: [Rule] = [] }
package enum SwiftcEngine { package struct F { package let version = "x" } ; package static func find() throws -> F { F() } }
