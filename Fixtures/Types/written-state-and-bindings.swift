// Property wrappers, their projections, and bindings made of bindings.
import Combine
import SwiftUI

struct Address: Hashable {
  var street = ""
  var city: String?
}

struct User: Identifiable, Hashable {
  var id = UUID()
  var name = ""
  var age = 30
  var address = Address()
  var tags: [String] = []
  var isAdmin = false
}

final class Session: ObservableObject {
  @Published var user = User()
  @Published var friends: [User] = []
  @Published private(set) var isLoading = false
  var selected: User? { friends.first }
  func reload() async {}
}

@Observable final class Library {
  var books: [Book] = []
  var filter = ""
  var current: Book?
  @ObservationIgnored var cache: [String: Int] = [:]
  var shown: [Book] { books.filter { filter.isEmpty || $0.title.contains(filter) } }
}

@Observable final class Book: Identifiable {
  let id = UUID()
  var title = ""
  var pages = 0
  var isRead = false
}

struct Counter: View {
  @State private var count = 0
  var body: some View {
    Stepper("Count: \(count)", value: $count)
    Button("Reset") { count = 0 }.disabled(count == 0)
    _count.wrappedValue > 3 ? Text("many") : Text("few")
  }
}

struct Editor: View {
  @Binding var user: User
  var body: some View {
    Form {
      TextField("Name", text: $user.name)
      TextField("Street", text: $user.address.street)
      TextField("City", text: Binding($user.address.city) ?? .constant(""))
      Slider(value: .convert(from: $user.age), in: 0...120)
      Toggle("Admin", isOn: $user.isAdmin.animation())
      ForEach($user.tags, id: \.self) { $tag in TextField("Tag", text: $tag) }
      ForEach(user.tags.indices, id: \.self) { TextField("Tag", text: $user.tags[$0]) }
    }
  }
}

extension Binding {
  static func convert<Number: BinaryInteger>(from number: Binding<Number>) -> Binding<Double> where Value == Double {
    Binding<Double>(get: { Double(number.wrappedValue) }, set: { number.wrappedValue = Number($0) })
  }

  func mapped<Other>(_ get: @escaping (Value) -> Other, _ set: @escaping (Other) -> Value) -> Binding<Other> {
    Binding<Other> {
      get(wrappedValue)
    } set: {
      wrappedValue = set($0)
    }
  }
}

struct SessionView: View {
  @StateObject private var session = Session()
  var body: some View {
    NavigationView {
      List {
        Editor(user: $session.user)
        ForEach(session.friends) { friend in Text(friend.name) }
        ForEach($session.friends) { $friend in
          NavigationLink(friend.name) { Editor(user: $friend) }
        }
        if session.isLoading { ProgressView() }
        if let selected = session.selected { Text(selected.name) }
      }
      .onReceive(session.$isLoading) { print($0) }
      .refreshable { await session.reload() }
    }
    .environmentObject(session)
  }
}

struct Friend: View {
  @EnvironmentObject private var session: Session
  @ObservedObject var other: Session
  var body: some View {
    HStack {
      Text(session.user.name)
      TextField("Name", text: $other.user.name)
    }
    .onReceive(Just(1)) { _ in }
  }
}

@Observable final class Session2 {
  var name = "x"
}

struct BookRow: View {
  @Bindable var book: Book
  @Environment(Library.self) private var library: Library?
  var body: some View {
    Stepper(book.title, value: $book.pages, in: 0...1000, step: 10)
    if let library { Text("\(library.books.count)") }
  }
}

struct Environments: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dismiss) private var dismiss
  @Environment(\.horizontalSizeClass) var sizeClass
  @Environment(\.openURL) private var openURL
  @Environment(\.locale) private var locale
  var body: some View {
    Button("Close") { dismiss() }
    Text(colorScheme == .dark ? "dark" : "light")
    if sizeClass == .compact { Text(locale.identifier) }
  }
}

struct Settings2: View {
  @AppStorage("name") private var name = ""
  @AppStorage("size") private var size: Double?
  @AppStorage("theme") private var theme = Theme.light
  @SceneStorage("tab") private var tab = 0
  enum Theme: String, CaseIterable { case light, dark }
  var body: some View {
    TextField("Name", text: $name)
    Picker("Theme", selection: $theme) {
      ForEach(Theme.allCases, id: \.self) { Text($0.rawValue.capitalized) }
    }
    Stepper("Tab \(tab)", value: $tab)
    size.map { Text($0, format: .number) }
  }
}

struct Login: View {
  enum Field { case name, password }
  @FocusState private var field: Field?
  @FocusState private var isSearching: Bool
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name).focused($field, equals: .name).submitLabel(.next)
    SecureField("Password", text: $name).focused($field, equals: .password)
    TextField("Search", text: $name).focused($isSearching)
    Button("Go") { field = nil }.disabled(name.isEmpty)
  }
}

struct Dragging: View {
  @GestureState private var offset = CGSize.zero
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var scale = 1.0
  @Namespace private var space
  var body: some View {
    Circle()
      .fill(.red)
      .offset(offset)
      .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
      .matchedGeometryEffect(id: "circle", in: space)
    Text("\(scale)")
  }
}

@propertyWrapper struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    self.range = range
  }
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: Text { Text("clamped") }
}

@propertyWrapper struct Loaded<Value>: DynamicProperty {
  @State private var value: Value?
  let initial: Value
  init(_ initial: Value) { self.initial = initial }
  init(wrappedValue: Value) { initial = wrappedValue }
  var wrappedValue: Value { value ?? initial }
  var projectedValue: Binding<Value?> { $value }
}

struct BindingsOfOptionals: View {
  @State private var user: User?
  var body: some View {
    if let binding = Binding($user) {
      Editor(user: binding)
      TextField("Name", text: binding.name)
    } else {
      Button("New") { user = User() }
    }
    Toggle("On", isOn: Binding(get: { user != nil }, set: { user = $0 ? User() : nil }))
    Toggle("Flip", isOn: Binding.constant(true).mapped({ !$0 }, { !$0 }))
  }
}
