import SwiftUI

// A body cannot wait: what is given an asynchronous function at most starts it, whatever the function gives.
struct Retry: View {
  let run: () async -> Bool

  var body: some View {
    Button("Again") { Task { await run() } }
  }
}

struct Starter: ViewModifier {
  let work: @Sendable () async -> Bool

  func body(content: Content) -> some View {
    content.task { _ = await work() }
  }
}

struct Page: View {
  @State private var error: String?
  @State private var count = 0
  @State private var total = 0

  var body: some View {
    VStack {
      if error != nil { Retry(run: load) }
      Retry {
        count += 1
        return count > 3
      }
      Retry(run: { await load() })
    }
    .modifier(Starter { total > 1 })
  }

  func load() async -> Bool {
    error = nil
    return total > 1
  }
}
