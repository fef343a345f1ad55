// What a generic container is given stands in its body like a view; which one it is those tell who make the container.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Screen: View {
  var body: some View { Card { Counter() } }
}

// MARK: old
struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View {
    VStack {
      HStack { content() }
      Counter()
    }
  }
}

// MARK: new
struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View {
    VStack {
      Divider()
      content().padding()
    }
  }
}
