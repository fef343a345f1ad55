// A binding in the environment is another value when what is behind it is: who reads the key runs again, though the body
// that writes it does not.
import SwiftUI

extension EnvironmentValues {
  @Entry var tab: Binding<Int> = .constant(0)
}

struct Mode: View {
  @Environment(\.editMode) private var mode
  var body: some View { Text(mode?.wrappedValue.isEditing == true ? "" : "") }
}

struct Tab: View {
  @Environment(\.tab) var tab
  var body: some View { Text("\(tab.wrappedValue)") }
}

struct Projected: View {
  @Environment(\.tab) @Binding var tab
  var body: some View { Text("\(tab)") }
}

struct Middle: View {
  var body: some View { Tab() }
}

struct Editing: View {
  @State private var mode = EditMode.inactive
  var body: some View { Mode().environment(\.editMode, $mode) }
}

struct Tabs: View {
  @State private var tab = 0
  var body: some View {
    VStack {
      Tab()
      Projected()
      Middle()
    }
    .environment(\.tab, $tab)
  }
}

struct Selecting: ViewModifier {
  @Binding var tab: Int
  func body(content: Content) -> some View { content.environment(\.tab, $tab) }
}

extension View {
  // What a helper does with its second binding is nothing to the environment.
  func tabbed(_ tab: Binding<Int>, _ isOn: Binding<Bool>) -> some View {
    environment(\.tab, tab).sheet(isPresented: isOn) {}
  }
}

struct Modified: View {
  @State private var tab = 0
  @State private var other = 0
  @State private var isOn = false
  var body: some View {
    Tab().modifier(Selecting(tab: $tab))
    Projected().tabbed($other, $isOn)
  }
}
