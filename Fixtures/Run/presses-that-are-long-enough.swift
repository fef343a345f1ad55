// Shown at 240x80: a long press is one after half a second; that the finger is down is told at once and taken back.
// Do: tap "short"
// Do: longpress "short" 400ms
// Do: longpress "short" 600ms
import SwiftUI

struct ContentView: View {
  @State private var log: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      Text("short").onLongPressGesture { log.append("long") } onPressingChanged: { log.append($0 ? "down" : "up") }
      Text(log.joined(separator: " "))
    }
  }
}
