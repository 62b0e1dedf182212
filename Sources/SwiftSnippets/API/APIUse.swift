/// A name of the SDK that a sample uses, at one place.
///
/// It is what the code says, not what a compiler would find out: there is no SDK to ask. So a name
/// is told by how it is written, and a table of known names is to be compared with that:
///
/// | In a table | Found as |
/// | --- | --- |
/// | type, protocol | `type`; `attribute` where it is a wrapper |
/// | modifier | `method` without an owner |
/// | method, function of a type | `method`, with the owner where the base is a type |
/// | free function | `function`; `type` where it begins with a capital, as C functions do |
/// | property | `memberProperty`, with the owner where the base is a type |
/// | static member | `staticMember`; with a type before it `memberProperty` or `method` |
/// | environment value | `environmentValue` |
/// | property wrapper, attached macro | `attribute` |
/// | freestanding macro | `macro` |
/// | notification | `notification` |
///
/// A name that stands for an argument, such as `relativeTo`, is one of the `labels`.
package struct APIUse: Hashable, Sendable {
  /// What the name stands for, as far as the code tells.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A type or a protocol; or anything else that begins with a capital and has no other sign,
    /// such as a function of C.
    case type
    /// A member that is called or overridden: a modifier, a method, a function of a type.
    case method
    /// A member that is not called; or a bare name, which may be a member of `self`.
    case memberProperty
    /// A member of `EnvironmentValues`: through a key path, or on something named `environment`.
    case environmentValue
    /// An attribute that begins with a capital: a property wrapper, a result builder, a global
    /// actor or an attached macro.
    case attribute
    /// A freestanding macro.
    case macro
    /// A bare name that is called.
    case function
    /// The name of a notification, or a notification for assistive technology.
    case notification
    /// A member with nothing before its dot, called or not: `.isButton`, `.easeIn(duration: 1)`.
    case staticMember
  }

  /// What is done with the name.
  package enum Access: String, Hashable, Sendable, CaseIterable {
    /// Its value is taken, or it is only named.
    case read
    /// It is called; attributes and freestanding macros always are.
    case called
    /// A value is put into it: by assignment, as `inout`, or by `.environment(\.name, value)`.
    case written
    /// The sample declares it with `override`.
    case overridden
  }

  /// The name, without back-ticks, arguments and what marks its kind: `accessibilityLabel`, `Text`.
  package let name: String
  /// What it stands for.
  package let kind: Kind
  /// The type written before it, such as `UIAccessibility.Notification`, without a module.
  ///
  /// Nil where there is none, or where an expression is before it.
  package let owner: String?
  /// What is done with it.
  package let access: Access
  /// The labels of the arguments that it is called with, or of an overridden method.
  ///
  /// It is `_` for an argument without a label, and for the first trailing closure.
  package let labels: [String]
  /// The bytes of the sample's text in which the name stands.
  package let range: Range<Int>
  /// What has to hold for the use to be compiled, or to be reached; from outside to inside.
  package let guards: [APIGuard]

  /// Describes a use.
  package init(
    _ name: String, _ kind: Kind, owner: String? = nil, access: Access = .read,
    labels: [String] = [], range: Range<Int>, guards: [APIGuard] = []
  ) {
    self.name = name
    self.kind = kind
    self.owner = owner
    self.access = access
    self.labels = labels
    self.range = range
    self.guards = guards
  }
}
