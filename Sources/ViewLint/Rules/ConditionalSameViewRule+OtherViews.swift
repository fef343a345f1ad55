extension ConditionalSameViewRule {
  /// Examples with branches that show different things or lose nothing, although their views have the same type.
  static let examplesOfOtherViews = [
    RuleExample(
      """
      struct Effect: UIViewRepresentable {
        let style: Int
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      struct Editor: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator {}
      }
      struct Example: View {
        @State private var isDark = false
        var body: some View {
          if isDark { Effect(style: 1) } else { Effect(style: 2) }
          ↓if isDark { Editor().padding() } else { Editor() }
          Toggle("Dark", isOn: $isDark)
        }
      }
      """,
      fixed: """
        struct Effect: UIViewRepresentable {
          let style: Int
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        struct Editor: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {}
        }
        struct Example: View {
          @State private var isDark = false
          var body: some View {
            if isDark { Effect(style: 1) } else { Effect(style: 2) }
            Editor().padding(.all, isDark ? nil : 0)
            Toggle("Dark", isOn: $isDark)
          }
        }
        """),
    RuleExample(
      """
      struct Page: View {
        var title = ""
        @State private var isOpen = false
        var body: some View { Button(title) { isOpen.toggle() } }
        static func named(_ title: String, _ note: String) -> some View { Page(title: title + note) }
      }
      struct Menu: View { var body: some View { Text("Menu") } }
      struct Help: View { var body: some View { Text("Help") } }
      struct Pages: View {
        enum Route { case menu, first, help, other }
        @State private var route = Route.menu
        @State private var isFirst = false
        var body: some View {
          switch route {
          case .menu: Menu()
          case .first: Page()
          case .help: Help()
          default: Page()
          }
          if isFirst { Page.named("A", "a") } else { Page.named("B", "b").padding() }
          Button("Help") { route = .help }
          Toggle("First", isOn: $isFirst)
        }
      }
      """),
    RuleExample(
      """
      struct Setting {
        var key = ""
        var title = ""
        var note = ""
      }
      struct Place: Identifiable { let id: Int }
      struct Row: View {
        let setting: Setting
        @State private var isOn = false
        var body: some View { Toggle(setting.title, isOn: $isOn) }
      }
      struct Search: View {
        let places: [Place]
        @State private var text = ""
        var body: some View { TextField("\\(places.count)", text: $text) }
      }
      struct Name: View {
        let name: String
        @State private var isOpen = false
        var body: some View { Button(name) { isOpen.toggle() } }
      }
      struct Settings: View {
        @State private var isLocked = false
        @State private var first: String?
        @State private var second: String?
        let near: [Place]
        let far: [Place]
        var body: some View {
          if isLocked { Row(setting: Setting(key: "a", note: "x")) } else { Row(setting: Setting(key: "b", title: "B")) }
          if isLocked { Search(places: near) } else { Search(places: far) }
          if let first { Name(name: first) } else if let second { Name(name: second) }
          Button("Lock") {
            isLocked = true
            (first, second) = ("a", "b")
          }
        }
      }
      """),
    RuleExample(
      """
      struct Field: View {
        @State private var text = ""
        var body: some View { TextField("Text", text: $text) }
      }
      struct Example: View {
        @Namespace private var space
        @State private var isLarge = false
        var body: some View {
          if isLarge {
            Field().matchedGeometryEffect(id: 1, in: space).frame(width: 300)
          } else {
            Field().matchedGeometryEffect(id: 1, in: space).frame(width: 100)
          }
          Button("Size") { withAnimation { isLarge.toggle() } }
          Field().field(at: isLarge ? .top : .bottom)
        }
      }
      extension View {
        @ViewBuilder func field(at edge: VerticalEdge) -> some View {
          VStack {
            ↓if edge == .top { Field().padding() } else { Field() }
            self
          }
        }
      }
      """,
      fixed: """
        struct Field: View {
          @State private var text = ""
          var body: some View { TextField("Text", text: $text) }
        }
        struct Example: View {
          @Namespace private var space
          @State private var isLarge = false
          var body: some View {
            if isLarge {
              Field().matchedGeometryEffect(id: 1, in: space).frame(width: 300)
            } else {
              Field().matchedGeometryEffect(id: 1, in: space).frame(width: 100)
            }
            Button("Size") { withAnimation { isLarge.toggle() } }
            Field().field(at: isLarge ? .top : .bottom)
          }
        }
        extension View {
          @ViewBuilder func field(at edge: VerticalEdge) -> some View {
            VStack {
              Field().padding(.all, edge == .top ? nil : 0)
              self
            }
          }
        }
        """),
    RuleExample(
      """
      struct Picture: View {
        let name: String
        var isFaded = false
        @State private var isLoaded = false
        var body: some View { Button(name) { isLoaded = true } }
        func faded() -> Picture { Picture(name: name, isFaded: true) }
      }
      struct Pages<Content: View>: View {
        @ViewBuilder let content: (Int, Bool) -> Content
        @State private var isLast = false
        var body: some View {
          content(1, isLast)
          content(2, isLast)
          Toggle("Last", isOn: $isLast)
        }
      }
      struct Example: View {
        enum Effect { case none, fade }
        @State private var effect = Effect.none
        var body: some View {
          switch effect {
          case .none: Picture(name: "A")
          case .fade: Picture(name: "A").faded()
          }
          Pages { page, isLast in
            if page > 1 { Picture(name: "B").padding() } else { Picture(name: "B") }
            ↓if isLast { Picture(name: "B").frame(width: 9) } else { Picture(name: "B").overlay { Text("B") } }
          }
          Button("Fade") { effect = .fade }
        }
      }
      final class Chart: ObservableObject {
        var isBelow = true
        @Published var isWide = false
        @ViewBuilder func label() -> some View {
          if isBelow { Picture(name: "C").padding() } else { Picture(name: "C") }
          ↓if isWide { Picture(name: "D").frame(width: 9) } else { Picture(name: "D").overlay { Text("D") } }
        }
        func widen() { isWide = true }
      }
      """),
    RuleExample(
      """
      final class Parameter: ObservableObject {
        enum Kind { case number, text }
        let kind: Kind
        @Published var isLong = false
        @Published var value = ""
        init(_ kind: Kind) { self.kind = kind }
      }
      struct Form: View {
        @ObservedObject var parameter: Parameter
        var body: some View {
          if parameter.kind == .number {
            TextField("Number", text: $parameter.value).padding()
          } else {
            TextField("Number", text: $parameter.value)
          }
          ↓if parameter.isLong {
            TextField("Text", text: $parameter.value).padding()
          } else {
            TextField("Text", text: $parameter.value)
          }
          Toggle("Long", isOn: $parameter.isLong)
        }
      }
      """,
      fixed: """
        final class Parameter: ObservableObject {
          enum Kind { case number, text }
          let kind: Kind
          @Published var isLong = false
          @Published var value = ""
          init(_ kind: Kind) { self.kind = kind }
        }
        struct Form: View {
          @ObservedObject var parameter: Parameter
          var body: some View {
            if parameter.kind == .number {
              TextField("Number", text: $parameter.value).padding()
            } else {
              TextField("Number", text: $parameter.value)
            }
            TextField("Text", text: $parameter.value).padding(.all, parameter.isLong ? nil : 0)
            Toggle("Long", isOn: $parameter.isLong)
          }
        }
        """),
    RuleExample(
      """
      struct Counter: View {
        let isLarge: Bool
        let title: String
        @State private var count = 0
        var body: some View { Button("\\(title) \\(count)") { count += 1 } }
      }
      struct Example: View {
        @State private var isLarge = false
        private var large: some View { Counter(isLarge: true, title: "A").padding() }
        private func small(_ isLarge: Bool) -> some View { Counter(isLarge: isLarge, title: "A") }
        private var other: some View { Counter(isLarge: false, title: "B") }
        private var named: some View { Counter(isLarge: false, title: "A").id("named") }
        private func erased() -> AnyView {
          ↓isLarge ? AnyView(Counter(isLarge: true, title: "C").padding()) : AnyView(Counter(isLarge: false, title: "C"))
        }
        private func kept() -> AnyView {
          isLarge ? AnyView(Counter(isLarge: true, title: "C")) : AnyView(Counter(isLarge: false, title: "C"))
        }
        private var returned: AnyView {
          ↓if isLarge { return AnyView(Counter(isLarge: true, title: "D").padding()) }
          return AnyView(Counter(isLarge: false, title: "D"))
        }
        var body: some View {
          VStack {
            ↓if isLarge { large } else { small(false) }
            if isLarge { large } else { other }
            if isLarge { large } else { named }
            erased()
            kept()
            returned
            Toggle("Large", isOn: $isLarge)
          }
        }
      }
      """),
  ]
}
