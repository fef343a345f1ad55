// What is made anew each time the parent's body runs makes a child differ: objects, by identity; identifiers, dates and
// random values; what a child's own properties begin with. State is kept, whatever it is given.
import SwiftUI

final class Model { var x = 1 }
final class Counter: ObservableObject { @Published var n = 1 }
final class Named: Equatable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (left: Named, right: Named) -> Bool { left.name == right.name }
}

struct Leaf: View {
  let model: Model
  var body: some View { Text("\(model.x)") }
}

struct Begun: View {
  @ObservedObject var counter = Counter()
  var body: some View { Text("\(counter.n)") }
}

struct Stamp: View {
  let id = UUID()
  var body: some View { Line(text: id.uuidString) }
}

struct Line: View {
  let text: String
  var body: some View { Text(text) }
}

struct Amount: View {
  let n: Int
  var body: some View { Text("\(n)") }
}

struct Clock: View {
  let date: Date
  init(date: Date = Date()) { self.date = date }
  var body: some View { Text(date, style: .time) }
}

struct Made: View {
  private let model: Model
  init() { model = Model() }
  var body: some View { Leaf(model: model) }
}

struct Keeper: View {
  @State var model = Model()
  @StateObject var counter = Counter()
  @State var id = UUID()
  var body: some View { Text("\(model.x)") }
}

struct Titled: View {
  let title: Named
  var body: some View { Text(title.name) }
}

struct Box<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content }
}

let shared = Model()

struct Parent: View {
  @State private var n = 0
  static let common = Model()
  let own = Model()
  let isOn: Bool

  var body: some View {
    let local = Model()
    Text("\(n)")
    Begun()
    Begun(counter: Counter())
    Stamp()
    Made()
    Keeper()
    Box { Leaf(model: Model()) }
    Box { Keeper() }
    Clock()
    Clock(date: .now)
    Clock(date: .distantPast)
    Leaf(model: Model())
    Leaf(model: local)
    Leaf(model: make())
    Leaf(model: own)
    Leaf(model: shared)
    Leaf(model: Self.common)
    Leaf(model: isOn ? own : Model())
    Line(text: UUID().uuidString)
    Line(text: "\(Int.random(in: 0..<9))")
    Line(text: DateFormatter().string(from: .distantPast))
    Amount(n: Model().x)
    Amount(n: Bool.random() ? 1 : 2)
    Amount(n: max(Int.random(in: 0..<9), 3))
    Titled(title: Named("a"))
  }

  private func make() -> Model { Model() }
}
