// Shown at 320x480: each part of a day and of a time is on a wheel of its own.
import SwiftUI

struct ContentView: View {
  @State private var day = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    VStack {
      DatePicker("Day", selection: $day, displayedComponents: .date)
      DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute)
    }
    .datePickerStyle(.wheel)
    .labelsHidden()
  }
}
