// Local functions with opaque results see the names around them; `if let self` is what it wraps; `type(of:)` has members.
import SwiftUI

extension Optional where Wrapped: View {
  @ViewBuilder func orEmpty() -> some View {
    if let self { self } else { EmptyView() }
  }
}

struct Local: View {
  static var title: some View { Text("title").bold() }
  let size: CGFloat

  var body: some View {
    let inset = size / 2
    func cell(_ text: String) -> some View { Text(text).padding(inset) }
    @ViewBuilder func pair() -> some View {
      cell("a")
      cell("b").opacity(0.5)
    }
    return VStack {
      pair()
      type(of: self).title
      Text?.some(Text("c")).orEmpty()
    }
  }
}

struct Inherited: View {
  class Base {
    func title() -> String { "base" }
  }
  final class Derived: Base {
    lazy var color = Color.red
    let font = Font.body
  }
  let derived = Derived()
  var body: some View { Text(derived.title()).background(derived.color).font(derived.font) }
}
