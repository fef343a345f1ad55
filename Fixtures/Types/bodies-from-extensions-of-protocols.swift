// A type without a body of its own has that of a protocol, in which `Self` is the type.
import SwiftUI

protocol Page: View {
  associatedtype Content: View
  @ViewBuilder var content: Content { get }
}

extension Page {
  var body: some View {
    VStack {
      content
      Divider()
    }
  }
}

struct First: Page {
  var content: some View {
    Text("a")
    Text("b")
  }
}

struct Second<Content: View>: Page {
  let content: Content
}

enum Chapter {
  struct Third: Page {
    var content: some View { Image(systemName: "star") }
  }
}

protocol Same: View, Equatable {}

extension Same {
  var body: some View { EquatableView(content: self) }
}

struct Fourth: Same {}

protocol Frame: ViewModifier {}

extension Frame {
  func body(content: Content) -> some View { content.padding() }
}

struct Thin: Frame {}

struct Arrow: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Blank: View {
  var body: Never { fatalError() }
}
