// A style is told by its configuration what a control is given besides its label, and runs again when that differs: of
// the innermost style of the kind. Of what views of the program have in them nobody knows.
import SwiftUI

struct Bar: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { Text("\(configuration.fractionCompleted ?? 0)") }
}

struct Outer: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { Text("") }
}

struct Dial: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View { Text("\(configuration.value)") }
}

struct Switch: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isOn { configuration.label } else { Text("") }
  }
}

struct Fold: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

struct Row: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("", isOn: $isOn) }
}

struct Plain: View {
  let isOn: Bool
  var body: some View { Text("") }
}

struct Progress: View {
  @State private var done = 0.2
  @State private var title = ""
  var body: some View {
    VStack {
      ProgressView(title, value: done).progressViewStyle(Bar())
      Gauge(value: 0.5) { Text(title) }
    }
    .progressViewStyle(Outer())
    .gaugeStyle(Dial())
  }
}

struct Switches: View {
  @State private var isOn = false
  @State private var isOpen = false
  var body: some View {
    VStack { Toggle("", isOn: $isOn) }.toggleStyle(Switch())
    DisclosureGroup("", isExpanded: $isOpen) { Text("") }.folded()
  }
}

extension View {
  func folded() -> some View { disclosureGroupStyle(Fold()) }
}

struct Rows: View {
  @State private var isOn = false
  @State private var isPlain = false
  var body: some View {
    VStack {
      Row(isOn: $isOn)
      Plain(isOn: isPlain)
    }
    .toggleStyle(Switch())
  }
}
