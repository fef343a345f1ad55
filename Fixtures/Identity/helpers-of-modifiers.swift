// A modifier that gives its content to a helper of its own puts the view there.
import SwiftUI

struct Boxed: ViewModifier {
  func body(content: Content) -> some View { boxed(content) }

  private func boxed(_ view: Content) -> some View {
    VStack { view.padding() }
  }
}

struct Uses: View {
  var body: some View {
    Note().modifier(Boxed())
  }
}

struct Note: View {
  @State private var text = ""
  var body: some View { Text(text) }
}
