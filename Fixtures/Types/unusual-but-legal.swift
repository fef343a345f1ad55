// What is written seldom and is legal.
import SwiftUI
struct W1: View {
  var body: some View {
    Group { () -> Text in
      let x = 3; return Text("\(x)")
    };
    VStack(content: {
      Text("a"); Text("b")
    }); VStack(alignment: .leading, content: content); HStack(spacing: nil, content: { [n = 3] in Text("\(n)") })
  }; @ViewBuilder func content() -> some View { Text("c"); Image("d") }; var n = 1
}
struct W2: View {
  var f: some View { Text("x") };
  var body: some View {
    let v = f;
    return VStack {
      v; v
    }
  }
}
struct W3: View {
  let t: (Text, Image) = (Text("a"), Image("b")); let arr = [Text("1"), Text("2")]; let dict: [String: AnyView] = [:];
  let o: Text?? = nil
  var body: some View {
    t.0; t.1.resizable(); arr[0].bold(); arr.first; dict["x"]; dict["y", default: AnyView(EmptyView())];
    arr.last?.padding().background(.red); if let o, let p = o { p }; (t.0, 3).0; [Text("z")][0]; ["k": Text("v")]["k"];
    { Text("closure") }(); ({ (s: String) -> Text in Text(s) })("x")
  }
}
struct W4<T>: View where T: Collection, T.Element: View, T.Index: Hashable {
  let items: T; var body: some View { ForEach(Array(items.indices), id: \.self) { items[$0] } }
}
struct W4U: View { var body: some View { W4(items: [Text("a")]); W4(items: [AnyView(Text("b"))].prefix(1)) } }
struct W5: View {
  @State var a = 0 { didSet { print(a) } }; @State private var b: Int = { 3 }(); @State var c = Int.random(in: 0..<3);
  @State var d = [Int](); @State var e: [String: [Int]] = [:]; @State var f: (Int, String) = (1, "");
  @State var g: Set<Int> = [1]; @State var h = Optional<Int>.none; @State var i: ((Int) -> Void)? = nil;
  @State var j = CGPoint.zero; @State var k = 1...3
  var body: some View {
    Stepper("\(a)", value: $a, in: k);
    ForEach(d.indices, id: \.self) { TextField("x", value: $d[$0], format: .number) }; TextField("f", text: $f.1);
    Slider(value: $j.x, in: 0...1); Text(e["x"]?.first.map(String.init) ?? "");
    ForEach(Array(g).sorted(), id: \.self) { Text("\($0)") };
    Toggle(
      "h",
      isOn: Binding {
        h != nil
      } set: {
        h = $0 ? 1 : nil
      });
    ForEach(Array(e), id: \.key) { k, v in Text("\(k) \(v.count)") };
    ForEach($d, id: \.self) { $n in Stepper("\(n)", value: $n) }; if let hb = Binding($h) { Stepper("h", value: hb) };
    Picker("p", selection: $h) {
      Text("n").tag(Int?.none); ForEach(0..<3) { Text("\($0)").tag(Int?.some($0)) }
    }
  }
}
class C1 {
  class var v: some View { Text("class") }; static let shared = C1(); lazy var lz = Text("lazy").bold();
  func view() -> some View { lz }
}
struct W6: View {
  var body: some View { C1.v; C1.shared.view(); C1.shared.lz; Self.st; Self.mk(3); W6.mk2; self.inst };
  static var st: some View { Text("st") }; static func mk(_ n: Int) -> some View { Text("\(n)").padding() };
  static let mk2 = Text("mk2"); var inst: some View { type(of: self).st.bold() }
}
struct W7: View {
  enum E: Int, CaseIterable, View { case a, b; var body: some View { Text("\(rawValue)") } };
  var body: some View {
    ForEach(E.allCases, id: \.self) { $0 }; E.a; E(rawValue: 1);
    ForEach(E.allCases, id: \.rawValue) { e in e.padding() }
  }
}
struct W8: View {
  @Environment(\.self) var env; @Environment(\.font) var font;
  var body: some View { Text("x").environment(\.self, env).font(font ?? .body).font(font?.bold()) }
}
struct W9: View {
  var body: some View {
    Text("a").modifier({ () -> PadM in PadM(n: 3) }()); Text("b").modifier(cond ? PadM(n: 1) : PadM(n: 2));
    if cond { Text("c") } else { fatalError() as Never }
  }; var cond: Bool { true }
}
struct PadM: ViewModifier { let n: CGFloat; func body(content: Content) -> some View { content.padding(n) } }
struct W10: View {
  var body: some View { try? Text(fail()); (try? fail()).map { Text($0) }; Text((try? fail()) ?? "x") };
  func fail() throws -> String { "" }
}
struct W11: View {
  let a: Int;
  var body: some View {
    switch a {
    case 0: Text("0");
    case 1: fallthroughless;
    case 2..<5, 7: HStack { Text("r") };
    case let n where n.isMultiple(of: 2): Text("even \(n)");
    case _ where a < 0: Divider();
    case Int.max: Color.red;
    default: Spacer()
    }
  }; var fallthroughless: Text { Text("1") }
}
