// Shown at 320x480: the locale of the environment decides how a picker and an axis write dates, in which order the wheels
// stand, and whether a day has halves.
import Charts
import SwiftUI

struct ContentView: View {
  @State private var day = Date(timeIntervalSinceReferenceDate: 52_200)

  var body: some View {
    VStack {
      DatePicker("Day", selection: $day)
      DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.wheel)
      DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
      Chart(0..<4, id: \.self) { month in
        LineMark(
          x: .value("Day", day.addingTimeInterval(Double(month) * 2_678_400)), y: .value("Sum", Double(month) * 0.5))
      }
    }
    .labelsHidden()
    .environment(\.locale, Locale(identifier: "de_DE"))
  }
}
