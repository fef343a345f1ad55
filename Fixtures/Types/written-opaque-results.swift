// What is behind `some`: through extensions, generics, other types' members and protocols with defaults.
import SwiftUI

protocol Screen: View {
  associatedtype Header: View
  associatedtype Main: View
  @ViewBuilder var header: Header { get }
  @ViewBuilder var main: Main { get }
}

extension Screen {
  var header: some View { Text("Default").font(.title) }
  var page: some View {
    VStack {
      header
      main
    }
  }
}

struct HomeScreen: Screen {
  var body: some View { page }
  var main: some View {
    Text("home")
    Divider()
  }
}

struct OwnHeader: Screen {
  var body: some View { page.padding() }
  var header: some View { Image("logo") }
  var main: some View { Color.red }
}

struct Screens: View {
  var body: some View {
    HomeScreen().header
    OwnHeader().header
    HomeScreen().main
    OwnHeader()
  }
}

protocol Themable {
  associatedtype Icon: View
  var icon: Icon { get }
  var title: String { get }
}

struct Sunny: Themable {
  let title = "Sunny"
  var icon: some View { Image(systemName: "sun.max").foregroundStyle(.yellow) }
}

struct Rainy: Themable {
  let title = "Rainy"
  var icon: Circle { Circle() }
}

struct Weather<T: Themable>: View {
  let kind: T
  var body: some View {
    Label { Text(kind.title) } icon: { kind.icon }
  }
}

struct Forecast: View {
  var body: some View {
    Weather(kind: Sunny())
    Weather(kind: Rainy())
    Rainy().icon.fill(.blue)
    Sunny().icon.padding()
  }
}

enum Parts {
  static var title: some View { Text("title").font(.title) }
  static func line(_ color: Color = .gray) -> some View { color.frame(height: 1) }
  static func boxed<V: View>(_ view: V) -> some View { view.padding().border(.red) }
  static func pair(_ a: some View, _ b: some View) -> some View {
    HStack {
      a
      b
    }
  }
  @ViewBuilder static func repeated<V: View>(_ count: Int, @ViewBuilder content: @escaping (Int) -> V) -> some View {
    ForEach(0..<count, id: \.self) { content($0) }
    if count == 0 { Text("none") }
  }
}

struct UsesParts: View {
  var body: some View {
    Parts.title
    Parts.line()
    Parts.line(.red).opacity(0.5)
    Parts.boxed(Parts.boxed(Text("x")))
    Parts.pair(Parts.title, Circle())
    Parts.repeated(3) { index in
      Text("\(index)")
      Divider()
    }
  }
}

func headline(_ text: String) -> some View { Text(text).font(.headline).textCase(.uppercase) }

var globalView: some View { headline("global").padding() }

@ViewBuilder func either(_ isFirst: Bool) -> some View {
  if isFirst { headline("a") } else { globalView }
}

struct UsesFree: View {
  var body: some View {
    headline("x")
    globalView
    either(true)
  }
}

extension Text {
  func code() -> Text { font(.system(.body, design: .monospaced)).foregroundColor(.purple) }
  func tagged() -> some View { padding(2).background(.gray.opacity(0.2), in: .capsule) }
  static func + (lhs: Text, rhs: String) -> Text { lhs + Text(rhs) }
}

extension Image {
  func icon(_ size: CGFloat = 20) -> some View { resizable().scaledToFit().frame(width: size, height: size) }
  static let star = Image(systemName: "star")
}

extension Shape {
  func outlined<S: ShapeStyle>(_ style: S) -> some View { stroke(style, lineWidth: 2) }
}

extension Button where Label == Text {
  init(quick title: String) { self.init(title) {} }
}

extension VStack where Content == TupleView<(Text, Text)> {
  init(lines first: String, _ second: String) {
    self.init {
      Text(first)
      Text(second)
    }
  }
}

extension Color {
  var swatch: some View { frame(width: 10, height: 10).clipShape(Circle()) }
}

struct Extended: View {
  var body: some View {
    Text("a").code().bold()
    Text("b").code().tagged()
    Text("c") + "d"
    Image.star.icon()
    Image("x").icon(30).padding()
    Circle().outlined(.red)
    Button(quick: "Q")
    VStack(lines: "1", "2")
    Color.red.swatch
  }
}

struct Recursive: View {
  let depth: Int
  var body: some View {
    Text("\(depth)")
    if depth > 0 { Recursive(depth: depth - 1) }
  }
}

struct RecursiveErased: View {
  let depth: Int
  var body: some View { tree(depth) }
  func tree(_ depth: Int) -> AnyView {
    guard depth > 0 else { return AnyView(EmptyView()) }
    return AnyView(VStack { tree(depth - 1) })
  }
}

struct Outer: View {
  struct Inner: View {
    var body: some View { Text("inner").padding() }
    struct Innermost: View { var body: some View { Inner() } }
  }
  fileprivate enum Kind { case a, b }
  private struct Hidden<T>: View {
    let value: T
    var body: some View { Text(String(describing: value)) }
  }
  var body: some View {
    Inner()
    Inner.Innermost()
    Outer.Inner().bold()
    Hidden(value: 3)
    Hidden(value: Kind.a)
    Hidden<String?>(value: nil)
  }
}

struct Later: View {
  var body: some View {
    top
    bottom(3)
  }
}

extension Later {
  fileprivate var top: some View { Text("top") }
  private func bottom(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { _ in self.top }
  }
}

struct Constrained<Content> {
  let content: Content
}

extension Constrained: View where Content: View {
  var body: some View { content.padding() }
}

extension Constrained where Content == Text {
  init(_ text: String) { content = Text(text) }
}

struct UsesConstrained: View {
  var body: some View {
    Constrained("a")
    Constrained(content: Divider())
  }
}

typealias Rows<T> = ForEach<[T], Int, Text> where T: Identifiable
typealias Bold = ModifiedContent<Text, BoldModifier>

struct BoldModifier: ViewModifier {
  func body(content: Content) -> some View { content.font(.body.bold()) }
}

struct Aliased: View {
  private var bold: Bold { Bold(content: Text("x"), modifier: BoldModifier()) }
  var body: some View {
    bold
    bold.modifier(BoldModifier())
  }
}

struct Subscripted: View {
  subscript(index: Int) -> some View { Text("\(index)").padding() }
  var body: some View {
    self[1]
    self[2].hidden()
  }
}

struct Called {
  func callAsFunction(_ text: String) -> some View { Text(text).underline() }
  @ViewBuilder func callAsFunction<V: View>(@ViewBuilder content: () -> V) -> some View { content().padding() }
}

struct Calls: View {
  let called = Called()
  var body: some View {
    called("a")
    called { Text("b") }
  }
}

class Factory {
  func make() -> some View { Text("made") }
  lazy var cached: some View = Text("cached").bold()
}

struct Made: View {
  let factory = Factory()
  var body: some View { factory.make().padding() }
}
