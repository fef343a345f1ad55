// Shown at 240x64: a focus state that a preview declares has no focus at first.
import SwiftUI

enum Field: Hashable { case name, mail }

struct Row: View {
  let field: Field
  @FocusState.Binding var focused: Field?

  var body: some View {
    Text(focused == field ? "focused" : "not focused")
    if focused == nil { Text("nothing has focus") }
  }
}

#Preview {
  @Previewable @FocusState var focused: Field?
  VStack { Row(field: .name, focused: $focused) }
}
