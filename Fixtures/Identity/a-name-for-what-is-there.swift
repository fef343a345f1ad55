// `if let` gives what is in an optional a name: the view that the container was given stands there as itself, and is there as
// long as there is one. What is kept as an optional stands in it. What was never given is nowhere. (The Swift book,
// Optional Binding; a builder makes `Optional<…>` of the optional itself.)
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Card<Icon: View>: View {
  var icon: Icon?
  var body: some View {
    VStack {
      if let icon { icon.padding() } else { Text("none") }
      if let shown = icon { shown }
    }
  }
}

struct Row<Lead: View, Trail: View>: View {
  let lead: Lead?
  let trail: Trail
  init(@ViewBuilder lead: () -> Lead, @ViewBuilder trail: () -> Trail) {
    self.lead = lead()
    self.trail = trail()
  }
  var body: some View { HStack { lead; trail } }
}

extension Row where Lead == EmptyView {
  init(@ViewBuilder trail: () -> Trail) {
    lead = nil
    self.trail = trail()
  }
}

struct Sometimes: View {
  @State private var isOn = false
  var body: some View { Card(icon: isOn ? Counter() : nil) }
}

struct Always: View {
  var body: some View { Card(icon: Counter()) }
}

struct Rows: View {
  var body: some View {
    Row { Counter() } trail: { Text("") }
    Row { Counter() }
  }
}
