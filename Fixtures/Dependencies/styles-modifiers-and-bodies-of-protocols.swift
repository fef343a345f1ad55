// A style's body and a modifier's depend on what they declare; the body of a protocol on what its type has for it.
import SwiftUI

protocol Titled: View { var title: String { get } }

extension Titled {
  var body: some View { Text(title) }
}

struct Page: Titled {
  @State private var count = 0
  var title: String { "\(count)" }
}

struct Faded: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(isEnabled ? 1 : 0.5) }
}

struct Counted: ViewModifier {
  @State private var count = 0
  func body(content: Content) -> some View { content.badge(count) }
}
