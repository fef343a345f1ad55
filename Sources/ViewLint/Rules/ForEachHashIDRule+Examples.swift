extension ForEachHashIDRule {
  /// Code that the rule reports, and code that it does not report.
  static let examples = [
    RuleExample(
      """
      struct Place: Hashable, Identifiable {
        var name: String
        var ↓id: Int { hashValue }
      }
      struct Places: View {
        let places: [Place]
        var body: some View { List(places) { Text($0.name) } }
      }
      """),
    RuleExample(
      """
      struct Place: Hashable {
        var name: String
      }
      struct Places: View {
        var places: [Place]
        var body: some View {
          List(places, id: ↓\\.hashValue) { place in Text(place.name) }
        }
      }
      """,
      fixed: """
        struct Place: Hashable {
          var name: String
        }
        struct Places: View {
          var places: [Place]
          var body: some View {
            List(places, id: \\.self) { place in Text(place.name) }
          }
        }
        """),
    RuleExample(
      """
      enum Side: Identifiable {
        case left, right
        var id: Int { hashValue }
      }
      """),
    RuleExample(
      """
      struct Place {
        let hashValue: Int
      }
      struct Places: View {
        var places: [Place]
        var body: some View { List(places, id: \\.hashValue) { place in Text(String(place.hashValue)) } }
      }
      """),
    RuleExample(
      """
      struct Place: Hashable, Identifiable {
        let id = UUID()
        var hash: Int { hashValue }
      }
      """),
    RuleExample(
      """
      struct Place: Identifiable, Hashable {
        let name: String
        var ↓id: String { "place-\\(self.hashValue)" }
      }
      struct Places: View {
        @State private var places: [Place] = []
        var body: some View { ForEach($places) { $place in Text(place.name) } }
      }
      """),
    RuleExample(
      """
      struct Tags: View {
        let tags: [String]
        @State private var selected: Int?
        var body: some View {
          List(tags, id: ↓\\.hashValue, selection: $selected) { Text($0) }
        }
      }
      """),
    RuleExample(
      """
      enum Message: Identifiable {
        case text(String)
        var id: Int {
          switch self {
          case .text(let text): return text.hashValue
          }
        }
      }
      struct Notice: Identifiable, Hashable {
        let text: String
        var ↓id: Int { hashValue }
      }
      struct Screen: View {
        @State private var message: Message?
        @State private var notice: Notice?
        let notices: [Notice]
        var body: some View {
          List(notices) { Text($0.text) }
            .alert(item: $message) { _ in Alert(title: Text("Message")) }
            .alert(item: $notice) { Alert(title: Text($0.text)) }
        }
      }
      """),
    RuleExample(
      """
      enum Page: Hashable, Identifiable {
        case web(URL), help(String)
        var id: Int { hashValue }
      }
      struct Screen: View {
        @State private var page: Page?
        var body: some View {
          Button("Help") { page = .help("all") }.sheet(item: $page) { _ in Text("Help") }
        }
      }
      """),
    RuleExample(
      """
      struct Tabs<Tab: Hashable & CaseIterable>: View where Tab.AllCases: RandomAccessCollection {
        var body: some View { ForEach(Tab.allCases, id: \\.hashValue) { _ in Text("Tab") } }
      }
      struct Item: Identifiable {
        var id: Int { name.hashValue }
        var name: String
      }
      struct Items: View {
        let items: [Item]
        var body: some View { ForEach(items, id: \\.name) { Text($0.name) } }
      }
      """),
    RuleExample(
      """
      struct Stars: View {
        let count: Int
        let names: [String]
        var body: some View {
          ForEach(0..<5, id: \\.hashValue) { Text("\\($0)") }
          ForEach(names, id: ↓\\.hashValue) { Text($0) }
        }
      }
      """,
      fixed: """
        struct Stars: View {
          let count: Int
          let names: [String]
          var body: some View {
            ForEach(0..<5, id: \\.hashValue) { Text("\\($0)") }
            ForEach(names, id: \\.self) { Text($0) }
          }
        }
        """),
    RuleExample(
      """
      struct Item: Hashable, Identifiable {
        let name: String
        var ↓id: Int {
          var hasher = Hasher()
          hasher.combine(name)
          return hasher.finalize()
        }
      }
      struct Note: Hashable {
        let text: String
        var key: String { "\\(hashValue)" }
        var place: String { text }
      }
      struct Items: View {
        let items: [Item]
        let notes: [Note]
        var body: some View {
          ForEach(items) { Text($0.name) }
          ForEach(notes, id: ↓\\.key) { Text($0.text) }
          ForEach(notes, id: \\.place) { Text($0.text) }
        }
      }
      """),
    RuleExample(
      """
      struct Note: Identifiable {
        let id: Int
        let key: Int
        let title: String
        init(title: String) {
          self.title = title
          key = title.hashValue
          ↓id = title.hashValue
        }
      }
      struct Letter: Identifiable {
        let id: Int
        init(title: String) { id = title.hashValue }
      }
      struct Mail: Identifiable {
        let id: Int
        init(title: String, id: Int? = nil) { self.id = id ?? UUID().uuidString.hashValue }
      }
      struct Notes: View {
        let notes: [Note]
        let mails: [Mail]
        var body: some View {
          List(notes) { Text($0.title) }
          List(mails) { _ in Text("Mail") }
        }
      }
      """),
    RuleExample(
      """
      struct Page: Hashable, Identifiable {
        let address: String
        var title: String
        var id: Int { hashValue }
        func hash(into hasher: inout Hasher) { hasher.combine(address) }
      }
      struct Tab: Hashable, Identifiable {
        let address: String
        var title: String
        var ↓id: Int { hashValue }
        func hash(into hasher: inout Hasher) {
          hasher.combine(address)
          hasher.combine(title)
        }
      }
      struct Pages: View {
        let pages: [Page]
        let tabs: [Tab]
        var body: some View {
          List(pages) { Text($0.title) }
          List(pages, id: \\.hashValue) { Text($0.title) }
          List(tabs) { Text($0.title) }
        }
      }
      """),
    RuleExample(
      """
      final class Node: Identifiable, Hashable {
        let id = UUID()
        var text = ""
        static func == (one: Node, other: Node) -> Bool { one.id == other.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      enum Row: Hashable {
        case node(Node)
        case more(Node, count: Int)
        func hash(into hasher: inout Hasher) {
          switch self {
          case let .node(node):
            hasher.combine(1)
            hasher.combine(node.id)
          case let .more(node, _):
            hasher.combine(2)
            hasher.combine(node.id)
          }
        }
      }
      struct Mark {
        let id: String
        var text: String
        var key: Int { id.hashValue }
        var place: Int { text.hashValue }
      }
      struct Page: View {
        let rows: [Row]
        let marks: [Mark]
        var body: some View {
          ForEach(rows, id: \\.hashValue) { _ in Text("Row") }
          ForEach(marks, id: \\.key) { Text($0.text) }
          ForEach(marks, id: ↓\\.place) { Text($0.text) }
        }
      }
      """),
    RuleExample(
      """
      enum Line: Hashable {
        case text(String), number(Int)
        func hash(into hasher: inout Hasher) {
          switch self {
          case .text(let text): hasher.combine(text)
          case .number(let number): hasher.combine(number)
          }
        }
      }
      struct Page: View {
        let lines: [Line]
        var body: some View { ForEach(lines, id: ↓\\.hashValue) { _ in Text("Line") } }
      }
      """,
      fixed: """
        enum Line: Hashable {
          case text(String), number(Int)
          func hash(into hasher: inout Hasher) {
            switch self {
            case .text(let text): hasher.combine(text)
            case .number(let number): hasher.combine(number)
            }
          }
        }
        struct Page: View {
          let lines: [Line]
          var body: some View { ForEach(lines, id: \\.self) { _ in Text("Line") } }
        }
        """),
  ]
}
