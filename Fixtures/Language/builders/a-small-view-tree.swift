protocol View { associatedtype Body: View; @ViewBuilder var body: Body { get } }
extension Never: View { var body: Never { fatalError() } }
protocol Leaf: View where Body == Never { func lines(_ width: Int) -> [String] }
extension Leaf { var body: Never { fatalError("a leaf has no body") } }
struct Text: Leaf { let s: String; init(_ s: String) { self.s = s }; func lines(_ w: Int) -> [String] { [String(s.prefix(w))] } }
struct Empty: Leaf { func lines(_ w: Int) -> [String] { [] } }
struct Tuple<each V: View>: Leaf { let views: (repeat each V); func lines(_ w: Int) -> [String] { var r: [String] = []; repeat r += render(each views, w); return r } }
struct Maybe<V: View>: Leaf { let v: V?; func lines(_ w: Int) -> [String] { v.map { render($0, w) } ?? [] } }
enum Branch<A: View, B: View>: Leaf { case a(A), b(B); func lines(_ w: Int) -> [String] { switch self { case .a(let v): render(v, w); case .b(let v): render(v, w) } } }
struct Many<V: View>: Leaf { let vs: [V]; func lines(_ w: Int) -> [String] { vs.flatMap { render($0, w) } } }
@resultBuilder enum ViewBuilder {
  static func buildBlock() -> Empty { Empty() }
  static func buildBlock<V: View>(_ v: V) -> V { v }
  static func buildBlock<each V: View>(_ v: repeat each V) -> Tuple<repeat each V> { Tuple(views: (repeat each v)) }
  static func buildIf<V: View>(_ v: V?) -> Maybe<V> { Maybe(v: v) }
  static func buildEither<A: View, B: View>(first v: A) -> Branch<A, B> { .a(v) }
  static func buildEither<A: View, B: View>(second v: B) -> Branch<A, B> { .b(v) }
  static func buildArray<V: View>(_ v: [V]) -> Many<V> { Many(vs: v) }
}
func render<V: View>(_ v: V, _ w: Int) -> [String] { (v as? any Leaf).map { $0.lines(w) } ?? render(v.body, w) }
struct Box<C: View>: Leaf { let title: String; let content: C; init(_ t: String, @ViewBuilder _ c: () -> C) { title = t; content = c() }
  func lines(_ w: Int) -> [String] { ["+" + (title + String(repeating: "-", count: w)).prefix(w - 2) + "+"] + render(content, w - 2).map { "|" + ($0 + String(repeating: " ", count: w)).prefix(w - 2) + "|" } + ["+" + String(repeating: "-", count: w - 2) + "+"] } }
struct Indent<C: View>: Leaf { let by: Int, c: C; func lines(_ w: Int) -> [String] { render(c, w - by).map { String(repeating: " ", count: by) + $0 } } }
extension View { func indented(_ n: Int = 2) -> some View { Indent(by: n, c: self) }; func boxed(_ t: String = "") -> Box<Self> { Box(t) { self } } }
struct Row: View { let item: (String, Bool); var body: some View { if item.1 { Text("[x] " + item.0) } else { Text("[ ] " + item.0).indented() } } }
struct List: View { let items: [(String, Bool)]; var showCount = true
  var body: some View { Box("List") { for i in items { Row(item: i) }; if showCount { Text("\(items.count) items") }; if items.isEmpty { Text("nothing"); Text("at all") } } } }
let list = List(items: [("milk", true), ("a very long entry", false)])
render(list, 16).forEach { print($0) }
render(List(items: [], showCount: false).boxed("Outer"), 18).forEach { print($0) }
print(type(of: list.body))
