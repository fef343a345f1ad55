import SwiftUI

@Observable final class Counter {
  var count = 0
}

struct CounterView: View {
  let counter: Counter
  var body: some View {
    Button("more") { counter.count += 1 }
    Text("shown \(counter.count)")
  }
}

let shared = Counter()

#Preview {
  let made = Counter()
  made.count = shared.count
  return VStack {
    CounterView(counter: shared)
    CounterView(counter: made)
  }
}
