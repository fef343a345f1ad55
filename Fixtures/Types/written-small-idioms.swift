// Single idioms, a view each.
import SwiftUI

struct Item: Identifiable, Hashable {
  var id: Int
  var name: String
  var price: Decimal = 1
}

struct Plus: View { var body: some View { Text("a") + Text("b").foregroundColor(.red) + Text(verbatim: "c").italic() } }

struct Interpolated: View { var body: some View { Text("\(Image(systemName: "star")) **bold** \(Text("in").underline())") } }

struct Ternaries: View {
  let isOn: Bool
  var body: some View {
    Text(isOn ? "a" : "b").foregroundColor(isOn ? .red : nil).padding(isOn ? .horizontal : .vertical)
      .frame(width: isOn ? 10 : nil, height: isOn ? nil : 20)
      .font(isOn ? .title : .body)
  }
}

struct Erased: View {
  let isOn: Bool
  var content: AnyView { isOn ? AnyView(Text("a")) : AnyView(Color.red) }
  var body: some View { content.padding() }
}

struct Parameters: View {
  func wrap(_ view: some View, count: Int = 1) -> some View { view.padding(CGFloat(count)) }
  var body: some View {
    wrap(Text("a"))
    wrap(wrap(Image("b"), count: 2))
  }
}

struct Stored<Content: View>: View {
  let title: LocalizedStringKey
  let content: Content
  init(_ title: LocalizedStringKey, content: Content) {
    self.title = title
    self.content = content
  }
  var body: some View {
    Text(title)
    content
  }
}

struct UsesStored: View { var body: some View { Stored("x", content: HStack { Divider() }) } }

struct Memberwise: View {
  var title = "t"
  var color: Color
  @Binding var isOn: Bool
  @State private var count = 0
  @ViewBuilder var accessory: () -> Text
  var body: some View { Toggle(title, isOn: $isOn).tint(color) }
}

struct UsesMemberwise: View {
  @State private var isOn = false
  var body: some View {
    Memberwise(color: .red, isOn: $isOn) { Text("x") }
    Memberwise(title: "a", color: .init(white: 0.5), isOn: .constant(true), accessory: { Text("y") })
  }
}

func packed<each V: View>(_ views: repeat each V) -> TupleView<(repeat each V)> { TupleView((repeat each views)) }

struct UsesPack: View { var body: some View { packed(Text("a"), Divider(), Color.red) } }

struct Statics: View {
  private static let inset: CGFloat = 3
  static let shape = RoundedRectangle(cornerRadius: inset)
  static let columns = [GridItem(.flexible())]
  var body: some View {
    Self.shape.stroke(.red)
    Statics.shape.inset(by: 2).fill(.blue)
    LazyVGrid(columns: Self.columns) { Text("a").padding(Self.inset) }
  }
}

struct Chained: View {
  let items: [Item]
  var body: some View {
    Text(items.filter { $0.price > 1 }.map(\.name).sorted().first ?? "none")
    Text(items.lazy.map { $0.name.count }.max() ?? 0, format: .number)
    Text("\(items.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }.count)")
    Text(items.contains { $0.id == 3 } ? "yes" : "no")
    if let index = items.firstIndex(where: { $0.name.hasPrefix("a") }) { Text("\(index)") }
    if let last = items.last?.name.uppercased() { Text(last) }
  }
}

struct Tuples: View {
  private var pair: (title: String, count: Int) { ("a", 2) }
  var body: some View {
    let (title, count) = pair
    Text(title)
    Text("\(count)")
    Text(pair.title)
    let point = (x: 1.0, y: 2.0)
    Circle().offset(x: point.x, y: point.1)
  }
}

struct Mapped: View {
  let names = ["a", "b"]
  var body: some View {
    let views = names.map { Text($0).bold() }
    views.first
    views[1].padding()
    names.first.map { name in
      HStack {
        Text(name)
        Divider()
      }
    }
    views.reduce(Text("")) { $0 + $1 }
  }
}

