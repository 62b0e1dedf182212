/// A day of the Gregorian calendar.
package struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The day as `2026-12-01`; as text it sorts by time.
  package let description: String

  /// Reads a day in the form `2026-12-01`, or gives nil where there is no such day.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count == 10, parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    description = text
  }

  package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    left.description < right.description
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
