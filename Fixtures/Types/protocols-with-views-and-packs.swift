// Protocols with views in them, packs, opaque parameters and existentials.
import SwiftUI
func list<T>(_ xs: some Collection<T>, id: KeyPath<T, some Hashable>) -> some View where T: CustomStringConvertible {
  VStack { ForEach(Array(xs), id: id) { Text($0.description) } }
}
func row(_ a: some View, _ b: Optional<some View>) -> some View {
  HStack {
    a; if let b { b }
  }
}
struct Use1: View {
  var body: some View { list([1, 2], id: \.self); row(Text("a"), Image("b")); row(Circle(), Text?.none) }
}
extension View {
  func tags<each T: Hashable>(_ t: repeat each T) -> some View { self.tag(3) };
  func overlays<each V: View>(_ v: repeat each V) -> some View { overlay { TupleView((repeat each v)) } }
}
struct Use2: View {
  var body: some View {
    Text("x").tags(1, "a"); Text("y").overlays(Text("1"), Image("2")); Text("z").overlays(Color.red)
  }
}
struct Pair2<A: View, B: View>: View {
  let a: A; let b: B;
  var body: some View {
    HStack {
      a; b
    }
  }
}
protocol Page: View {
  static var title: LocalizedStringKey { get }; associatedtype Icon: View = Image;
  @ViewBuilder static var icon: Icon { get }
}
extension Page where Icon == Image { static var icon: Image { Image(systemName: "doc") } }
struct P1: Page { static let title: LocalizedStringKey = "p1"; var body: some View { Text("1") } }
struct P2: Page {
  static let title: LocalizedStringKey = "p2"; static var icon: some View { Text("i"); Circle() };
  var body: some View { Text("2").bold() }
}
struct PageTab<P: Page>: View {
  let p: P;
  var body: some View {
    p.tabItem {
      Label {
        Text(P.title)
      } icon: {
        P.icon
      }
    }
  }
}
struct Pages2: View {
  var body: some View {
    TabView {
      PageTab(p: P1()); PageTab(p: P2())
    }; P1.icon.padding(); P2.icon.padding();
    Label {
      Text(P2.title)
    } icon: {
      P2.icon
    }
  }
}
protocol HasStyle { associatedtype ST: ButtonStyle; var st: ST { get } }
struct Plain1: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.3 : 1)
  }
}
struct HS: HasStyle { let st = Plain1() }
struct UseHS: View {
  let h = HS(); var body: some View { Button("x") {}.buttonStyle(h.st); Button("y") {}.buttonStyle(Plain1()) }
}
struct AnyPage: Identifiable { let id: String; let v: any View; let make: () -> any View }
struct UseAny: View {
  let ps: [AnyPage];
  var body: some View {
    ForEach(ps) { AnyView($0.v) }; ForEach(ps) { p in AnyView(p.make()).padding() }; AnyView(erasing: Text("x"));
    if let p = ps.first { AnyView(p.v) }
  }
}
class VMBase<T>: ObservableObject {
  @Published var value: T?; @Published var items: [T] = []; init() {};
  func view(_ f: (T) -> Text) -> some View { VStack { if let value { f(value) } } }
}
final class StringVM: VMBase<String> { @Published var extra = 0; override init() { super.init() } }
struct UseVM: View {
  @StateObject private var vm = StringVM(); @ObservedObject var other: VMBase<Int>;
  var body: some View {
    if let v = vm.value { Text(v) }; ForEach(vm.items, id: \.self) { Text($0) };
    ForEach(other.items, id: \.self) { Text("\($0)") }; vm.view { Text($0) }; other.view { Text("\($0)") };
    Stepper("e", value: $vm.extra); TextField("x", text: Binding($vm.value)!); TextField("y", text: $vm.items[0])
  }
}
struct Phantom<Tag, V: View>: View { let v: V; var body: some View { v } }; enum TagA {};
extension Phantom where Tag == TagA { var special: some View { v.bold2() } };
extension View {
  func bold2() -> some View { fontWeight(.bold) }; func tagged<T>(_: T.Type) -> Phantom<T, Self> { Phantom(v: self) }
}
struct UsePh: View {
  var body: some View {
    Text("a").tagged(TagA.self).special; Text("b").tagged(Int.self); Phantom<TagA, Text>(v: Text("c")).special
  }
}
struct Outer<T: View> {
  struct Inner: View { let t: T; var body: some View { t.padding() } };
  enum Kind { case a, b; var name: String { "x" } }; let t: T; var kind: Kind = .a;
  func inner() -> Inner { Inner(t: t) };
  @ViewBuilder func both() -> some View { Inner(t: t); if kind == .a { Text(kind.name) } }
}
struct UseOuter: View {
  var body: some View { Outer(t: Text("x")).inner(); Outer(t: Circle()).both(); Outer<Image>.Inner(t: Image("x")) }
}
