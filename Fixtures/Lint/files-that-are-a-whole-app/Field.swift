import SwiftUI

struct Field: View {
  @State private var name = ""
  @FocusState var isFocused: Bool
  var body: some View {
    TextField("Name", text: $name).onAppear { isFocused = true }
  }
}

struct OpenField: View {
  @State private var name = ""
  @FocusState var isFocused: Bool
  var body: some View {
    field.onAppear { isFocused = true }
  }
}
