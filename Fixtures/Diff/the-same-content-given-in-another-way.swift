// A title and a label that is written out are the same view in the same place, and what stands beside it stays.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

// MARK: old
struct Screen: View {
  @State private var isOn = false
  var body: some View {
    NavigationLink("Next") { Counter() }
    Section("Title") { Counter() }
    Button("Add", systemImage: "plus") {}
    Toggle("On", isOn: $isOn)
    Gauge(value: 1) { Counter() }
    Button("Add") {}
  }
}

// MARK: new
struct Screen: View {
  @State private var isOn = false
  var body: some View {
    NavigationLink { Counter() } label: { Text("Next") }
    Section { Counter() } header: { Text("Title") }
    Button {} label: { Label { Text("Add") } icon: { Image(systemName: "plus") } }
    Toggle(isOn: $isOn) { Text("On") }
    Gauge(value: 1) { Counter() } currentValueLabel: { Text("1") }
    Button {} label: { Text("Add").bold(); Text("b") }
  }
}
