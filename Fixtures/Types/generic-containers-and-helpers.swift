// Containers, hosts and helpers that are generic.
import SwiftUI
protocol Identified { associatedtype Ident: Hashable; var ident: Ident { get } }
struct Animal: Identified { var ident: String; var legs: Int }
struct GList<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identified {
  let data: Data; let row: (Data.Element) -> Row
  init(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row) { self.data = data; self.row = row }
  var body: some View { ForEach(data, id: \.ident) { row($0) } }
}
struct UseGList: View {
  let animals: [Animal];
  var body: some View {
    GList(animals) { a in
      Text(a.ident); Text("\(a.legs)")
    }; GList(animals.prefix(3)) { Text($0.ident) }
  }
}
protocol Component: View { associatedtype Model; init(model: Model); var model: Model { get } }
extension Component { func tagged(_ s: String) -> some View { self.overlay(Text(s)) } }
struct Chip: Component { let model: String; var body: some View { Text(model) } }
struct Host<C: Component>: View { let m: C.Model; var body: some View { C(model: m).tagged("x") } }
struct UseHost: View { var body: some View { Host<Chip>(m: "a"); Chip(model: "b").tagged("c") } }
struct AnyCell<Leading, Trailing>: View where Leading: View, Trailing: View {
  private let leading: () -> Leading; private let trailing: () -> Trailing
  init(@ViewBuilder leading: @escaping () -> Leading = { EmptyView() }, @ViewBuilder trailing: @escaping () -> Trailing)
  { self.leading = leading; self.trailing = trailing }
  var body: some View {
    HStack(spacing: 0) {
      leading(); Spacer(minLength: 0); trailing()
    }
  }
}
struct UseCell: View {
  var body: some View {
    AnyCell {
      Text("l")
    } trailing: {
      Image("t"); Image("u")
    }; AnyCell<EmptyView, Text>(trailing: { Text("x") })
  }
}
struct Lazy<V: View>: View {
  let build: () -> V; init(_ build: @autoclosure @escaping () -> V) { self.build = build }; var body: V { build() }
}
struct UseLazy: View {
  var body: some View { Lazy(Text("a").padding()); NavigationLink(destination: Lazy(Chip(model: "q"))) { Text("n") } }
}
protocol Styled {
  associatedtype Body: View; associatedtype S: ShapeStyle; var fill: S { get };
  @ViewBuilder func render(_ x: Int) -> Body
}
extension Styled { var painted: some View { render(0).background(fill) } }
struct St: Styled {
  var fill: some ShapeStyle { .red.opacity(0.3) };
  func render(_ x: Int) -> some View { if x > 0 { Text("p") } else { Circle() } }
}
struct UseSt: View { let s = St(); var body: some View { s.painted; s.render(1).frame(width: 3) } }
class Base: ObservableObject { @Published var on = false };
final class Sub: Base { @Published var n = 0; override init() { super.init() } }
struct G<M: Base>: View {
  @ObservedObject var m: M; @ViewBuilder var c: (Binding<Bool>) -> AnyView;
  var body: some View { Toggle("x", isOn: $m.on); c($m.on) }
}
struct UG: View {
  @StateObject var s = Sub();
  var body: some View {
    G(m: s) { b in AnyView(Toggle("y", isOn: b)) }; Stepper("n", value: $s.n); Toggle("z", isOn: $s.on)
  }
}
struct Eq<C: View & Equatable>: View { let c: C; var body: some View { c.equatable() } }
struct EqView: View, Equatable {
  let n: Int; let f: () -> Void; static func == (a: Self, b: Self) -> Bool { a.n == b.n };
  var body: some View { Text("\(n)").onTapGesture(perform: f) }
}
struct UEq: View {
  var body: some View {
    Eq(c: EqView(n: 1, f: {})); EquatableView(content: EqView(n: 2) {});
    EqView(n: 3) { print("x") }.equatable().padding()
  }
}
func make<V: View>(if c: Bool, @ViewBuilder _ v: () -> V) -> V? { c ? v() : nil }
func pick<A: View, B: View>(_ c: Bool, _ a: @autoclosure () -> A, else b: @autoclosure () -> B) -> _ConditionalContent<
  A, B
> { c ? ViewBuilder.buildEither(first: a()) : ViewBuilder.buildEither(second: b()) }
struct UM: View {
  var body: some View {
    make(if: true) {
      Text("1"); Text("2")
    }; pick(true, Text("a"), else: Circle()); make(if: false) { Chip(model: "x") }?.padding()
  }
}
extension View where Self == Text { func loud() -> some View { self.bold().font(.largeTitle) } }
extension View {
  func wrapped<W: View>(in w: (Self) -> W) -> W { w(self) };
  func styled<M: ViewModifier>(_ m: M?) -> some View { Group { if let m { modifier(m) } else { self } } }
  func modify(@ViewBuilder _ f: (Self) -> some View) -> some View { f(self) };
  var inCard: some View { padding().background(.thinMaterial) }; func eraseToAny() -> AnyView { .init(self) }
}
struct UX: View {
  var body: some View {
    Text("x").loud();
    Text("y").wrapped { v in
      HStack {
        v; Divider()
      }
    }; Text("z").styled(PadMod?.none);
    Text("w").modify { v in
      v.inCard; Text("s")
    }; Text("q").eraseToAny()
  }
}
struct PadMod: ViewModifier { func body(content: Content) -> some View { content.padding(); content.hidden() } }
