// Functions of the program that have the name of one of SwiftUI's views are overloads beside its initialisers.
import SwiftUI

func Section(_ title: String, note: String, @ViewBuilder content: () -> some View) -> some View {
  Section(title) { content() }
}

func Label(_ title: String, size: Int) -> some View {
  Label(title, systemImage: "star").font(.title)
}

func Toggle(_ value: Int) -> Int { value + 1 }

struct Pane: View {
  @State private var isOn = false
  var body: some View {
    Form {
      Section { Text("a") } header: { Text("b") }
      Section("Title", note: "n") { Text("c") }
      Section("Title") { Text("d") }
      Label("x", size: 3)
      Label("y", systemImage: "star")
      Toggle("On", isOn: $isOn)
      Text("\(Toggle(3))")
    }
  }
  var label: Label<Text, Image> { Label("x", systemImage: "y") }
}
