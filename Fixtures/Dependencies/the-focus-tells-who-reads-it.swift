// A binding to the focus tells those who read it. Who only hands it to a field, or on, does not run when the focus moves; it
// is given another value where the view around runs anyway. (Apple, FocusState.Binding: unlike `Binding` it is no
// `DynamicProperty`.)
import SwiftUI

struct Field: View {
  @FocusState.Binding var isFocused: Bool
  @Binding var text: String
  var body: some View { TextField("", text: $text).focused($isFocused) }
}

struct Hint: View {
  @FocusState.Binding var isFocused: Bool
  var body: some View { Text(isFocused ? "type" : "tap") }
}

struct Both: View {
  @FocusState.Binding var isFocused: Bool
  var body: some View { Hint(isFocused: $isFocused) }
}

struct Form: View {
  @FocusState private var isFocused: Bool
  @State private var text = ""
  var body: some View {
    Field(isFocused: $isFocused, text: $text)
    Hint(isFocused: $isFocused)
  }
}

struct Reader: View {
  @FocusState private var isFocused: Bool
  @State private var text = ""
  var body: some View {
    Field(isFocused: $isFocused, text: $text)
    Text(isFocused ? "on" : "off")
  }
}

struct Outer: View {
  @FocusState private var isFocused: Bool
  var body: some View { Both(isFocused: $isFocused) }
}
