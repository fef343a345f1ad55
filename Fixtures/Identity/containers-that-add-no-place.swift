// `Group`, `GridRow`, `AnyLayout` and `TupleView` add no place of their own; other containers do.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Transparent: View {
  var isWide: Bool

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout { Row(); Row() }
    Group { Row() }
    Group { Group { Row(); Row() } }
    Grid { GridRow { Row(); Row() } }
    TupleView((Row(), Text("b")))
    if isWide { HStack { Row() } } else { VStack { Row() } }
    Section { Row() } header: { Row() } footer: { Row() }
    Section(header: Row()) { Row() }
    Label { Row() } icon: { Row() }
    LazyVStack { Row() }
    GeometryReader { _ in Row() }
    ViewThatFits { Row(); Row() }
    HStackLayout() { Row() }
    Button { } label: { Row() }
    DisclosureGroup("") { Row() }
    ScrollView { LazyHStack { ForEach(0..<3) { _ in Row() } } }
  }
}
