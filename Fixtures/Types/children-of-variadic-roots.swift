import SwiftUI

// What a container of its own makes of the views that it is given.

struct Numbered<Content: View>: View {
  @ViewBuilder var content: Content

  struct Root: SwiftUI._VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(Array(zip(0..., children)), id: \.1.id) { number, child in
        child.tag(number)
      }
    }
  }

  var body: some View { _VariadicView.Tree(Root()) { content } }
}

struct Divided: _VariadicView_UnaryViewRoot {
  @State private var sizes: [_VariadicView_Children.Element.ID: CGSize] = [:]
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    VStack {
      ForEach(children) { child in
        if let size = sizes[child.id] { child.frame(width: size.width) }
        if child.id != last { Divider() }
      }
    }
  }
}

struct Uses: View {
  var body: some View {
    _VariadicView.Tree(Divided()) {
      Text("a")
      Text("b")
    }
    .transformEnvironment(\.backgroundMaterial) { $0 = nil }
    Text("c").overlayPreferenceValue(Text.LayoutKey.self) { layouts in Text("\(layouts.count)") }
    Rectangle().fill(.ellipticalGradient(stops: [Gradient.Stop(color: .red, location: 0)], center: .top))
    if #unavailable(iOS 26.0, ) { Text("d") }
  }
}
