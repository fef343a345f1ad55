// Shown at 240x80: the content of a timeline is made again at the dates of its schedule.
// Do: wait 2500ms
// Events
import SwiftUI

struct ContentView: View {
  private let start = Date()

  var body: some View {
    VStack(spacing: 0) {
      TimelineView(.periodic(from: start, by: 1)) { context in Tick(name: "seconds", time: time(context.date)) }
      TimelineView(.explicit([start, start + 0.5, start + 2, start + 9])) { context in
        Tick(name: "explicit", time: time(context.date))
      }
      TimelineView(.animation(minimumInterval: 1, paused: true)) { context in
        Tick(name: "paused", time: time(context.date))
      }
    }
  }

  func time(_ date: Date) -> Double { (date.timeIntervalSince(start) * 10).rounded() / 10 }
}

struct Tick: View {
  let name: String
  let time: Double
  var body: some View { Text("\(name) \(time.formatted())") }
}
