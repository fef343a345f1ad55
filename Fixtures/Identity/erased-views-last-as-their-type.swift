// `AnyView` keeps the view in it while the type of that stays the same.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Erased: View {
  var isOn: Bool
  let stored: AnyView
  let existential: any View

  var body: some View {
    AnyView(Row())
    isOn ? AnyView(Row()) : AnyView(Text("x"))
    isOn ? AnyView(Row()) : AnyView(Row())
    AnyView(isOn ? AnyView(Row()) : AnyView(Text("x")))
    stored
    AnyView(existential)
  }
}
