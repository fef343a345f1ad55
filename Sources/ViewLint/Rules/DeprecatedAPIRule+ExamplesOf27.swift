extension DeprecatedAPIRule {
  /// What the SDK 27 names better forms of.
  static let examplesOf27 = [
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
          .↓statusBarHidden()
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
            .toolbarVisibility(.hidden, for: .statusBar)
          }
        }
        """, sdk: 27, target: 27),
    RuleExample(
      """
      struct Songs: View {
        var body: some View {
          TabView {
            ↓NavigationView { Text("Songs") }.↓tabItem { Text("Songs") }
          }
        }
      }
      struct Songs_Previews: ↓PreviewProvider {
        static var previews: some View { Songs() }
      }
      struct Sheet: ↓FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        init(configuration: ReadConfiguration) throws {}
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper() }
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
      struct Songs_Previews: PreviewProvider {
        static var previews: some View { Songs() }
      }
      """, sdk: 27, target: 26),
    RuleExample(
      """
      struct Songs: View {
        var body: some View {
          List { Text("Song") }.↓toolbarMinimizeBehavior(.onScrollDown, for: .navigationBar)
        }
      }
      """,
      fixed: """
        struct Songs: View {
          var body: some View {
            List { Text("Song") }.toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
          }
        }
        """, sdk: 27),
  ]
}
