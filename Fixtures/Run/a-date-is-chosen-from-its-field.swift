// Shown at 360x480: a tap on the day of a compact date picker opens a calendar, one on the time its wheels.
// Do: tap "Jan 1, 2001"
// Do: tap "17"
// Do: dismiss
// Do: tap "12:00 AM"
import SwiftUI

struct ContentView: View {
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    Form {
      DatePicker("Start", selection: $date)
    }
  }
}
