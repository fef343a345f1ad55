extension ConditionalModifierRule {
  /// Examples with uses of modifiers and their arguments.
  static let examplesOfUses: [RuleExample] = [
    RuleExample(
      """
      struct Shell<Content: View>: View {
        @Environment(\\.horizontalSizeClass) private var sizeClass
        @State private var isBusy = false
        @ViewBuilder let content: Content
        var body: some View {
          ↓if sizeClass == .compact {
            NavigationStack { content.padding() }
          } else {
            content
          }
          if isBusy {
            ZStack { content; ProgressView() }
          } else {
            content
          }
          Button("Work") { isBusy = true }
        }
      }
      struct Counter: View {
        @State private var count = 0
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      struct Home: View { var body: some View { Shell { Counter() } } }
      """),
    RuleExample(
      """
      import WidgetKit
      struct Entry: TimelineEntry {
        let date: Date
        var isOn = false
      }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
      }
      struct Card: View {
        let entry: Entry
        var body: some View { Text("On").modifier(Highlight(isOn: entry.isOn)) }
      }
      struct Highlight: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View {
          if isOn { content.opacity(0.5) } else { content }
        }
      }
      struct Widgets: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "card", provider: Provider()) { entry in Card(entry: entry) }
        }
      }
      @main struct AllWidgets: WidgetBundle {
        var body: some Widget { Widgets() }
      }
      #Preview(as: .systemSmall) { Widgets() } timeline: { Entry(date: .now) }
      """),
    RuleExample(
      """
      struct Searching: ViewModifier {
        let isSearchable: Bool
        @Binding var text: String
        func body(content: Content) -> some View {
          if isSearchable { content.searchable(text: $text) } else { content }
        }
      }
      struct Fading: ViewModifier {
        let isFaded: Bool
        func body(content: Content) -> some View {
          ↓if isFaded { content.padding() } else { content.padding(3) }
        }
      }
      struct Lists: View {
        @State private var text = ""
        var body: some View {
          List { Text("One") }.modifier(Searching(isSearchable: true, text: $text))
          List { Text("Two") }.modifier(Searching(isSearchable: false, text: $text))
            .modifier(Fading(isFaded: text.isEmpty))
            .modifier(Fading(isFaded: false))
        }
      }
      """),
    RuleExample(
      """
      struct Device: ViewModifier {
        let isPhone: Bool
        func body(content: Content) -> some View {
          if isPhone { content.previewDevice("iPhone 15") } else { content.previewDevice("iPad Air") }
        }
      }
      """),
    RuleExample(
      """
      extension View {
        @ViewBuilder func matched(_ id: String, in namespace: Namespace.ID?) -> some View {
          if let namespace { matchedGeometryEffect(id: id, in: namespace) } else { self }
        }
        @ViewBuilder func moved(_ id: String, in namespace: Namespace.ID?) -> some View {
          if namespace != nil { padding() } else { self }
        }
        @ViewBuilder func shifted(_ id: String, in space: Int?) -> some View {
          ↓if let space { padding(CGFloat(space)) } else { self }
        }
        @ViewBuilder func matched(_ isOn: Bool, in namespace: Namespace.ID?) -> some View {
          ↓if isOn, let namespace { matchedGeometryEffect(id: 1, in: namespace) } else { self }
        }
      }
      """),
    RuleExample(
      """
      struct Wide: ViewModifier {
        let isWide: Bool
        func body(content: Content) -> some View {
          if isWide { content.frame(width: 300) } else { content }
        }
      }
      extension View {
        func wide(_ isWide: Bool = true) -> some View { modifier(Wide(isWide: isWide)) }
        @ViewBuilder func framed(_ isFramed: Bool) -> some View {
          if isFramed { border(Color.red) } else { self }
        }
        @ViewBuilder func marked(_ isMarked: Bool) -> some View {
          ↓if isMarked { border(Color.red) } else { self }
        }
      }
      struct Example: View {
        @State private var isOn = false
        var body: some View {
          Toggle("On", isOn: $isOn).wide()
          List { Text("A") }.wide(false).framed(true)
          List { Text("B") }.framed(false).marked(isOn)
        }
      }
      """),
    RuleExample(
      """
      enum Corners { case all, upper }
      extension View {
        @ViewBuilder func rounded(_ radius: CGFloat, corners: Corners = .all) -> some View {
          if corners == .all {
            clipShape(RoundedRectangle(cornerRadius: radius))
          } else {
            clipShape(UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius))
          }
        }
      }
      struct Glow: ViewModifier {
        enum Phase { case off, on }
        @State private var phase = Phase.off
        func body(content: Content) -> some View {
          ↓if phase == .on { content.shadow(radius: 4) } else { content.onTapGesture { phase = .on } }
        }
      }
      struct Rows: View {
        var body: some View { List { Text("A") }.modifier(Glow()) }
      }
      """),
    RuleExample(
      """
      extension View {
        @ViewBuilder func received(_ name: String, perform action: ((String) -> Void)?) -> some View {
          if let action { onTapGesture { action(name) } } else { self }
        }
        @ViewBuilder func titled(_ title: String?) -> some View {
          ↓if let title { navigationTitle(title) } else { self }
        }
      }
      struct Pressed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.background {
            if configuration.isPressed {
              Color.gray.animation(nil, value: configuration.isPressed)
            } else {
              Color.white.animation(.default, value: configuration.isPressed)
            }
          }
        }
      }
      struct Example: View {
        @State private var title: String?
        var body: some View {
          List { Button("A") { title = "A" }.buttonStyle(Pressed()) }
            .titled(title)
            .received("a") { print($0) }
            .received("b", perform: nil)
        }
      }
      """),
    RuleExample(
      """
      extension View {
        @ViewBuilder func when<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
          if condition { transform(self) } else { self }
        }
        @ViewBuilder func badged(_ isNew: Bool) -> some View {
          if isNew { overlay(alignment: .topTrailing) { Circle().frame(width: 8) } } else { self }
        }
        @ViewBuilder func bordered(_ isBordered: Bool) -> some View {
          ↓if isBordered { border(.red) } else { self }
        }
        @ViewBuilder func glowing(_ isOn: Bool = true) -> some View {
          if isOn { shadow(radius: 4) } else { self }
        }
        func unused(_ isOn: Bool) -> some View { modifier(Wide(isWide: isOn)) }
      }
      struct Wide: ViewModifier {
        let isWide: Bool
        func body(content: Content) -> some View {
          if isWide { content.frame(width: 300) } else { content }
        }
      }
      struct Filled: ViewModifier {
        let isFilled: Bool
        func body(content: Content) -> some View {
          if isFilled { content.background(.blue) } else { content.border(.blue) }
        }
      }
      struct Example: View {
        @State private var text = ""
        private var label: some View { HStack { Image(systemName: "star"); Text("Star") }.padding() }
        var body: some View {
          Text("New").badged(text.isEmpty)
          label.modifier(Filled(isFilled: text.isEmpty))
          Text("Name").bordered(text.isEmpty)
          TextField("Name", text: $text).bordered(text.isEmpty).glowing()
          unknown.glowing()
        }
      }
      @main struct Names: App {
        var body: some Scene { WindowGroup { Example() } }
      }
      """),
    RuleExample(
      """
      extension View {
        func framed(_ isFramed: Bool) -> some View {
          ↓isFramed ? AnyView(border(.red)) : AnyView(self)
        }
        func bordered(_ isBordered: Bool) -> AnyView {
          ↓if isBordered { return AnyView(border(.red)) }
          return AnyView(self)
        }
        func loading(_ isBusy: Bool) -> AnyView {
          if isBusy { return AnyView(ProgressView()) } else { return AnyView(self) }
        }
        func padded(_ isPadded: Bool) -> some View { padding(isPadded ? 8 : 0) }
      }
      struct Example: View {
        @State private var text = ""
        var body: some View {
          TextField("Name", text: $text)
            .framed(text.isEmpty).bordered(text.isEmpty).loading(text.isEmpty).padded(text.isEmpty)
        }
      }
      """),
    RuleExample(
      """
      extension View {
        @ViewBuilder public func quiet(_ isQuiet: Bool) -> some View {
          if isQuiet { opacity(0.5) } else { self }
        }
      }
      @main struct Names: App {
        var body: some Scene { WindowGroup { Text("Names") } }
      }
      """),
    RuleExample(
      """
      extension View {
        @ViewBuilder func applying<V: View>(_ isOn: Bool, _ transform: (Self) -> V) -> some View {
          if isOn { transform(self) } else { self }
        }
        func framed(width: CGFloat? = nil) -> some View { modifier(Framed(width: width)) }
      }
      struct Framed: ViewModifier {
        let width: CGFloat?
        func body(content: Content) -> some View {
          if let width { content.padding(width / 8) } else { GeometryReader { _ in content } }
        }
      }
      @Observable final class Draft {
        let isNew: Bool
        init(isNew: Bool) { self.isNew = isNew }
      }
      struct Sheet: View {
        let isNew: Bool
        let error: Binding<String?>?
        @State private var text = ""
        var body: some View {
          TextField("Name", text: $text)
            .applying(error != nil) { $0.bold() }
            .applying(!isNew) { $0.italic() }
            .framed(width: CGFloat(text.count))
        }
      }
      struct Page: View {
        @State private var draft = Draft(isNew: true)
        @State private var error: String?
        var body: some View { Sheet(isNew: draft.isNew, error: $error) }
      }
      """),
    RuleExample(
      """
      struct Marked: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View {
          if isOn { content.padding(1) } else { content }
        }
      }
      struct Tabs: View {
        @State private var chosen = 0
        var body: some View {
          Text("One").modifier(Marked(isOn: chosen == 1))
          Button("Next") { chosen += 1 }
        }
      }
      """),
    RuleExample(
      """
      import UIKit
      extension View {
        @ViewBuilder public func marked(_ isOn: Bool) -> some View {
          if isOn { padding(1) } else { self }
        }
      }
      struct Tabs: View {
        @State private var chosen = 0
        var body: some View { Text("One").marked(chosen == 1).onTapGesture { chosen += 1 } }
      }
      @UIApplicationMain final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, open url: URL) -> Bool { true }
      }
      """),
    RuleExample(
      """
      import Combine
      extension View {
        @ViewBuilder func framed(_ isFramed: Bool) -> some View {
          if isFramed { border(Color.red) } else { self }
        }
        @ViewBuilder func marked(_ isMarked: Bool) -> some View {
          ↓if isMarked { border(Color.red) } else { self }
        }
      }
      final class Model: ObservableObject {
        @Published var isFramed = false
        @Published var isMarked = false
        init() { Just(true).assign(to: &$isMarked) }
        func watch() -> AnyCancellable {
          Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { _ in true }.assign(to: &$isMarked)
          return $isFramed.sink { print($0) }
        }
      }
      struct Form: View {
        @StateObject private var model = Model()
        @State private var text = ""
        var body: some View {
          TextField("Name", text: $text).framed(model.isFramed).marked(model.isMarked)
        }
      }
      """),
    RuleExample(
      """
      struct Page {
        private(set) var isWide = false
        private(set) var isTall = false
        init(_ text: String) { read(text) }
        private mutating func read(_ text: String) { isWide = text.count > 80 }
        mutating func grow() { isTall = true }
      }
      struct Margins: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View {
          if isOn { content.padding(40) } else { content }
        }
      }
      struct Frame: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View {
          ↓if isOn { content.border(.red) } else { content }
        }
      }
      struct Editor: View {
        @State private var text = ""
        let page: Page
        var body: some View {
          TextField("Text", text: $text).modifier(Margins(isOn: page.isWide)).modifier(Frame(isOn: page.isTall))
        }
      }
      struct Book: View {
        var body: some View { Editor(page: Page("Once")) }
      }
      """),
    RuleExample(
      """
      extension EnvironmentValues {
        @Entry var isAnimated = false
        @Entry var isCompact = false
        @Entry var isPlain = false
      }
      struct Shaken: ViewModifier {
        @Environment(\\.isAnimated) private var isAnimated
        func body(content: Content) -> some View {
          if isAnimated { content.padding(1) } else { content }
        }
      }
      struct Plain: ViewModifier {
        @Environment(\\.isPlain) private var isPlain
        func body(content: Content) -> some View {
          if isPlain { content } else { content.padding(1) }
        }
      }
      struct Margins: ViewModifier {
        @Environment(\\.isCompact) private var isCompact
        func body(content: Content) -> some View {
          ↓if isCompact { content.border(.red) } else { content.padding(1) }
        }
      }
      struct Editor: View {
        @State private var text = ""
        var body: some View {
          TextField("Text", text: $text).modifier(Shaken()).modifier(Margins()).modifier(Plain())
            .environment(\\.isAnimated, true)
            .environment(\\.isCompact, text.isEmpty)
        }
      }
      @main struct Notes: App {
        var body: some Scene { WindowGroup { Editor() } }
      }
      """),
    RuleExample(
      """
      extension View {
        @ViewBuilder func bound(_ isOn: Binding<Bool>) -> some View {
          ↓if isOn.wrappedValue { padding(1) } else { self }
        }
        @ViewBuilder func asked(when isOn: () -> Bool) -> some View {
          ↓if isOn() { padding(2) } else { self }
        }
        @ViewBuilder func chosen(_ isOn: Bool) -> some View {
          ↓if isOn { padding(3) } else { self }
        }
        @ViewBuilder func fixed(when isOn: () -> Bool) -> some View {
          if isOn() { padding(4) } else { self }
        }
      }
      struct Editor: View {
        @State private var isOn = false
        @State private var name = ""
        @State private var text: String?
        var body: some View {
          TextField("Name", text: $name).bound($isOn).asked(when: { isOn }).fixed(when: { true })
            .chosen({ if case .some = text { return true } else { return false } }())
          Toggle("On", isOn: $isOn).onTapGesture { text = "Tapped" }
        }
      }
      """),
    RuleExample(
      """
      struct Expiry: ViewModifier {
        let date: Date
        func body(content: Content) -> some View {
          ↓if date < .now { content.opacity(0.3) } else { content }
        }
      }
      struct Offer: View {
        let end: Date
        @State private var note = ""
        var body: some View {
          TextField("Note", text: $note).modifier(Expiry(date: end))
        }
      }
      """,
      fixed: """
        struct Expiry: ViewModifier {
          let date: Date
          func body(content: Content) -> some View {
            content.opacity(date < .now ? 0.3 : 1)
          }
        }
        struct Offer: View {
          let end: Date
          @State private var note = ""
          var body: some View {
            TextField("Note", text: $note).modifier(Expiry(date: end))
          }
        }
        """),
    RuleExample(
      """
      protocol LibraryModel: ObservableObject {
        var query: String { get set }
        var isSearchable: Bool { get }
        var isLocked: Bool { get }
      }
      final class Films: LibraryModel {
        @Published var query = ""
        @Published var isLocked = false
        let isSearchable = true
        func lock() { isLocked.toggle() }
      }
      struct Searches: ViewModifier {
        let isSearchable: Bool
        @Binding var text: String
        func body(content: Content) -> some View {
          if isSearchable { content.searchable(text: $text) } else { content }
        }
      }
      struct Locks: ViewModifier {
        let isLocked: Bool
        func body(content: Content) -> some View {
          ↓if isLocked { content.overlay(Image(systemName: "lock")) } else { content }
        }
      }
      struct Library<Model: LibraryModel>: View {
        @ObservedObject var model: Model
        @State private var note = ""
        var body: some View {
          TextField("Note", text: $note)
            .modifier(Searches(isSearchable: model.isSearchable, text: $model.query))
            .modifier(Locks(isLocked: model.isLocked))
        }
      }
      struct FilmsView: View {
        @StateObject private var films = Films()
        var body: some View {
          Library(model: films)
          Button("Lock") { films.lock() }
        }
      }
      """),
  ]
}
