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
      struct Field: View {
        @State private var text = ""
        var body: some View { TextField("Name", text: $text).modifier(Highlight(isOn: text.isEmpty)) }
      }
      """,
      fixed: """
        struct Highlight: ViewModifier {
          var isOn: Bool
          func body(content: Content) -> some View {
            content.opacity(isOn ? 0.5 : 1)
          }
        }
        struct Field: View {
          @State private var text = ""
          var body: some View { TextField("Name", text: $text).modifier(Highlight(isOn: text.isEmpty)) }
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
      struct Field: View {
        @State private var text = ""
        var body: some View {
          TextField("Name", text: $text)
            .modifier(Highlight(isOff: text.isEmpty, size: 2)).modifier(Margins(isOff: text.isEmpty))
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
      struct Field: View {
        @State private var text = ""
        var body: some View { TextField("Name", text: $text).modifier(Highlight(isOff: text.isEmpty, size: 2)) }
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
        struct Field: View {
          @State private var text = ""
          var body: some View { TextField("Name", text: $text).modifier(Highlight(isOff: text.isEmpty, size: 2)) }
        }
        """),
    RuleExample(
      """
      struct Row: View {
        let title: String
        var isClipped = true
        var isDim = false
        @State private var text = ""
        var body: some View {
          TextField(title, text: $text).modifier(Frame(isClipped: isClipped)).modifier(Dim(isDim: isDim))
        }
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
  ]
}
