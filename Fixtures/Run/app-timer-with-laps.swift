// Shown at 240x256: a timer on Combine's timer publisher that is connected and cancelled, with laps in a list.
// Do: tap "Start"
// Do: wait 3s
// Do: tap "Lap"
// Do: wait 2s
// Do: tap "Stop"
// Do: wait 5s
import Combine
import SwiftUI

final class Stopwatch: ObservableObject {
  @Published var elapsed = 0
  @Published var laps: [Int] = []
  private var timer: AnyCancellable?
  var isRunning: Bool { timer != nil }

  func toggle() {
    if timer != nil {
      timer?.cancel()
      timer = nil
      objectWillChange.send()
      return
    }
    timer = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.elapsed += 1 }
    objectWillChange.send()
  }

  func lap() { laps.insert(elapsed - laps.reduce(0, +), at: 0) }
}

extension Int {
  var asClock: String { String(format: "%02d:%02d", self / 60, self % 60) }
}

struct ContentView: View {
  @StateObject private var watch = Stopwatch()
  var body: some View {
    VStack {
      Text(watch.elapsed.asClock).font(.system(.largeTitle, design: .monospaced))
      HStack {
        Button(watch.isRunning ? "Stop" : "Start", action: watch.toggle)
        Button("Lap", action: watch.lap).disabled(!watch.isRunning)
      }
      List(Array(watch.laps.enumerated()), id: \.offset) { index, lap in
        HStack {
          Text("Lap \(watch.laps.count - index)")
          Spacer()
          Text(lap.asClock)
        }
      }
      .listStyle(.plain)
    }
  }
}
