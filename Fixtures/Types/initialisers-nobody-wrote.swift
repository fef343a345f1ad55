// What a type is made with though it declares no initialiser, or only some: structs, classes, and either as a value.
import Observation
import SwiftUI
class Manager {
  func offset(x: Int, y: Int) -> String { "a" }; func tag(_ x: Int) -> Int { x }; func padding() -> Color { .red }
}
struct D1: View { var m: Manager!; var body: some View { m.padding() } }
struct D2: View { var m: Text?; var body: some View { m.padding() } }
struct D3: View { var m: Text?; var body: some View { m?.padding() } }
struct D4: View { var m: Manager!; var body: some View { Text("a").tag(m.tag(2)) } }
struct D5: View {
  var s: String?; var n: Int?; var body: some View { Text(s.map { $0 + "a" } ?? "b").tag(n.hashValue).id(s) }
}
class Base { var a = 1; init(a: Int) { self.a = a } }
class Derived: Base { var b = 2 }
class Plain: NSObject { var q = 1 }
extension Plain { convenience init(z: Int) { self.init() } }
struct D6: View {
  @State var d = Derived(a: 2); @State var p = Plain(); @State var z = Plain(z: 1)
  var body: some View { Text("a").tag(d.b).tag(p.q).tag(z.q) }
}
actor Store: Identifiable { var items = [1]; nonisolated let id = 1 }
struct D7: View { let s = Store(); var body: some View { Text("a").tag(s.id) } }
struct Row2: View { var title = "a"; init() {}; init(_ t: String) { title = t }; var body: some View { Text(title) } }
struct D8: View {
  var body: some View {
    VStack {
      HStack(content: Row2.init); ForEach(["a"], id: \.self, content: Row2.init);
      ForEach(["a"], id: \.self, content: Text.init); List(["a"], id: \.self, rowContent: Row2.init)
    }
  }
}
struct D9: View {
  let names = ["a"];
  var body: some View {
    VStack {
      ForEach(names.map(Row3.init)) { $0 }; Text("x").sheet(isPresented: .constant(true), content: Row2.init)
    }
  }
}
struct Row3: View, Identifiable { let id: String; var body: some View { Text(id) } }
struct PlainRow: View { var body: some View { Text("a") } }
struct A1: View { var body: some View { VStack(content: PlainRow.init) } }
@Observable
class Order: Codable {
  enum CodingKeys: String, CodingKey {
    case _type = "type"
  }
  static let types = ["Vanilla"]
  var type = 0
  var quantity = 3
}
struct A2: View {
  @State private var order = Order()
  var body: some View {
    Picker("Select", selection: $order.type) {
      ForEach(Order.types.indices, id: \.self) {
        Text(Order.types[$0])
      }
    }
  }
}
struct A3: View {
  @State private var order = Order()
  var body: some View {
    Picker("Select", selection: $order.quantity) { Text("a") }
  }
}
struct A4: View {
  @Bindable var order: Order
  var body: some View {
    Picker("Select", selection: $order.type) { Text("a") }
  }
}
struct Profile: Identifiable { var id = "a" }
class Model: ObservableObject { @Published var p: Profile!; @Published var q: Profile? }
struct A5: View {
  @StateObject var m = Model()
  @Namespace var n
  var body: some View { Text("a").matchedGeometryEffect(id: m.p.id, in: n) }
}
class O1: Codable { var q = 1 }
@Observable class O2 { var q = 1 }
@Observable class O3: Codable { var q = 1 }
@Observable class O5: Hashable {
  var q = 1
  static func == (a: O5, b: O5) -> Bool { true }
  func hash(into h: inout Hasher) {}
}
struct B1: View { @State var o = O1(); var body: some View { Text("a").tag(o.q) } }
struct B2: View { @State var o = O2(); var body: some View { Picker("S", selection: $o.q) { Text("a") } } }
struct B3: View { @State var o = O3(); var body: some View { Picker("S", selection: $o.q) { Text("a") } } }
struct B5: View { @State var o = O5(); var body: some View { Picker("S", selection: $o.q) { Text("a") } } }
