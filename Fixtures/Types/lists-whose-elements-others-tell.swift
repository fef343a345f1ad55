// A list of implicit members is of what the other arguments say, and of functions that take lists the elements tell which.
import SwiftUI

struct Choices<Data: RandomAccessCollection, Content: View, Label: View>: View
where Data.Element: Equatable, Data.Index: Hashable {
  let data: Data
  @Binding var selection: Data.Element
  @ViewBuilder let content: (Data.Element) -> Content
  let label: () -> Label
  var body: some View {
    HStack {
      ForEach(data.indices, id: \.self) { content(data[$0]) }
      label()
    }
  }
}

enum Side: String, CaseIterable { case left, right }

struct ChoiceOfDirections: View {
  @Binding var direction: LayoutDirection

  struct Label: View {
    let direction: LayoutDirection
    init(_ direction: LayoutDirection) { self.direction = direction }
    var body: some View { Text(direction == .leftToRight ? "to the right" : "to the left") }
  }

  var body: some View {
    Choices(data: [.leftToRight, .rightToLeft], selection: $direction.animation(), content: Label.init) {
      Text("Direction")
    }
  }
}

struct ChoiceOfAxes: View {
  @State private var axis = Axis.horizontal
  @State private var edge: VerticalEdge?
  var body: some View {
    Choices(data: [.horizontal, .vertical], selection: $axis) { axis in
      switch axis {
      case .horizontal: Text("across")
      case .vertical: Image("down")
      }
    } label: {
      EmptyView()
    }
    Choices(data: [nil, .top, .bottom], selection: $edge) { edge in
      Text(edge == nil ? "none" : "some")
    } label: {
      Text("Edge")
    }
  }
}

struct ListsByPath: View {
  var body: some View {
    ForEach([.left, .right], id: \Side.rawValue) { Text($0.rawValue) }
    ForEach([.left, .right] as [Side], id: \.rawValue) { Text($0.rawValue) }
  }
}

struct ElementsOfLists: View {
  let index: Int
  var body: some View {
    Circle().fill([.black, .red, .orange][index])
    Text("a").background([Color.red, .blue][index], in: .capsule)
    Text("b").foregroundStyle([.red, .blue][index])
  }
}

struct FunctionsOfLists: View {
  func row(_ links: [URL]) -> Text { Text("links") }
  func row(_ names: [String]) -> Image { Image("names") }
  func row(_ numbers: [Int]) -> Color { .red }
  var body: some View {
    row(["a"])
    row([1, 2])
    row([URL(string: "a")!])
    ShareLink("Share", items: ["a", "b"])
  }
}

@resultBuilder enum ListBuilder<Element> {
  static func buildExpression(_ element: Element) -> Element { element }
  static func buildBlock(_ elements: Element...) -> [Element] { elements }
}

struct Segments<Segment: View, Selection: Hashable>: View {
  let tags: [Selection]
  let segments: [Segment]
  init(selection: Binding<Selection>, tags: [Selection], @ListBuilder<Segment> content: () -> [Segment]) {
    self.tags = tags
    segments = content()
  }
  var body: some View {
    ForEach(tags.indices, id: \.self) { segments[$0] }
  }
}

struct BuiltLists: View {
  @State private var side = Side.left
  var body: some View {
    Segments(selection: $side, tags: [.left, .right]) {
      Text("Left").bold()
      Text("Right")
    }
    Segments(selection: .constant(0), tags: [0, 1]) {
      Image("zero").padding()
      Image("one").padding()
    }
  }
}
