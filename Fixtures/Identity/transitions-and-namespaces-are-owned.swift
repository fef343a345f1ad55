// The modifiers of a transition keep their state with the view that they come and go with, whether they are written there
// or named; and a namespace belongs to its view.
import SwiftUI

struct Fold: ViewModifier {
  @State private var angle = 0.0
  var isFolded: Bool
  func body(content: Content) -> some View { content.rotationEffect(.degrees(isFolded ? angle : 0)) }
}

extension AnyTransition {
  static var fold: AnyTransition {
    .asymmetric(insertion: .modifier(active: Fold(isFolded: true), identity: Fold(isFolded: false)), removal: .opacity)
  }
}

struct Row: View {
  @Namespace private var names
  var body: some View { Text("row").matchedGeometryEffect(id: 1, in: names) }
}

struct Screen: View {
  var isOn: Bool
  var body: some View {
    if isOn {
      Row().transition(.modifier(active: Fold(isFolded: true), identity: Fold(isFolded: false)))
    }
    Row().transition(.fold).padding()
    Row().transition(.opacity)
  }
}
