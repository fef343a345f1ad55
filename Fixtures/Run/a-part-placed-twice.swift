// Shown at 304x96: a part that a container places once more is another view there, with state of its own.
// Do: tap "a0"
// Do: tap "twice"
// Do: tap "c0"
import SwiftUI

struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name)\(count)") { count += 1 } }
}

struct Featured<Content: View>: View {
  @ViewBuilder var content: Content
  @State private var isTwice = false
  var body: some View {
    Group(subviews: content) { parts in
      VStack(spacing: 0) {
        if isTwice { parts[0].border(.blue) }
        HStack { ForEach(parts) { $0 } }
        Button("twice") { isTwice.toggle() }
      }
    }
  }
}

struct ContentView: View {
  var body: some View {
    Featured {
      Counter(name: "a")
      Counter(name: "b")
      Counter(name: "c")
    }
  }
}
