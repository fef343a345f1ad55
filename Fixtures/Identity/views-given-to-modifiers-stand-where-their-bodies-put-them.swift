// What a modifier is given beside the view that it is put on lasts as it does where the modifier's body puts it, also if
// the view itself stays where it is.
import SwiftUI

struct Card: View {
  @State private var isOpen = false
  var body: some View { Text("card") }
}

struct Popup<Shown: View>: ViewModifier {
  @Binding var isShown: Bool
  @ViewBuilder let popup: () -> Shown

  func body(content: Content) -> some View {
    content.overlay { if isShown { popup() } }
  }
}

struct Badge<Label: View>: ViewModifier {
  let label: Label
  func body(content: Content) -> some View { content.background(label) }
}

extension View {
  func popup(_ isShown: Binding<Bool>, @ViewBuilder popup: @escaping () -> some View) -> some View {
    modifier(Popup(isShown: isShown, popup: popup))
  }
}

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    Text("a").modifier(Popup(isShown: $isOn) { Card() })
    Text("b").popup($isOn) { Card() }
    Text("c").modifier(Badge(label: Card())).modifier(Badge(label: Card()))
  }
}
