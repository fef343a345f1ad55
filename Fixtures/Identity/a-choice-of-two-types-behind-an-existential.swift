// A choice may be of two types where any view is wanted: then it is of that type, and holds the one or the other.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Choices: View {
  @State private var isOn = false

  private var chosen: any View { isOn ? Row() : Text("x") }
  private func made() -> any View { return isOn ? Text("x") : Row() }

  var body: some View {
    AnyView(chosen)
    AnyView(made())
  }
}
