import Foundation
import ViewMachine
import ViewSemantics
import ViewSource

/// Where a day or a time is chosen.
extension NativeViewTable {
  mutating func addDatePickers() {
    view("DatePicker") { update in try update.styled(.datePicker) }
    for name in [
      "DefaultDatePickerStyle", "CompactDatePickerStyle", "GraphicalDatePickerStyle", "WheelDatePickerStyle",
      "FieldDatePickerStyle", "StepperFieldDatePickerStyle",
    ] {
      look(name) { try $0.datePicker() }
    }
  }
}

extension ViewUpdate {
  /// The day and the time, each in a field of its own. What is chosen is written as `2026-11-26 09:41`, or one of both.
  fileprivate mutating func datePicker() throws {
    let location = location("selection")
    let date = try graph.date(read(location))
    // As `DatePickerComponents` has them: 1 is the time, 2 the day.
    var bits = 3
    if case .int(let given)? = machine.fieldValue("rawValue", of: field("displayedComponents")) { bits = given }
    let label = child("label").elements
    var parts: [Element] = []
    if bits & 2 != 0 { parts.append(try sign(1, DatePickerText.day(date))) }
    if bits & 1 != 0 { parts.append(try sign(2, DatePickerText.time(date))) }
    let row = row(label, parts)
    let (graph, node) = (graph, node)
    let (least, most) = (field("minimumDate"), field("maximumDate"))
    row.actions.select = { [weak node] text in
      guard let node, node.isAlive, var chosen = DatePickerText.date(text, from: date) else { return false }
      if let least = least.unwrapped, !least.isNothing { chosen = max(chosen, graph.date(least)) }
      if let most = most.unwrapped, !most.isNothing { chosen = min(chosen, graph.date(most)) }
      graph.perform {
        try graph.act(node) {
          let type = graph.analyzer.known("Date")
          try location?.set(.ref(StructBox(type, [.double(chosen.timeIntervalSinceReferenceDate)])))
        }
      }
      return true
    }
  }
}

extension Graph {
  /// A `Date` of the program.
  fileprivate func date(_ value: Value) -> Date {
    let seconds = machine.fieldValue("timeIntervalSinceReferenceDate", of: value).flatMap { length($0) }
    return Date(timeIntervalSinceReferenceDate: seconds ?? 0)
  }
}

/// Days and times as a person reads and writes them.
private enum DatePickerText {
  static func day(_ date: Date) -> String { style("MMM d, y").string(from: date) }
  static func time(_ date: Date) -> String { style("h:mm a").string(from: date) }

  /// `2026-11-26`, `09:41`, or both; what is not written stays as it is in a date.
  static func date(_ text: String, from date: Date) -> Date? {
    let parts = text.split(separator: " ").map(String.init)
    let dash = parts.first { $0.contains("-") }
    let colon = parts.first { $0.contains(":") }
    guard parts.count == [dash, colon].count(where: { $0 != nil }), !parts.isEmpty else { return nil }
    let day = dash ?? style("yyyy-MM-dd").string(from: date)
    let time = colon ?? style("HH:mm").string(from: date)
    return style("yyyy-MM-dd HH:mm").date(from: "\(day) \(time)")
  }

  private static func style(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = format
    return formatter
  }
}
