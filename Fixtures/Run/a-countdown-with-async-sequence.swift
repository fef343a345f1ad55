// Shown at 240x96: a task reads numbers from a stream, one a second, and can be stopped.
// Do: tap "Start"
// Do: wait 2500ms
// Do: tap "Stop"
// Do: wait 5s
// Events
import SwiftUI

func countdown(from start: Int) -> AsyncStream<Int> {
  AsyncStream { continuation in
    let task = Task {
      for number in stride(from: start, through: 0, by: -1) {
        continuation.yield(number)
        try? await Task.sleep(for: .seconds(1))
        if Task.isCancelled { break }
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
  }
}

struct ContentView: View {
  @State private var number = 10
  @State private var task: Task<Void, Never>?
  var body: some View {
    VStack {
      Text("\(number)")
      Button(task == nil ? "Start" : "Stop") {
        if let task {
          task.cancel()
          self.task = nil
        } else {
          task = Task { for await next in countdown(from: 5) { number = next } }
        }
      }
    }
  }
}
