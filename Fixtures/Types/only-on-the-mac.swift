// target: macos15
// Only on the mac: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct HSplitViewCase1: View {
  var body: some View { HSplitView { Text("content") } }
  @ViewBuilder var beside: some View {
    HSplitView {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { HSplitView(content: { Text("content") }).padding() }
}

struct VSplitViewCase1: View {
  var body: some View { VSplitView { Text("content") } }
  @ViewBuilder var beside: some View {
    VSplitView {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { VSplitView(content: { Text("content") }).padding() }
}

struct WindowCase1: Scene {
  var body: some Scene { Window("Title", id: "name") { Text("content") } }
}

struct SettingsCase1: Scene {
  var body: some Scene { Settings { Text("content") } }
}

struct MenuBarExtraCase1: Scene {
  var body: some Scene { MenuBarExtra { Text("content") } label: { Text("label") } }
}

struct MenuBarExtraCase2: Scene {
  var body: some Scene { MenuBarExtra("Title", systemImage: "name") { Text("content") } }
}

struct PrimitiveButtonStyleLinkCase1: View {
  var body: some View { Sample().buttonStyle(.link) }
  @ViewBuilder var beside: some View {
    Sample().buttonStyle(.link)
    Divider()
  }
  var afterPadding: some View { Sample().padding().buttonStyle(.link) }
}

struct ToggleStyleCheckboxCase1: View {
  var body: some View { Sample().toggleStyle(.checkbox) }
  @ViewBuilder var beside: some View {
    Sample().toggleStyle(.checkbox)
    Divider()
  }
  var afterPadding: some View { Sample().padding().toggleStyle(.checkbox) }
}

struct PickerStyleRadioGroupCase1: View {
  var body: some View { Sample().pickerStyle(.radioGroup) }
  @ViewBuilder var beside: some View {
    Sample().pickerStyle(.radioGroup)
    Divider()
  }
  var afterPadding: some View { Sample().padding().pickerStyle(.radioGroup) }
}

struct TextFieldStyleSquareBorderCase1: View {
  var body: some View { Sample().textFieldStyle(.squareBorder) }
  @ViewBuilder var beside: some View {
    Sample().textFieldStyle(.squareBorder)
    Divider()
  }
  var afterPadding: some View { Sample().padding().textFieldStyle(.squareBorder) }
}
