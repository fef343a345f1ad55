extension ConditionalModifierRule {
  static let examples: [RuleExample] = [
    RuleExample(
      """
      extension View {
        @ViewBuilder func when<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
          ↓if condition {
            transform(self)
          } else {
            self
          }
        }
      }
      """),
    RuleExample(
      """
      struct Highlight: ViewModifier {
        var isOn: Bool
        func body(content: Content) -> some View {
          ↓if isOn {
            content.opacity(0.5)
          } else {
            content
          }
        }
      }
      """,
      fixed: """
        struct Highlight: ViewModifier {
          var isOn: Bool
          func body(content: Content) -> some View {
            content.opacity(isOn ? 0.5 : 1)
          }
        }
        """),
    RuleExample(
      """
      extension View {
        @ViewBuilder func newer() -> some View {
          if #available(iOS 26, *) {
            self.bold()
          } else {
            self
          }
        }
      }
      """),
    RuleExample(
      """
      struct Loading: ViewModifier {
        var isBusy: Bool
        func body(content: Content) -> some View {
          if isBusy {
            ProgressView()
          } else {
            content
          }
        }
      }
      """),
    RuleExample(
      """
      extension UIDevice {
        static var isPad: Bool { current.userInterfaceIdiom == .pad }
      }
      struct Wide: ViewModifier {
        static let isOld = ProcessInfo.processInfo.arguments.isEmpty
        func body(content: Content) -> some View {
          if UIDevice.isPad { content.padding(40) } else { content }
        }
      }
      struct Old: ViewModifier {
        func body(content: Content) -> some View {
          if Wide.isOld { content.padding(40) } else { content }
        }
      }
      """),
    RuleExample(
      """
      struct Box<Content: View>: View {
        @State private var isOpen = false
        @ViewBuilder let content: Content
        var body: some View {
          VStack {
            ↓if isOpen { content.bold() } else { content }
            Toggle("Open", isOn: $isOpen)
          }
        }
      }
      """,
      fixed: """
        struct Box<Content: View>: View {
          @State private var isOpen = false
          @ViewBuilder let content: Content
          var body: some View {
            VStack {
              content.bold(isOpen)
              Toggle("Open", isOn: $isOpen)
            }
          }
        }
        """),
    RuleExample(
      """
      struct Box<Content: View>: View {
        @State private var isOpen = false
        @ViewBuilder let content: Content
        var body: some View {
          VStack {
            if isOpen { content } else { Text("Closed") }
            Toggle("Open", isOn: $isOpen)
          }
        }
      }
      """),
    RuleExample(
      """
      extension View {
        @ViewBuilder func when(_ condition: Bool) -> some View {
          ↓if condition { padding() } else { self }
        }
        @ViewBuilder func loading(_ isBusy: Bool) -> some View {
          if isBusy { ProgressView().padding() } else { self }
        }
      }
      """),
    RuleExample(
      """
      extension View {
        @ViewBuilder func faded(_ isFaded: Bool) -> some View {
          ↓if isFaded {
            self.opacity(0.3)
          } else {
            self
          }
        }
      }
      """,
      fixed: """
        extension View {
          @ViewBuilder func faded(_ isFaded: Bool) -> some View {
            self.opacity(isFaded ? 0.3 : 1)
          }
        }
        """),
    RuleExample(
      """
      struct Highlight: ViewModifier {
        var isOff: Bool
        var size: CGFloat
        func body(content: Content) -> some View {
          ↓if isOff {
            let size = size * 2
            content.scaleEffect(size)
          } else {
            content
          }
        }
      }
      struct Margins: ViewModifier {
        var isOff: Bool
        func body(content: Content) -> some View {
          ↓if isOff { content.padding() } else { content.padding(3) }
        }
      }
      """),
    RuleExample(
      """
      struct Highlight: ViewModifier {
        var isOff: Bool
        var size: CGFloat
        func body(content: Content) -> some View {
          HStack { ↓if !isOff &&
              size > 3 {
              content
                .opacity(0.5)
            } else {
              content
            } }
        }
      }
      """,
      fixed: """
        struct Highlight: ViewModifier {
          var isOff: Bool
          var size: CGFloat
          func body(content: Content) -> some View {
            HStack { content
              .opacity(!isOff && size > 3 ? 0.5 : 1) }
          }
        }
        """),
    RuleExample(
      """
      struct Row: View {
        let title: String
        var isClipped = true
        var isDim = false
        var body: some View { Text(title).modifier(Frame(isClipped: isClipped)).modifier(Dim(isDim: isDim)) }
      }
      private struct Frame: ViewModifier {
        let isClipped: Bool
        func body(content: Content) -> some View {
          if isClipped { content.clipShape(.rect) } else { content.border(.red) }
        }
      }
      private struct Dim: ViewModifier {
        let isDim: Bool
        func body(content: Content) -> some View {
          ↓if isDim { content.border(.gray) } else { content.clipShape(.rect) }
        }
      }
      struct Rows: View {
        @State private var count = 0
        var body: some View {
          Row(title: "First")
          Row(title: "Last", isClipped: false, isDim: count > 3)
          Button("More") { count += 1 }
        }
      }
      """),
    RuleExample(
      """
      extension View {
        @ViewBuilder func visible(_ isVisible: Bool) -> some View {
          ↓if isVisible { self } else { self.hidden() }
        }
      }
      """,
      fixed: """
        extension View {
          @ViewBuilder func visible(_ isVisible: Bool) -> some View {
            self.opacity(isVisible ? 1 : 0)
          }
        }
        """),
    RuleExample(
      """
      extension View {
        @ViewBuilder func shown(_ isHidden: Bool) -> some View {
          ↓if !isHidden { self } else { self.opacity(0.1) }
        }
      }
      """,
      fixed: """
        extension View {
          @ViewBuilder func shown(_ isHidden: Bool) -> some View {
            self.opacity(isHidden ? 0.1 : 1)
          }
        }
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
          Text("A").wide(false).framed(true)
          Text("B").framed(false).marked(isOn)
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
          Button("A") { title = "A" }.buttonStyle(Pressed())
            .titled(title)
            .received("a") { print($0) }
            .received("b", perform: nil)
        }
      }
      """),
  ]
}
