import SwiftSnippets
import Testing

@Suite("UIKit's names in a sample", .enabled(if: APIUses.isAvailable))
struct APIUIKitTests {
  @Test(
    "notifications are told by their names and places",
    arguments: [
      (
        "a(UIAccessibility.voiceOverStatusDidChangeNotification)",
        "read notification UIAccessibility.voiceOverStatusDidChangeNotification"
      ),
      (
        "NotificationCenter.default.publisher(for: UIAccessibility.boldTextStatusDidChangeNotification)",
        "read notification UIAccessibility.boldTextStatusDidChangeNotification"
      ),
      (
        "a(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)",
        "read notification UIAccessibility.prefersCrossFadeTransitionsStatusDidChange"
      ),
      (
        "a.addObserver(b, selector: #selector(c), name: .UIContentSizeCategoryDidChange, object: nil)",
        "read notification UIContentSizeCategoryDidChange"
      ),
      (
        "a(NSNotification.Name.UIAccessibilityBoldTextStatusDidChangeNotification)",
        "read notification NSNotification.Name.UIAccessibilityBoldTextStatusDidChangeNotification"
      ),
      (
        "a(UIContentSizeCategory.didChangeNotification)",
        "read notification UIContentSizeCategory.didChangeNotification"
      ),
      (
        "UIAccessibility.post(notification: .announcement, argument: a)",
        "read notification announcement"
      ),
      (
        "UIAccessibility.post(notification: UIAccessibility.Notification.screenChanged, argument: a)",
        "read notification UIAccessibility.Notification.screenChanged"
      ),
      (
        #"AccessibilityNotification.Announcement("x").post()"#,
        "called notification AccessibilityNotification.Announcement(_:)"
      ),
      (
        "a(kMADimFlashingLightsChangedNotification)",
        "read notification kMADimFlashingLightsChangedNotification"
      ),
    ])
  func notifications(_ text: String, _ use: String) {
    #expect(FoundUses.all(text).filter { $0.contains(" notification ") } == [use])
  }

  @Test("types whose name ends in Notification are none")
  func types() {
    #expect(
      FoundUses.all("let a: UIAccessibility.Notification = b(UNNotification.self)") == [
        "read type UIAccessibility", "read type UIAccessibility.Notification",
        "called function b(_:)", "read type UNNotification",
      ])
    #expect(
      FoundUses.all(#"Notification.Name("x")"#) == [
        "read type Notification", "called type Notification.Name(_:)",
      ])
  }

  @Test(
    "members of types have the type as their owner",
    arguments: [
      (
        "if UIAccessibility.isReduceMotionEnabled {}",
        ["read type UIAccessibility", "read memberProperty UIAccessibility.isReduceMotionEnabled"]
      ),
      (
        "UIAccessibility.post(notification: a(), argument: nil)",
        [
          "read type UIAccessibility", "called method UIAccessibility.post(notification:argument:)",
          "called function a",
        ]
      ),
      (
        "UIView.animate(withDuration: 1, delay: 0) {} completion: { _ in }",
        [
          "read type UIView", "called method UIView.animate(withDuration:delay:_:completion:)",
        ]
      ),
      (
        "NSWorkspace.shared.accessibilityDisplayShouldReduceMotion",
        [
          "read type NSWorkspace", "read memberProperty NSWorkspace.shared",
          "read memberProperty accessibilityDisplayShouldReduceMotion",
        ]
      ),
      (
        "UIKit.UIFont.preferredFont(forTextStyle: .body)",
        [
          "read type UIFont", "called method UIFont.preferredFont(forTextStyle:)",
          "read staticMember body",
        ]
      ),
    ])
  func owners(_ text: String, _ uses: [String]) {
    #expect(FoundUses.all(text) == uses)
  }

  @Test(
    "assignment in every form is told from reading",
    arguments: [
      (#"button.accessibilityLabel = "x""#, "written memberProperty accessibilityLabel"),
      (#"cell?.button!.accessibilityHint = "x""#, "written memberProperty accessibilityHint"),
      ("isAccessibilityElement = true", "written memberProperty isAccessibilityElement"),
      ("self.accessibilityTraits |= .button", "written memberProperty accessibilityTraits"),
      ("try a().keyCommands = b()", "written memberProperty keyCommands"),
      ("a(&view.accessibilityValue)", "written memberProperty accessibilityValue"),
      ("if view.accessibilityValue == 1 {}", "read memberProperty accessibilityValue"),
      (
        "a.accessibilityTraits.insert(.header)", "read memberProperty accessibilityTraits"
      ),
      (#"b = a.accessibilityLanguage"#, "read memberProperty accessibilityLanguage"),
    ])
  func access(_ text: String, _ use: String) {
    #expect(FoundUses.all(text).contains(use))
    #expect(FoundUses.all(text).count { $0.contains(use.split(separator: " ")[2]) } == 1)
  }

  @Test("what a class overrides is used, and what comes after `super`")
  func overriding() {
    let text = """
      final class Dial: UIControl {
        override var accessibilityValue: String? { get { words() } set {} }
        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
          super.accessibilityScroll(direction)
        }
      }
      """
    #expect(
      FoundUses.all(text) == [
        "read type UIControl", "overridden memberProperty accessibilityValue",
        "called function words", "overridden method accessibilityScroll(_:)",
        "read type UIAccessibilityScrollDirection", "called method accessibilityScroll(_:)",
      ])
  }
}
