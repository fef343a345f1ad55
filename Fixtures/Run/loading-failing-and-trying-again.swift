// Shown at 320x120: a screen that loads: first it fails, then, tried again, it has its data.
// Do: wait 1s
// Do: tap "Try again"
// Do: wait 1s
// Events
import SwiftUI

enum Phase: Equatable {
  case loading
  case failed(String)
  case loaded([String])
}

struct Offline: LocalizedError {
  var errorDescription: String? { "No connection" }
}

@MainActor @Observable final class Loader {
  var phase = Phase.loading
  private var attempts = 0

  func load() async {
    phase = .loading
    attempts += 1
    do {
      try await Task.sleep(for: .milliseconds(500))
      if attempts == 1 { throw Offline() }
      phase = .loaded(["one", "two"])
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }
}

struct ContentView: View {
  @State private var loader = Loader()

  var body: some View {
    Group {
      switch loader.phase {
      case .loading: ProgressView("Loading")
      case .failed(let reason):
        VStack {
          Text(reason)
          Button("Try again") { Task { await loader.load() } }
        }
      case .loaded(let items):
        VStack { ForEach(items, id: \.self) { Text($0) } }
      }
    }
    .task { await loader.load() }
  }
}
