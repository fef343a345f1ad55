extension StateFromInputRule {
  /// Code that the rule reports, and code that it does not report.
  static let examples = [
    RuleExample(
      """
      @Observable final class Player {
        let song: String
        init(song: String) { self.song = song }
      }
      struct Playing: View {
        @State private var player: Player
        @State private var title: String
        init(song: String, title: String) {
          let player = Player(song: song)
          ↓_player = State(initialValue: player)
          ↓self._title = .init(initialValue: title)
        }
        var body: some View { Text(player.song + title) }
      }
      struct Jukebox: View {
        @State private var song = "One"
        var body: some View {
          Playing(song: song, title: song)
          Button("Next") { song = "Two" }
        }
      }
      """),
    RuleExample(
      """
      struct Stars: View {
        @State private var shown: Int
        init(count: Int) {
          ↓_shown = State(initialValue: count)
        }
        var body: some View { Text(String(shown)) }
      }
      struct Rating: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Stars(count: count)
            Button("More") { count += 1 }
          }
        }
      }
      """),
    RuleExample(
      """
      struct Stars: View {
        @State var ↓count: Int
        var body: some View { Text(String(count)) }
      }
      struct Rating: View {
        @State private var count = 0
        var body: some View {
          Stars(count: count)
          Stepper("Stars", value: $count)
        }
      }
      """),
    RuleExample(
      """
      struct Draft: View {
        @State private var text: String
        init(text: String) {
          _text = State(initialValue: text)
        }
        var body: some View { TextField("Text", text: $text) }
      }
      struct Note: View {
        @State private var text = ""
        @State private var edits = false
        var body: some View {
          Button("Edit") { edits = true }
            .onAppear { text = "new" }
            .sheet(isPresented: $edits) { Draft(text: text) }
        }
      }
      """),
    RuleExample(
      """
      struct Draft: View {
        @State private var text: String
        init(text: String) {
          _text = State(initialValue: text)
        }
        var body: some View { TextField("Text", text: $text) }
      }
      struct Note: View {
        @State private var text = ""
        @State private var edits = false
        var body: some View {
          Button("Edit") { edits = true }
            .onAppear { text = "new" }
            .sheet(isPresented: $edits) { draft.padding() }
        }
      }
      extension Note {
        private var draft: some View { Draft(text: text) }
      }
      """),
    RuleExample(
      """
      struct Draft: View {
        @State private var text: String
        let save: (String) -> Void
        init(text: String, save: @escaping (String) -> Void) {
          _text = State(initialValue: text)
          self.save = save
        }
        var body: some View { TextField("Text", text: $text).onSubmit { save(text) } }
      }
      final class Model: ObservableObject { @Published var title: String? }
      struct Note: View {
        @StateObject private var model = Model()
        @State private var text = ""
        var body: some View {
          Draft(text: text) { text = $0 }
          if let title = model.title { Draft(text: title) { new in model.title = new } }
        }
      }
      """),
    RuleExample(
      """
      struct Stars: View {
        @State var count: Int
        var body: some View { Text(String(count)) }
      }
      struct Rating: View {
        @State private var count = 0
        var body: some View {
          Stars(count: count).id(count)
          Stepper("Stars", value: $count)
        }
      }
      """),
    RuleExample(
      """
      struct Draft: View {
        @State private var text: String
        @State private var note: String
        init(text: String, note: String) {
          ↓self._text = State(wrappedValue: text)
          ↓self.note = note
        }
        var body: some View { TextField(note, text: $text) }
      }
      struct Letter: View {
        @State private var text = ""
        var body: some View {
          Draft(text: text, note: text)
          Button("Reply") { text = "Dear" }
        }
      }
      """),
    RuleExample(
      """
      struct Draft: View {
        let text: String
        @State private var draft: String
        init(text: String) {
          self.text = text
          _draft = State(initialValue: text)
        }
        var body: some View {
          TextField("Text", text: $draft)
            .onChange(of: text) { draft = text }
        }
      }
      struct Letter: View {
        @State private var text = ""
        var body: some View {
          Draft(text: text)
          Button("Reply") { text = "Dear" }
        }
      }
      """),
    RuleExample(
      """
      final class Model: ObservableObject {
        @Published var isOpen = false
        @Published var count = 0
      }
      struct Menu: View {
        @StateObject var model: Model
        var body: some View { Text(String(model.count)) }
      }
      struct Stars: View {
        @State private var shown: Int
        init(count: Int) {
          ↓_shown = State(initialValue: count)
        }
        var body: some View { Text(String(shown)) }
      }
      struct Page: View {
        @StateObject private var model = Model()
        var body: some View {
          Menu(model: model)
          Stars(count: model.count)
          Button("More") { model.count += 1 }.sheet(isPresented: $model.isOpen) { Text("More") }
        }
      }
      """),
    RuleExample(
      """
      import Observation
      @Observable final class Order {
        var isConfirmed = false
      }
      struct Lines: View {
        @State private var order: Order
        init(order: Order) { _order = State(initialValue: order) }
        var body: some View { Text(order.isConfirmed ? "Sent" : "Open") }
      }
      struct Sheet: View {
        @State private var order = Order()
        var body: some View {
          Lines(order: order).alert("Send", isPresented: $order.isConfirmed) { Button("OK") {} }
        }
      }
      """),
    RuleExample(
      """
      import Observation
      @Observable final class Order {
        var isConfirmed = false
      }
      struct Lines: View {
        @State private var order: Order
        init(order: Order) { ↓_order = State(initialValue: order) }
        var body: some View { Text(order.isConfirmed ? "Sent" : "Open") }
      }
      struct Sheet: View {
        @State private var order = Order()
        var body: some View {
          Lines(order: order).alert("Send", isPresented: $order.isConfirmed) { Button("New") { order = Order() } }
        }
      }
      """),
    RuleExample(
      """
      struct Level: View {
        @State private var percent: Double
        @State private var least: Double
        init(level: Double, least: Double?) {
          ↓_percent = State(initialValue: Double(level) * 100)
          _least = State(initialValue: least ?? 0)
        }
        var body: some View { Text("\\(percent) of \\(least)") }
      }
      struct Tank: View {
        @State private var level = 0.5
        var body: some View {
          Level(level: level, least: level)
          Button("Fill") { level += 0.1 }
        }
      }
      """),
    RuleExample(
      """
      final class Loader: ObservableObject {
        @Published var text = ""
        init(name: String, client: Client) { text = name }
      }
      final class Client {}
      struct Pane: View {
        @StateObject private var loader: Loader
        @State private var title: String
        init(name: String, client: Client) {
          ↓_loader = StateObject(wrappedValue: Loader(name: name, client: client))
          ↓_title = State(initialValue: name.uppercased())
        }
        var body: some View { Text(title + loader.text) }
      }
      struct Browser: View {
        let client = Client()
        @State private var name = "Maps"
        var body: some View {
          Pane(name: name, client: client)
          Button("Routes") { name = "Routes" }
        }
      }
      """),
    RuleExample(
      """
      final class Loader: ObservableObject {
        @Published var text = ""
        init(name: String) { text = name }
        func load(_ name: String) { text = name }
      }
      struct Pane: View {
        @StateObject private var loader: Loader
        init(name: String) { _loader = StateObject(wrappedValue: Loader(name: name)) }
        var body: some View { Text(loader.text) }
      }
      struct FollowingPane: View {
        let name: String
        @StateObject private var loader: Loader
        init(name: String) {
          self.name = name
          _loader = StateObject(wrappedValue: Loader(name: name))
        }
        var body: some View { Text(loader.text).onChange(of: name) { loader.load(name) } }
      }
      struct Browser: View {
        @State private var name = "Maps"
        var body: some View {
          Pane(name: name).id(name)
          FollowingPane(name: name)
          ForEach(["Maps", "Routes"], id: \\.self) { Pane(name: $0) }
          Button("Routes") { name = "Routes" }
        }
      }
      """),
    RuleExample(
      """
      struct Chapter: View {
        let title: String
        @State private var heading = ""
        @State private var draft = ""
        @State private var followed = ""
        @State private var first = ""
        var body: some View {
          VStack {
            Text(heading + followed + first)
            TextField("Title", text: $draft)
          }
          .onAppear {
            ↓heading = title.uppercased()
            draft = title
            if first.isEmpty { first = title }
          }
        }
      }
      struct Book: View {
        let titles = ["One", "Two"]
        @State private var current = 0
        var body: some View {
          Chapter(title: titles[current])
          Button("Next") { current = 1 }
        }
      }
      """),
    RuleExample(
      """
      final class Choices: ObservableObject {
        let title: String
        let names: [String]
        init(title: String, names: [String]) {
          self.title = title
          self.names = names
        }
      }
      struct ChoiceList: View {
        @StateObject private var choices: Choices
        init(title: String, names: [String]) {
          ↓_choices = StateObject(wrappedValue: Choices(title: title, names: names))
        }
        var body: some View { List(choices.names, id: \\.self) { Text($0) } }
      }
      struct Calendars: View {
        @State private var names: [String] = []
        var body: some View { ChoiceList(title: "Calendars", names: names).task { names = ["Home"] } }
      }
      """),
    RuleExample(
      """
      struct Pages: View {
        let names: [String]
        @State private var shown: [String] = []
        var body: some View { List(shown, id: \\.self) { Text($0) }.onAppear { setUp() } }
        private func setUp() {
          guard shown.isEmpty else { return }
          ↓shown = names
        }
      }
      struct FreshPages: View {
        let names: [String]
        @State private var shown: [String] = []
        var body: some View {
          List(shown, id: \\.self) { Text($0) }.onAppear { setUp() }.onTapGesture { setUp() }
        }
        private func setUp() { shown = names }
      }
      struct Book: View {
        @State private var names: [String] = []
        var body: some View {
          Pages(names: names)
          FreshPages(names: names)
          Button("Load") { names = ["One"] }
        }
      }
      """),
    RuleExample(
      """
      struct Item: Identifiable { let id: Int; var name: String }
      struct Editor: View {
        @State private var draft: Item
        init(id: Int, items: [Item]) {
          ↓_draft = State(initialValue: items.first(where: { $0.id == id }) ?? Item(id: id, name: ""))
        }
        var body: some View { TextField("Name", text: $draft.name) }
      }
      struct NameField: View {
        @State private var name: String
        init(item: Item) { ↓_name = State(initialValue: item.name) }
        var body: some View { TextField("Name", text: $name) }
      }
      struct FixedField: View {
        @State private var name: String
        init(item: Item) { _name = State(initialValue: item.name) }
        var body: some View { TextField("Name", text: $name) }
      }
      struct Items: View {
        @State private var items: [Item] = []
        @State private var chosen = 1
        let first = 1
        var body: some View {
          Editor(id: chosen, items: items)
          if let item = items.first(where: { $0.id == chosen }) { NameField(item: item) }
          if let item = items.first(where: { $0.id == first }) { FixedField(item: item) }
          Button("Next") { chosen += 1 }
        }
      }
      """),
    RuleExample(
      """
      struct Profile { var bio: String }
      struct Biography: View {
        @State private var bio: String
        init(profile: Profile) { ↓_bio = State(initialValue: profile.bio) }
        var body: some View { Text(bio) }
      }
      struct Profiles: View {
        @State private var profiles = [Profile(bio: "A"), Profile(bio: "B")]
        @State private var current = 0
        var body: some View {
          Biography(profile: profiles[current])
          Button("Next") { current = 1 - current }
        }
      }
      """),
    RuleExample(
      """
      struct Finder: View {
        let names: [String]
        @State private var query = ""
        @State private var found: [String] = []
        var body: some View {
          List(found, id: \\.self) { Text($0) }
            .searchable(text: $query)
            .onAppear { ↓found = names }
            .onChange(of: query) { found = names.filter { $0.contains(query) } }
        }
      }
      struct Page: View {
        @State private var names = ["A"]
        var body: some View {
          Button("Add") { names.append("B") }
          Finder(names: names)
        }
      }
      """),
    RuleExample(
      """
      final class Memo: ObservableObject {
        @Published var text: String
        init(id: Int) { text = "\\(id)" }
      }
      struct Editor: View {
        @StateObject private var memo: Memo
        init(id: Int) { ↓_memo = StateObject(wrappedValue: Memo(id: id)) }
        var body: some View { TextEditor(text: $memo.text) }
      }
      struct Memos: View {
        @State private var chosen: Int? = 1
        @State private var shown: Int?
        var body: some View {
          NavigationSplitView {
            List(0..<5, id: \\.self, selection: $chosen) { Text("\\($0)") }
          } detail: {
            if let id = chosen { Editor(id: id) }
          }
        }
      }
      """),
    RuleExample(
      """
      final class Memo: ObservableObject {
        @Published var text: String
        init(id: Int) { text = "\\(id)" }
      }
      struct Editor: View {
        @StateObject private var memo: Memo
        init(id: Int) { _memo = StateObject(wrappedValue: Memo(id: id)) }
        var body: some View { TextEditor(text: $memo.text) }
      }
      struct Memos: View {
        @State private var chosen: Int?
        var body: some View {
          VStack {
            Button("Open") { chosen = 1 }
            if let id = chosen { Editor(id: id) }
          }
        }
      }
      """),
    RuleExample(
      """
      struct Page: View {
        @State var ↓number = 0
        var body: some View { Text("\\(number)") }
      }
      struct Book: View {
        @State private var current = 1
        var body: some View {
          Page(number: current)
          Page()
          Button("Next") { current += 1 }
        }
      }
      """),
    RuleExample(
      """
      final class Updater: ObservableObject {
        @Published var checks = true
        func reset() { checks = true }
      }
      struct Settings: View {
        @ObservedObject var updater: Updater
        @State private var checks: Bool
        init(updater: Updater) {
          self.updater = updater
          ↓_checks = State(initialValue: updater.checks)
        }
        var body: some View {
          Toggle("Check", isOn: $checks).onChange(of: checks) { updater.checks = checks }
          Button("Reset") { updater.reset() }
        }
      }
      final class Scanner: ObservableObject {
        @Published private(set) var depth = 1
        @Published private(set) var speed = 1
        func setDepth(_ depth: Int) { self.depth = depth }
        func setSpeed(_ speed: Int) { self.speed = speed }
      }
      struct ScannerSettings: View {
        @ObservedObject private var scanner: Scanner
        @State private var depth: Int
        @State private var speed: Int
        init(scanner: Scanner) {
          self.scanner = scanner
          ↓_depth = State(initialValue: scanner.depth)
          _speed = State(initialValue: scanner.speed)
        }
        var body: some View {
          Stepper("Depth", value: $depth).onChange(of: depth) { scanner.setDepth(depth) }
          Stepper("Speed", value: $speed).onChange(of: speed) { scanner.setSpeed(speed) }
        }
      }
      struct Root: View {
        @StateObject private var scanner = Scanner()
        var body: some View {
          ScannerSettings(scanner: scanner)
          Button("Reset") { scanner.setDepth(1) }
        }
      }
      struct Draft: View {
        @ObservedObject var updater: Updater
        @State private var checks: Bool
        init(updater: Updater) {
          self.updater = updater
          _checks = State(initialValue: updater.checks)
        }
        var body: some View {
          Toggle("Check", isOn: $checks)
          Button("Save") { updater.checks = checks }
          Text(updater.checks ? "on" : "off")
        }
      }
      """),
  ]
}