struct Buttons: View {
  @State private var items: [Item] = []
  private func add(_ name: String) -> () -> Void {
    { items.append(Item(id: items.count, name: name)) }
  }
  var body: some View {
    Button("Add", action: add("x"))
    Button(action: add("y")) { Image(systemName: "plus").padding() }
    Button(role: .destructive, action: { items.removeAll() }, label: { Label("Clear", systemImage: "trash") })
    Button(items.isEmpty ? "Empty" : "Full") {}
    Button("Async") { Task { try? await Task.sleep(for: .seconds(1)) } }
    Button {} label: {
      if items.isEmpty { Text("none") } else { Image(systemName: "star") }
    }
    Menu("More") {
      Button("One") {}
      Menu("Inner") { Button("Two") {} }
      Divider()
      Picker("Sort", selection: .constant(1)) { Text("a").tag(1) }
    }
  }
}

struct Images: View {
  let url: URL?
  var body: some View {
    AsyncImage(url: url) { image in
      image.resizable().aspectRatio(contentMode: .fill)
    } placeholder: {
      Color.gray.opacity(0.2)
    }
    .frame(width: 40, height: 40)
    .clipShape(.circle)
    AsyncImage(url: url, transaction: .init(animation: .easeIn)) { phase in
      switch phase {
      case .success(let image): image.resizable().transition(.opacity)
      case .failure(let error): Text(error.localizedDescription)
      case .empty: ProgressView()
      @unknown default: EmptyView()
      }
    }
    AsyncImage(url: url, scale: 2) { phase in
      if let image = phase.image { image.resizable() } else if phase.error != nil { Color.red } else { ProgressView() }
    }
    Image("photo").resizable().renderingMode(.template).interpolation(.high).scaledToFill().frame(width: 10).clipped()
    Image(systemName: "star.fill").font(.largeTitle).symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
    Label { Text("x") } icon: { Image(systemName: "y").foregroundColor(.red) }
  }
}

struct Geometry: View {
  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      let isWide = geometry.size.width > geometry.size.height
      ZStack(alignment: isWide ? .leading : .top) {
        Circle().frame(width: side / 2, height: side / 2).position(x: geometry.frame(in: .local).midX, y: side * 0.25)
        if isWide { Rectangle().frame(width: side * 0.1).offset(x: -side / 4) }
      }
    }
    ViewThatFits(in: .horizontal) {
      HStack { Text("wide") }
      Text("narrow")
    }
    ScrollViewReader { proxy in
      ScrollView {
        ForEach(0..<100) { index in Text("\(index)").id(index) }
        Button("Top") { withAnimation { proxy.scrollTo(0, anchor: .top) } }
      }
    }
    Color.clear.safeAreaInset(edge: .bottom, spacing: 0) { Text("bar").frame(maxWidth: .infinity).background(.bar) }
  }
}

struct Debugging: View {
  let value: Int
  var body: some View {
    let _ = print("body", value)
    #if os(macOS)
    Text("mac")
    #elseif swift(>=5.9) && !os(watchOS)
    Text("other").bold()
    #else
    Divider()
    #endif
  }
}

struct Equal: View, Equatable {
  let value: Int
  nonisolated static func == (a: Equal, b: Equal) -> Bool { a.value == b.value }
  var body: some View { Text("\(value)") }
}

struct UsesEqual: View {
  var body: some View {
    Equal(value: 1).equatable()
    EquatableView(content: Equal(value: 2))
  }
}

struct Labels: View {
  var body: some View {
    ControlGroup { Button("a") {} }
    ContentUnavailableView("None", systemImage: "tray")
    ContentUnavailableView { Label("None", systemImage: "tray") } description: { Text("d") } actions: { Button("Add") {} }
    GroupBox { Text("x") } label: { Text("l").bold() }
    Section { Text("c") } header: { Text("h") } footer: { Text("f") }
    Section { Text("c") } footer: { Text("f") }
    Section(isExpanded: .constant(true)) { Text("c") } header: { Text("h") }
    NavigationLink { Text("d") } label: { Image("i") }
    Link(destination: URL(string: "https://x.org")!) { Image("i") }
  }
}

struct Literals: View {
  let hex = 0xFF8800
  let names: [String: Color] = ["a": .red, "b": .init(hue: 0.5, saturation: 1, brightness: 1)]
  var body: some View {
    Color(red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
    names["a"].map { $0.opacity(0.5) }
    names["b", default: .clear].frame(width: 1)
    Text("""
      several
      lines
      """)
    Text(#"raw \(x)"#)
    Spacer().frame(height: 1e1)
    Rectangle().fill([Color.red, .blue].randomElement() ?? .green)
    LinearGradient(colors: names.values.map { $0.opacity(0.2) }, startPoint: .top, endPoint: .bottom)
  }
}
