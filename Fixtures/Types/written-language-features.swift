// Types that come out of the language: overloads, operators, generics, look-up of members, closures.
import SwiftUI

infix operator |>: AdditionPrecedence
func |> <A, B>(value: A, transform: (A) -> B) -> B { transform(value) }

@dynamicMemberLookup struct Ref<Value> {
  var value: Value
  subscript<T>(dynamicMember path: KeyPath<Value, T>) -> Ref<T> { Ref<T>(value: value[keyPath: path]) }
}

extension Ref: View where Value: View {
  var body: some View { value }
}

struct User {
  var name: String
  var address: Address
  struct Address { var city: String }
}

struct DynamicMembers: View {
  let user: Ref<User>
  var body: some View {
    Text(user.name.value)
    Text(user.address.city.value.uppercased())
    Ref(value: Text("a"))
    Text("\(user.name.count.value)")
  }
}

struct Mark<Kind>: ViewModifier {
  func body(content: Content) -> some View { content }
}

enum Overloads {
  static func show(_ value: Int) -> ModifiedContent<Text, Mark<Int>> { Text("\(value)").modifier(Mark()) }
  static func show(_ value: String) -> Text { Text(value) }
  static func show(_ value: Double...) -> ModifiedContent<Text, Mark<[Double]>> { Text("\(value.count)").modifier(Mark()) }
  static func show<V: View>(_ view: V) -> V { view }
  static func show(_ make: () -> String) -> ModifiedContent<Text, Mark<() -> String>> { Text(make()).modifier(Mark()) }
  static func show(label: @autoclosure () -> String) -> Label<Text, Image> { Label(label(), systemImage: "x") }
}

struct Overloaded: View {
  var body: some View {
    Overloads.show(1)
    Overloads.show("a")
    Overloads.show(1.5)
    Overloads.show(1, 2)
    Overloads.show(Divider())
    Overloads.show { "c" }
    Overloads.show(label: "d" + "e")
  }
}

protocol Animal {
  associatedtype Icon: View = Text
  var name: String { get }
  var icon: Icon { get }
}

extension Animal where Icon == Text {
  var icon: Text { Text(name) }
}

struct Cat: Animal { let name = "cat" }

struct Dog: Animal {
  let name = "dog"
  var icon: Image { Image("dog") }
}

struct Zoo<A: Animal, B: Animal>: View {
  let a: A
  let b: B
  var body: some View {
    HStack {
      a.icon
      b.icon
    }
  }
}

struct Zoos: View {
  var body: some View {
    Zoo(a: Cat(), b: Dog())
    Zoo(a: Dog(), b: Dog()).body
    Cat().icon.bold()
  }
}

struct Store<State, Action> {
  var state: State
  let send: (Action) -> Void
  func scope<Local>(_ path: KeyPath<State, Local>) -> Store<Local, Action> { Store<Local, Action>(state: state[keyPath: path], send: send) }
}

struct Feature {
  var count = 0
  var title: String?
  enum Action { case add, remove(Int) }
}

struct StoreView: View {
  let store: Store<Feature, Feature.Action>
  var body: some View {
    Text("\(store.state.count)")
    WithState(store.scope(\.title)) { title in
      if let title { Text(title) }
    }
    WithState(store.scope(\.count)) { Text("\($0)") }
    Button("Add") { store.send(.add) }
    Button("Remove") { store.send(.remove(1)) }
  }
}

struct WithState<State, Action, Content: View>: View {
  let store: Store<State, Action>
  let content: (State) -> Content
  init(_ store: Store<State, Action>, @ViewBuilder content: @escaping (State) -> Content) {
    self.store = store
    self.content = content
  }
  var body: some View { content(store.state) }
}

extension Sequence {
  func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } }
}

