extension ConditionalSameViewRule {
  /// Examples with conditions that change, and with conditions that do not.
  static let examplesOfConditions = [
    RuleExample(
      """
      struct Field: View {
        @State private var text = ""
        var body: some View { TextField("Text", text: $text) }
      }
      struct Item: Identifiable {
        enum Kind { case file, folder }
        let id: Int
        let kind: Kind
        var isOpen = false
      }
      struct Row: View {
        let item: Item
        var body: some View {
          if item.kind == .file { Field().padding() } else { Field() }
          ↓if item.isOpen { Field().overlay { Text("Open") } } else { Field().frame(width: 100) }
        }
      }
      struct Rows: View {
        @State private var items = [Item(id: 1, kind: .file)]
        var body: some View {
          ForEach(items) { item in Row(item: item) }
          Button("Open") { items[0].isOpen.toggle() }
        }
      }
      """),
    RuleExample(
      """
      struct Field: View {
        @State private var text = ""
        var body: some View { TextField("Text", text: $text) }
      }
      struct Settings {
        enum Mode { case pick, show }
        let mode: Mode
        var isWide = false
        var isLocked = false
        func isOpen(_ number: Int) -> Bool { !isLocked && number > 0 }
      }
      final class Model: ObservableObject {
        @Published var settings: Settings
        init(_ mode: Settings.Mode) { settings = Settings(mode: mode) }
        func widen() { settings.isWide = true }
      }
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View {
          switch model.settings.mode {
          case .pick: Field().padding()
          case .show: Field()
          }
          if model.settings.isOpen(1) { Field().overlay { Text("Open") } } else { Field().frame(width: 100) }
          ↓if model.settings.isWide { Field().overlay { Text("Wide") } } else { Field().frame(width: 100) }
        }
      }
      """),
    RuleExample(
      """
      struct Form: View {
        let failure: String?
        var note: String?
        @State private var text = ""
        var body: some View {
          if failure == nil { TextField("Text", text: $text).padding() } else { TextField("Text", text: $text) }
          ↓if let note {
            TextField("Note", text: $text).overlay { Text(note) }
          } else {
            TextField("Note", text: $text).frame(width: 100)
          }
        }
      }
      struct Forms: View {
        @State private var failure = "A"
        @State private var note: String?
        var body: some View {
          Form(failure: nil)
          Form(failure: failure, note: note)
          Button("Next") { (failure, note) = ("B", "b") }
        }
      }
      """),
    RuleExample(
      """
      struct Chooser: View {
        @Binding var choice: Int
        @State private var isOpen = false
        var body: some View { Toggle("\\(choice)", isOn: $isOpen) }
      }
      enum Tool: String, CaseIterable, Identifiable {
        case pen, brush
        var id: String { rawValue }
      }
      struct Example: View {
        @State private var isFirst = false
        @State private var one = 1
        @State private var two = 2
        @State private var name = ""
        let width: CGFloat
        var body: some View {
          if isFirst { Chooser(choice: $one) } else { Chooser(choice: $two) }
          if isFirst { content.padding() } else { content }
          ForEach(Tool.allCases) { tool in
            if tool == .pen { TextField("Name", text: $name).padding() } else { TextField("Name", text: $name) }
          }
          if width > 500 {
            TextField("Wide", text: $name).overlay { Text("Wide") }
          } else if isFirst {
            Text("First")
          } else {
            TextField("Wide", text: $name).frame(width: 100)
          }
          Toggle("First", isOn: $isFirst)
        }
        @ViewBuilder private var content: some View {
          if isFirst { Chooser(choice: $one) } else { TextField("Name", text: $name) }
        }
      }
      struct Shown: View { var body: some View { Example(width: 300) } }
      """),
    RuleExample(
      """
      struct List {
        struct Cell: View {
          struct Left: View {
            @State private var text = ""
            var body: some View { TextField("Left", text: $text) }
          }
          struct Right: View {
            @State private var text = ""
            var body: some View { TextField("Right", text: $text) }
          }
          var body: some View { Left() }
        }
      }
      struct Example: View {
        enum Phase { case loading, shown(isBusy: Bool) }
        @State private var isLeft = false
        @State private var phase = Phase.loading
        @State private var name = ""
        var body: some View {
          if isLeft { List.Cell.Left() } else { List.Cell.Right() }
          switch phase {
          case .loading: Text("Loading")
          case .shown(let isBusy):
            ↓if isBusy {
              TextField("Name", text: $name).overlay { Text("Busy") }
            } else {
              TextField("Name", text: $name).frame(width: 100)
            }
          }
          Toggle("Left", isOn: $isLeft).onChange(of: isLeft) { phase = .shown(isBusy: isLeft) }
        }
      }
      """),
    RuleExample(
      """
      struct Search: View {
        @State private var text = ""
        @State private var isKnown = false
        let all: [String]
        let found: [String]
        var body: some View {
          TextField("Search", text: $text)
          if text.isEmpty {
            List(all, id: \\.self) { Text($0) }
          } else {
            List(found, id: \\.self) { Text($0) }
          }
          if isKnown {
            Text("Known")
            TextField("Name", text: $text)
          } else if text.isEmpty {
            TextField("Name", text: $text)
            Text("New")
          }
          Toggle("Known", isOn: $isKnown)
        }
      }
      """),
    RuleExample(
      """
      struct Field: View {
        @State private var text = ""
        var body: some View { TextField("Text", text: $text) }
      }
      final class Model: ObservableObject {
        @Published var isWide = false
        var isFixed = false
      }
      struct Example: View {
        @ObservedObject var model: Model
        @State private var isOn = false
        var body: some View {
          ↓if model.isWide { Field().overlay { Text("Wide") } } else { Field().frame(width: 100) }
          if model.isFixed { Field().overlay { Text("Fixed") } } else { Field().frame(width: 100) }
          field(isOn)
          Toggle("On", isOn: $isOn)
        }
        @ViewBuilder func field(_ isMarked: Bool) -> some View {
          ↓if isMarked { Field().overlay { Text("Marked") } } else { Field().frame(width: 100) }
        }
      }
      extension View {
        @ViewBuilder func marked(_ isMarked: Bool) -> some View {
          if isMarked { Field().overlay { Text("Marked") } } else { Field().frame(width: 100) }
        }
      }
      """),
    RuleExample(
      """
      struct Field: View {
        @State private var text = ""
        var body: some View { TextField("Text", text: $text) }
      }
      final class Screen: ObservableObject {
        @Published var kind: Int
        @Published var isWide = false
        init(kind: Int) { self.kind = kind }
        func widen() { isWide = true }
      }
      struct Example: View {
        @ObservedObject var screen: Screen
        var body: some View {
          if screen.kind == 1 { Field().overlay { Text("First") } } else { Field().frame(width: 100) }
          ↓if screen.isWide { Field().overlay { Text("Wide") } } else { Field().frame(width: 100) }
        }
      }
      @main struct Fields: App {
        @StateObject private var screen = Screen(kind: 1)
        var body: some Scene { WindowGroup { Example(screen: screen) } }
      }
      """),
  ]
}
