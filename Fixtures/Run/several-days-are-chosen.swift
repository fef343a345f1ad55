// Shown at 320x336: days of a month are chosen and given up again; those outside of the bounds cannot be.
// Do: tap "6"
// Do: tap "8"
// Do: tap "6"
// Do: tap "20"
// Do: tap "30"
import SwiftUI

struct ContentView: View {
  @State private var days: Set<DateComponents> = []

  private var bounds: Range<Date> {
    Date.now..<Date.now.addingTimeInterval(25 * 86_400)
  }

  var body: some View {
    VStack {
      MultiDatePicker("Days off", selection: $days, in: bounds)
      Text(days.compactMap(\.day).sorted().map { "\($0)." }.joined(separator: " "))
    }
  }
}
