import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes uses of API for which the SDK 27 recommends another form.
struct SupersededAPIRule: Rule {
  static let info = RuleInfo(
    "superseded_api", .correctness, .note, isFixable: true, profile: .strict,
    summary: "the SDK 27 has a better form of this API",
    explanation: """
      The documentation of the SDK 27 calls these forms deprecated, but the compiler does not warn yet: they work as \
      before. The better forms exist on all systems from the deployment target on. The message names them.
      """,
    silence: """
      The rule ignores deployment targets before 27, code under `#available`, and code that is deprecated itself. \
      `deprecated_api` reports what the compiler warns about.
      """,
    examples: [
      RuleExample(
        """
        struct Badge: View {
          var body: some View { Circle() }
        }
        struct Song: View {
          @State private var name = ""
          var body: some View {
            ↓ScrollView(.vertical, showsIndicators: true) {
              TextField("Name", text: $name)
                .textFieldStyle(.↓roundedBorder)
                .↓overlay(Badge(), alignment: .top)
                .↓background(
                  Badge()
                )
            }
            .↓toolbar(.hidden, for: .tabBar)
            .↓toolbarBackground(.visible, for: .navigationBar)
          }
        }
        """,
        fixed: """
          struct Badge: View {
            var body: some View { Circle() }
          }
          struct Song: View {
            @State private var name = ""
            var body: some View {
              ScrollView(.vertical) {
                TextField("Name", text: $name)
                  .textFieldStyle(.bordered)
                  .overlay(alignment: .top) { Badge() }
                  .background {
                    Badge()
                  }
              }
              .toolbarVisibility(.hidden, for: .tabBar)
              .toolbarBackgroundVisibility(.visible, for: .navigationBar)
            }
          }
          """, sdk: 27, target: 27),
      RuleExample(
        """
        struct Songs: View {
          @State private var asks = false
          var body: some View {
            TabView {
              ↓NavigationView { Text("Songs") }.↓tabItem { Text("Songs") }
            }
            .↓alert(isPresented: $asks) { Alert(title: Text("Sure?")) }
          }
        }
        """, sdk: 27, target: 27),
      RuleExample(
        """
        struct Songs: View {
          @State private var name = ""
          var body: some View {
            ScrollView(showsIndicators: false) {
              TextField("Name", text: $name).textFieldStyle(.roundedBorder).overlay(Circle())
            }
            .toolbar(.hidden, for: .tabBar)
          }
        }
        """, sdk: 27, target: 26),
    ])

  static let outsideViews = OutsideViews(calls: true)
  static let isAboutSpelling = true
  static let visits = DeprecationFinder.visits

  static func checksCalls(_ callee: Callee) -> Bool { callee.has(.isDeprecated) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    DeprecationFinder(info: Self.info, isSoft: true).check(node, in: context)
  }
}