struct Callbacks: View {
  var onTap: ((Int, String) -> Void)?
  var make: (Int) -> Text = { Text("\($0)") }
  private let table: [String: (Double) -> Color] = ["a": { Color(white: $0) }]
  var body: some View {
    make(1)
    make(2).underline()
    Text("a").onTapGesture { onTap?(1, "a") }
    table["a"]?(0.5)
    (table["b"] ?? { _ in .red })(1).frame(width: 1)
    [make, { Text(verbatim: "\($0 * 2)") }].first?(3)
  }
}

struct Nested<T> {
  struct Cell<U>: View where U: CustomStringConvertible {
    let value: U
    var body: some View { Text(value.description) }
  }
  enum Kind { case plain, bold }
  static func make(_ kind: Kind, _ value: T) -> some View where T: CustomStringConvertible {
    Cell(value: value).bold(kind == .bold)
  }
}

struct UsesNested: View {
  var body: some View {
    Nested<String>.Cell(value: 3)
    Nested<Int>.make(.bold, 1)
    Nested.make(.plain, "x")
  }
}

enum Permission: String, CaseIterable, Identifiable {
  case camera, microphone
  var id: String { rawValue }
  static let all = allCases
  init?(code: Int) { self.init(rawValue: code == 0 ? "camera" : "microphone") }
}

struct Permissions: View {
  @State private var granted: [Permission: Bool] = [:]
  var body: some View {
    ForEach(Permission.allCases) { Text($0.rawValue) }
    ForEach(Permission.all, id: \.self) { permission in
      Toggle(permission.rawValue.capitalized, isOn: Binding(get: { granted[permission] ?? false }, set: { granted[permission] = $0 }))
    }
    Permission(code: 1).map { Text($0.rawValue) }
    if let permission = Permission(rawValue: "camera") { Text(permission.id) }
    switch Permission(code: 0) {
    case .camera?: Text("camera")
    case .some(let other): Text(other.id)
    case nil: EmptyView()
    }
  }
}

struct Metatypes: View {
  func show<T: View>(_ type: T.Type, _ make: () -> T) -> some View { make().padding() }
  var body: some View {
    show(Text.self) { .init("a") }
    show(Divider.self, Divider.init)
    Text(String(describing: Int.self))
    Text("\(type(of: self))")
  }
}

struct Throwing: View {
  enum Problem: Error { case bad }
  func parse(_ text: String) throws -> Int {
    guard let value = Int(text) else { throw Problem.bad }
    return value
  }
  var body: some View {
    if let value = try? parse("3") { Text("\(value)") } else { Text("bad") }
    let result = Result { try parse("x") }
    switch result {
    case .success(let value): Text(value, format: .number).bold()
    case .failure: Image(systemName: "xmark")
    }
    Text((try? parse("4")).map(String.init) ?? "none")
  }
}

struct Casting: View {
  let any: Any
  let views: [any View] = []
  var body: some View {
    if let text = any as? String { Text(text) }
    if any is Int { Divider() }
    Text((any as? Int).map { "\($0)" } ?? "")
    Text("a" as String)
    Color.red as Color
    Optional(Text("b"))
    nil as Text?
  }
}

struct Lets: View {
  let width = 3.0, height = 4.0
  static let shared = Lets()
  private(set) var title = "t"
  var computed: CGFloat {
    get { width }
    set { title = "\(newValue)" }
  }
  var observed = 0 {
    didSet { title = "" }
  }
  var body: some View {
    Rectangle().frame(width: width, height: height)
    Circle().frame(width: computed * 2)
    Text(Lets.shared.title).padding(.leading, computed / 2 + CGFloat(observed))
  }
}

struct Strings: View {
  let name: String
  private var initial: Character { name.first ?? "?" }
  var body: some View {
    Text(String(initial))
    Text(name.prefix(3))
    Text(name.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "a", with: "b"))
    Text(name.components(separatedBy: ",").first ?? name)
    Text(LocalizedStringKey(name))
    Text(name + " " + String(name.reversed()))
    Text(name.isEmpty ? "empty" : name.lowercased())
    Text(Date.now.description).lineLimit(name.count > 3 ? 1 : nil)
    Text(name.hasSuffix("!") ? AttributedString("a") : AttributedString(name))
  }
}
