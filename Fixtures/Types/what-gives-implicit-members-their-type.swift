// An implicit member is looked up in what a builder, an opaque result or an optional binding wants.
import SwiftUI

enum Kind: Hashable { case first, second }

protocol Painted {
  associatedtype Fill: ShapeStyle
  var fill: Fill { get }
}

struct Red: Painted {
  var fill: some ShapeStyle { .red.opacity(0.3) }
}

struct Gradient: Painted {
  var fill: some ShapeStyle {
    let colors: [Color] = [.red, .blue]
    return .linearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
  }
}

struct Tabs: View {
  @State private var kind = Kind.first
  var body: some View {
    TabView(selection: $kind) {
      Tab("a", systemImage: "a", value: .first) { Text("a") }
      Tab(value: .second) { Text("b") } label: { Text("b") }
    }
  }
}

struct Fills: View {
  var body: some View {
    Text("a").background(Red().fill)
    Text("b").background(Gradient().fill)
  }
}
