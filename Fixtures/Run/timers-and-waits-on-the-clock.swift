// Shown at 320x64: timers, sleeps and queues of the main thread wait on the clock of the preview.
// Do: tap "Start"
// Do: wait 2s
import Combine
import SwiftUI

struct ContentView: View {
  @State private var ticks = 0
  @State private var start = Date.now
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  func say(_ what: String) { print(what, String(format: "%.2f", Date.now.timeIntervalSince(start))) }

  var body: some View {
    VStack {
      Text("\(ticks)").onReceive(timer) { _ in ticks += 1 }
      Button("Start") {
        start = .now
        Timer.scheduledTimer(withTimeInterval: 0.75, repeats: false) { _ in say("timer") }
        DispatchQueue.main.async { say("queue") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { say("queue after") }
        Task {
          try? await Task.sleep(for: .milliseconds(500))
          say("for")
          try? await Task.sleep(until: .now + .milliseconds(500), clock: .continuous)
          say("until")
          try? await Task.sleep(nanoseconds: 500_000_000)
          say("nanoseconds")
        }
        say("action")
      }
    }
  }
}
