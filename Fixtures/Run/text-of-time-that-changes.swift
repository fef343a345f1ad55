// Shown at 320x128: text with a style for the current date follows the clock; a timer stops at the ends of its interval.
// Do: wait 3s
import SwiftUI

struct Clocks: View {
  let start = Date.now
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(.currentDate, format: .timer(countingUpIn: start..<start.addingTimeInterval(100)))
      Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(5000)))
      Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(5000), showsHours: false))
      Text(.currentDate, format: .timer(countingUpIn: start..<start.addingTimeInterval(2)))
      Text(start.addingTimeInterval(3725), format: .stopwatch(startingAt: start, maxFieldCount: 3))
      Text(.currentDate, format: .dateTime.minute().second())
    }
  }
}

#Preview { Clocks() }
