// Closures of several statements, local functions, optionals and everything else that may stand in a body.
import SwiftUI

enum Status {
  case ready(name: String, count: Int)
  case waiting(since: Date?)
  case broken
}

struct Closures: View {
  @State private var count = 0
  let numbers = [3, 1, 2]
  var body: some View {
    let sum = numbers.reduce(0) { partial, next in
      let doubled = next * 2
      return partial + doubled
    }
    let sorted = numbers.sorted(by: >).map { number -> String in
      guard number > 1 else { return "one" }
      return "\(number)"
    }
    Text("\(sum)")
    ForEach(sorted, id: \.self) { text in
      let label = text.uppercased()
      Text(label)
      if text.count > 1 { Divider() }
    }
    Button {
      let next = count + 1
      if next > 10 { count = 0 } else { count = next }
    } label: {
      let title = count == 0 ? "Start" : "Next"
      Text(title).bold()
    }
  }
}

struct Immediately: View {
  let date: Date
  var body: some View {
    let text: String = {
      let formatter = DateFormatter()
      formatter.dateStyle = .medium
      return formatter.string(from: date)
    }()
    Text(text)
    let color: Color = if text.isEmpty { .red } else { .blue }
    Text("x").foregroundStyle(color)
    let size = switch text.count {
    case 0: 10.0
    case 1...5: 12.0
    default: 14.0
    }
    Text("y").font(.system(size: size))
  }
}

struct Locals: View {
  let names: [String]
  private func initials(_ name: String) -> String {
    name.split(separator: " ").compactMap(\.first).map(String.init).joined()
  }
  private var grouped: [(letter: Character, names: [String])] {
    Dictionary(grouping: names) { $0.first ?? "?" }
      .map { (letter: $0.key, names: $0.value) }
      .sorted { $0.letter < $1.letter }
  }
  var body: some View {
    ForEach(grouped, id: \.letter) { group in
      Section(String(group.letter)) {
        ForEach(group.names, id: \.self) { name in
          HStack {
            Text(initials(name)).frame(width: 30)
            Text(name)
          }
        }
      }
    }
  }
}

struct Optionals: View {
  let url: URL?
  let name: String?
  let count: Int?
  let image: Image?
  var body: some View {
    Text(name ?? "nobody")
    url.map { Link("Open", destination: $0) }
    if let url, let name { Link(name, destination: url) }
    if let count, count > 0, case let half = count / 2 { Text("\(half)") }
    image?.resizable()
    name.flatMap(Int.init).map { Text("\($0)") }
    if url != nil { Text("has one") }
    count.map(String.init).map(Text.init(verbatim:))
    Text(count.map { "\($0)" } ?? "none").opacity(count == nil ? 0 : 1)
    (image ?? Image(systemName: "photo")).resizable().scaledToFit()
  }
}

struct Statuses: View {
  let status: Status
  var body: some View {
    switch status {
    case let .ready(name, count) where count > 1:
      Text("\(count) × \(name)")
    case .ready(let name, _):
      Text(name)
    case .waiting(since: let date?):
      Text(date, style: .relative)
      ProgressView()
    case .waiting(since: .none):
      ProgressView("Waiting")
    case .broken:
      Label("Broken", systemImage: "xmark").foregroundStyle(.red)
    }
  }
}

extension Status {
  var icon: some View {
    Image(systemName: name).symbolRenderingMode(.hierarchical)
  }
  private var name: String {
    switch self {
    case .ready: "checkmark"
    case .waiting: "clock"
    case .broken: "xmark"
    }
  }
  @ViewBuilder var detail: some View {
    if case .ready(_, let count) = self { Text(count, format: .number) } else { icon }
  }
}

struct StatusRow: View {
  let status: Status
  var body: some View {
    HStack {
      status.icon
      status.detail
    }
  }
}

struct Numbers: View {
  let price: Double
  let share: Double
  let day: Date
  let bytes: Int64
  var body: some View {
    Text(price, format: .currency(code: "EUR"))
    Text(share.formatted(.percent))
    Text(day, format: .dateTime.day().month())
    Text(day.formatted(date: .abbreviated, time: .omitted))
    Text("\(price, specifier: "%.2f")")
    Text("\(day, style: .time) and \(Image(systemName: "star"))")
    Text("\(Int(price * 100) / 3) of \(String(format: "%d", 3))")
    Text(String(repeating: "a", count: 3) + "b")
    Text(verbatim: "\(bytes)")
    Text(price > 3 && share < 0.5 || !day.description.isEmpty ? "yes" : "no")
    Text("\(max(price, share).rounded(), format: .number)")
  }
}

struct KeyPaths: View {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var parent: Parent
    struct Parent: Hashable { var title: String }
  }
  let items: [Item]
  private let columns: [(title: String, path: KeyPath<Item, String>)] = [("Name", \.name), ("Parent", \.parent.title)]
  var body: some View {
    Grid {
      GridRow { ForEach(columns, id: \.title) { Text($0.title).bold() } }
      ForEach(items) { item in
        GridRow { ForEach(columns, id: \.path) { column in Text(item[keyPath: column.path]) } }
      }
    }
    ForEach(items.map(\.name), id: \.self, content: Text.init)
    ForEach(items, id: \.parent.title) { Text($0.name) }
    Text(items.map(\.name).joined(separator: ", "))
    Text(items.first?.parent.title ?? "")
    Text("\(items.max { $0.id < $1.id }?.id ?? 0)")
  }
}

struct ImplicitMembers: View {
  enum Size: CGFloat { case small = 10, large = 20 }
  var size: Size = .small
  @State private var edge = Edge.top
  static let gap: CGFloat = 4
  var body: some View {
    VStack(alignment: .leading, spacing: Self.gap) {
      Text("a").font(.system(.body, design: .monospaced).weight(.bold))
      Text("b").frame(maxWidth: .infinity, maxHeight: size.rawValue, alignment: .trailing)
      Text("c").padding([.leading, edge == .top ? .top : .bottom], size == .small ? 2 : 4)
      Text("d").foregroundStyle(.linearGradient(.init(colors: [.red, .blue]), startPoint: .top, endPoint: .init(x: 0.5, y: 1)))
      Text("e").padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("f").transition(.opacity.animation(.easeIn.delay(0.2)))
      Text("g").shadow(color: .black.opacity(0.3), radius: .pi)
      Text("h").rotationEffect(.init(degrees: 30), anchor: .bottomLeading)
      Text("i").background(.red, in: .rect(cornerRadii: .init(topLeading: 4, bottomTrailing: 4)))
      Text("j").environment(\.font, .title)
    }
  }
}

struct Existentials: View {
  let views: [AnyView] = [AnyView(Text("a")), AnyView(Divider())]
  let view: any View = Text("x")
  var body: some View {
    ForEach(views.indices, id: \.self) { views[$0] }
    AnyView(view)
    AnyView(erasing: Text("b"))
  }
}

struct Conditions: View {
  @State private var isOn = true
  @State private var number: Int? = 3
  let flags: Set<String>
  var body: some View {
    if flags.contains("a") && isOn || number == nil { Text("a") }
    if let number = number, number.isMultiple(of: 2) { Text("even") } else if number != nil { Text("odd") } else { Text("none").italic() }
    if #available(iOS 17, *), isOn { Text("new") }
    if isOn, let number, flags.isEmpty, number > 0 {
      Text("\(number)")
      Text("positive")
    } else {
      EmptyView()
    }
    if !flags.isEmpty {
      ForEach(Array(flags).sorted(), id: \.self) { flag in
        if flag != "hidden" {
          Text(flag)
          if isOn { Divider() }
        }
      }
    }
  }
}
