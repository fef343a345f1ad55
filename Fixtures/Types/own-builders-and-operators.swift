// Builders, operators and calls that the program declares itself.
import SwiftUI
struct Spacing {
  let v: CGFloat; static let s = Spacing(v: 4), m = Spacing(v: 8);
  static func x(_ n: CGFloat) -> Spacing { Spacing(v: n) }
}
extension View { func pad(_ s: Spacing = .m, _ e: Edge.Set = .all) -> some View { padding(e, s.v) } }
struct Tokens {
  struct Colors { let primary = Color.blue; let onPrimary = Color.white }; let colors = Colors();
  var radius: CGFloat = 4; subscript(name: String) -> Color { .red }; func callAsFunction(_ n: Int) -> Color { .green }
}
private struct TK: EnvironmentKey { static var defaultValue = Tokens() }
extension EnvironmentValues {
  var tokens: Tokens {
    get { self[TK.self] }
    set { self[TK.self] = newValue }
  }
}
struct Tok: View {
  @Environment(\.tokens) private var t; @Environment(\.tokens.colors) private var c
  var body: some View {
    Text("x").pad().pad(.s, .horizontal).pad(.x(3)).background(t.colors.primary).foregroundStyle(c.onPrimary).clipShape(
      .rect(cornerRadius: t.radius)
    ).tint(t["a"]).border(t(3))
  }
}
infix operator <> : AdditionPrecedence
prefix operator ^^
func <> <A: View, B: View>(a: A, b: B) -> some View {
  VStack {
    a; b
  }
}
prefix func ^^ (s: String) -> Text { Text(s).bold() }
extension Text { static func + (a: Text, b: String) -> Text { a + Text(b) } }
func * (t: Text, n: Int) -> some View { ForEach(0..<n, id: \.self) { _ in t } }
struct Ops: View {
  var body: some View {
    Text("a") <> Image("b"); ^^"c"; Text("d") + "e"; Text("f") * 3; (Text("g") <> Color.red) <> Divider()
  }
}
struct Fn { let f: (Int) -> Text; let g: @Sendable (String) async throws -> Void; var h: ((Text) -> AnyView)? }
struct FnUse: View {
  let fn: Fn; var opt: (() -> Text)?; let views: [() -> Text]; let kv: KeyValuePairs<String, Int> = ["a": 1]
  var body: some View {
    fn.f(3); fn.h?(Text("x")); opt?(); views[0](); if let opt { opt().padding() };
    ForEach(kv, id: \.key) { Text("\($0.key) \($0.value)") };
    ForEach(views.indices, id: \.self) { views[$0]().italic() }; let mk: (String) -> Text = Text.init(verbatim:);
    mk("q"); let sys = Image.init(systemName:); sys("x")
  }
}
struct Step: Identifiable {
  let id = UUID(); let title: String; let view: AnyView;
  init<V: View>(_ t: String, @ViewBuilder _ v: () -> V) { title = t; view = AnyView(v()) }
}
@resultBuilder enum StepBuilder {
  static func buildBlock(_ s: Step...) -> [Step] { s }; static func buildBlock(_ s: [Step]) -> [Step] { s };
  static func buildOptional(_ s: [Step]?) -> [Step] { s ?? [] }; static func buildExpression(_ s: Step) -> Step { s }
}
struct Wizard: View {
  let steps: [Step]; @State private var i = 0; init(@StepBuilder _ s: () -> [Step]) { steps = s() };
  var body: some View {
    VStack {
      Text(steps[i].title); steps[i].view;
      HStack {
        Button("p") { i -= 1 }.disabled(i == 0); Button("n") { i += 1 }.disabled(i == steps.count - 1)
      }
    }
  }
}
struct WizUse: View {
  var body: some View {
    Wizard {
      Step("a") {
        Text("1"); Text("2")
      }; Step("b") { Image("x") }
    }.padding()
  }
}
protocol Row { associatedtype V: View; @ViewBuilder var view: V { get } }
struct TextRow: Row { let t: String; var view: some View { Text(t) } };
struct PairRow<A: Row, B: Row>: Row { let a: A, b: B; var view: some View { a.view; b.view } };
struct EmptyRow: Row { var view: some View { EmptyView() } };
struct IfRow<A: Row>: Row { let a: A?; var view: some View { if let a { a.view } } }
@resultBuilder enum RowBuilder {
  static func buildBlock() -> EmptyRow { .init() }; static func buildPartialBlock<A: Row>(first: A) -> A { first };
  static func buildPartialBlock<A: Row, B: Row>(accumulated a: A, next: B) -> PairRow<A, B> { .init(a: a, b: next) };
  static func buildOptional<A: Row>(_ a: A?) -> IfRow<A> { .init(a: a) };
  static func buildExpression(_ s: String) -> TextRow { .init(t: s) };
  static func buildExpression<R: Row>(_ r: R) -> R { r }
}
struct Rows<R: Row>: View {
  let r: R; init(@RowBuilder _ r: () -> R) { self.r = r() }; var body: some View { VStack { r.view } }
}
struct RowsUse: View {
  let f: Bool;
  var body: some View {
    Rows {
      "a"; TextRow(t: "b"); if f { "c" }
    }; Rows {}; Rows { "z" }
  }
}
