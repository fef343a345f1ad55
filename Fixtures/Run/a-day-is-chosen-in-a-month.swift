// Shown at 320x336: a month, which can be turned; the time of the day stays. Today is seen.
// Do: tap "Next Month"
// Do: tap "14"
import SwiftUI

struct ContentView: View {
  @State private var day = Date.now.addingTimeInterval(86_400 + 3_600)

  var body: some View {
    VStack {
      DatePicker("Day", selection: $day, displayedComponents: .date)
        .datePickerStyle(.graphical)
        .tint(.purple)
      Text(day.formatted(date: .abbreviated, time: .shortened))
    }
  }
}
