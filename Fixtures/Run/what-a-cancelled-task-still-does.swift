// Shown at 240x64: a cancelled `try?` of a sleep ends at once, and what comes after it still runs, before the new task; a
// task of an action goes on when its view is gone.
// Do: tap "Next"
// Do: tap "Work"
// Do: wait 3s
// Events
import SwiftUI

struct Worker: View {
  @Binding var log: [String]
  @Binding var isShown: Bool
  @State private var id = 1
  var body: some View {
    HStack {
      Button("Next") { id = 2 }
      Button("Work") {
        Task {
          try? await Task.sleep(for: .seconds(1))
          log.append("worked \(Task.isCancelled)")
        }
        isShown = false
      }
    }
    .task(id: id) {
      let own = id
      log.append("begin \(own)")
      try? await Task.sleep(for: .seconds(9))
      log.append("end \(own) \(Task.isCancelled)")
    }
  }
}

struct ContentView: View {
  @State private var log: [String] = []
  @State private var isShown = true
  var body: some View {
    VStack {
      if isShown { Worker(log: $log, isShown: $isShown) }
      Text("\(log.count)")
    }
    .onChange(of: log) { print(log) }
  }
}
