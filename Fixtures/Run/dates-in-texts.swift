// Shown at 320x224: dates as text, and spans to the present, which go on with the clock.
// Do: wait 65s
import SwiftUI

struct ContentView: View {
  @State private var start = Date.now
  private let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600)
  var body: some View {
    VStack(alignment: .leading) {
      Text(noon, style: .date)
      Text(noon, style: .time)
      Text(start, style: .timer)
      Text(start, style: .relative)
      Text(start, style: .offset)
      Text("since \(start, style: .timer)")
      Text(noon...noon.addingTimeInterval(5400))
      Text(timerInterval: start...start.addingTimeInterval(120))
      Text(timerInterval: start...start.addingTimeInterval(120), countsDown: false)
    }
  }
}
