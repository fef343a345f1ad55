import SwiftUI

struct CardModifier: ViewModifier {
  let title: String
  @State private var taps = 0

  func body(content: Content) -> some View {
    VStack {
      Text(title)
      content
      Button("\(taps) taps") { taps += 1 }
    }
    .border(.red)
  }
}

extension View {
  func card(_ title: String) -> some View { modifier(CardModifier(title: title)) }
}
