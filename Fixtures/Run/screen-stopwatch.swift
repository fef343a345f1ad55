// Shown at 320x160: a stopwatch of a task: it counts tenths while it runs, and keeps laps.
// Do: tap "Start"
// Do: wait 0.35s
// Do: tap "Lap"
// Do: wait 0.2s
// Do: tap "Stop"
// Do: wait 1s
import SwiftUI

@MainActor @Observable final class Stopwatch {
  var tenths = 0
  var laps: [Int] = []
  private var running: Task<Void, Never>?
  var isRunning: Bool { running != nil }

  func start() {
    running = Task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(100))
        if Task.isCancelled { return }
        tenths += 1
      }
    }
  }

  func stop() {
    running?.cancel()
    running = nil
  }
}

struct ContentView: View {
  @State private var watch = Stopwatch()

  var body: some View {
    VStack {
      Text("0.\(watch.tenths)")
      Text("laps: " + watch.laps.map(String.init).joined(separator: ", "))
      Button("Start") { watch.start() }
      Button("Stop") { watch.stop() }
      Button("Lap") { watch.laps.append(watch.tenths) }
    }
  }
}
