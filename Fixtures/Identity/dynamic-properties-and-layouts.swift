// A value of the program that SwiftUI installs keeps its state with the view that stores it, a style what its body makes.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Hover: DynamicProperty {
  @State var isInside = false
}

@propertyWrapper struct Counted: DynamicProperty {
  @State private var count = 0
  var wrappedValue: Int { count }
}

struct Keeper: View {
  @Counted private var count
  private var hover = Hover()
  var body: some View { Text("\(count)") }
}

struct Wide: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Row() } }
}

struct Flow: Layout {
  var spacing = 8.0
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

extension View {
  @ViewBuilder func titled<Title>(_ title: Title?, _ content: (Self, Title) -> some View) -> some View {
    if let title { content(self, title) } else { self }
  }
}

struct Uses: View {
  @State private var isOn = false
  var name: String?
  var body: some View {
    Keeper()
    Toggle("", isOn: $isOn).toggleStyle(Wide())
    Flow(spacing: 3) { Row(); Row() }
    Row().titled(name) { $0.navigationTitle($1) }
  }
}
