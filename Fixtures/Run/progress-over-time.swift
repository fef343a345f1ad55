// Shown at 320x120: a span of time is counted down, by a line and in words, each second.
// Do: wait 15s
import SwiftUI

struct ContentView: View {
  @State private var start = Date.now
  var body: some View {
    VStack {
      ProgressView(timerInterval: start...start.addingTimeInterval(60))
      ProgressView(timerInterval: start...start.addingTimeInterval(60), countsDown: false) { Text("upload") }
    }
  }
}
