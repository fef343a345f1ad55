import Foundation
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Date pickers.
extension NativeViewTable {
  mutating func addDatePickers() {
    view("DatePicker") { update in try update.styled(.datePicker) }
    for name in [
      "DefaultDatePickerStyle", "CompactDatePickerStyle", "FieldDatePickerStyle", "StepperFieldDatePickerStyle",
    ] {
      look(name) { try $0.datePicker() }
    }
    look("GraphicalDatePickerStyle") { try $0.datePicker(.month) }
    look("WheelDatePickerStyle") { try $0.datePicker(.wheels) }
    view("MultiDatePicker") { update in
      let tint = update.graph.color(try update.givenTint ?? update.accent)
      let look = update.looked(
        "days", "_DaysLook",
        [update.field("selection"), update.field("bounds"), tint, .bool(update.graph.isInCells)])
      update.container(.vStack(), look).title = update.title(of: update.child("label").elements)
    }
  }
}

/// The form of a date picker.
private enum DatePickerForm {
  case fields, month, wheels
}

extension ViewUpdate {
  /// The day and the time in separate fields. A selection is entered as `2026-11-26 09:41`, or as one of both.
  fileprivate mutating func datePicker(_ form: DatePickerForm = .fields) throws {
    let location = location("selection")
    let date = try graph.date(read(location))
    // The raw values of `DatePickerComponents`: 1 is the time, 2 the day.
    var bits = 3
    if case .int(let given)? = machine.fieldValue("rawValue", of: field("displayedComponents")) { bits = given }
    let label = child("label").elements
    if form == .wheels {
      let wheels = looked(
        "wheels", "_DateWheelsLook",
        valuesOfLooks + [.bool(bits & 2 != 0), .bool(bits & 1 != 0), .bool(graph.isInCells)])
      return chooses(self.row(label, wheels), date, location)
    }
    var parts: [Element] = []
    let texts = DatePickerText(region: graph.region(in: environment))
    let isShownAsMonth = form == .month && bits & 2 != 0
    if bits & 2 != 0, !isShownAsMonth { parts.append(try dateField(.day, texts.day(date))) }
    if bits & 1 != 0 { parts.append(try dateField(.time, texts.time(date))) }
    showDateField(parts)
    let row: Element
    if isShownAsMonth {
      var below: [Element] = []
      if !parts.isEmpty {
        below = [
          part(40, .hStack(), [try controlText(41, "Time", paints.foreground), space(42)] + parts, type: "HStack")
        ]
      }
      let tint = graph.color(try givenTint ?? accent)
      let month = looked("month", "_DayLook", valuesOfLooks + [tint, .bool(graph.isInCells)])
      row = container(.vStack(spacing: graph.isInCells ? 0 : 8), month + below)
      row.title = title(of: label)
    } else {
      row = self.row(label, parts)
    }
    chooses(row, date, location)
  }

  /// The first properties of date picker looks: the selection, the earliest and the latest date.
  var valuesOfLooks: [Value] {
    let selection = machine.fieldValue("selection", of: value) ?? machine.fieldValue("_selection", of: value)
    return [selection ?? .void, field("minimumDate"), field("maximumDate")]
  }

  /// Adds the action that enters a date.
  private func chooses(_ row: Element, _ date: Date, _ location: BindingLocation?) {
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
  /// The host date of a `Date`.
  fileprivate func date(_ value: Value) -> Date {
    let seconds = machine.fieldValue("timeIntervalSinceReferenceDate", of: value).flatMap { length($0) }
    return Date(timeIntervalSinceReferenceDate: seconds ?? 0)
  }
}

/// The formats of displayed and entered dates.
private struct DatePickerText {
  let region: String

  func day(_ date: Date) -> String { shown(date, .medium, .none) }
  func time(_ date: Date) -> String { shown(date, .none, .short) }

  private func shown(_ date: Date, _ day: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: region)
    formatter.timeZone = .gmt
    (formatter.dateStyle, formatter.timeStyle) = (day, time)
    // The space before AM is narrow, which few fonts have.
    return formatter.string(from: date).replacing("\u{202F}", with: " ")
  }

  /// Parses `2026-11-26`, `09:41`, or both. A missing part is taken from `date`.
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
