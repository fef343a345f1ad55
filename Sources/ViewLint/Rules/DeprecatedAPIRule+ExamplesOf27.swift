extension DeprecatedAPIRule {
  /// Examples of deprecations in the SDK 27.
  static let examplesOf27 = [
    RuleExample(
      """
      struct Song: View {
        var body: some View { Text("Song").↓statusBarHidden() }
      }
      """,
      fixed: """
        struct Song: View {
          var body: some View { Text("Song").toolbarVisibility(.hidden, for: .statusBar) }
        }
        """, sdk: 27, target: 27),
    RuleExample(
      """
      struct Song_Previews: ↓PreviewProvider {
        static var previews: some View { Text("Song") }
      }
      struct Sheet: ↓FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        init(configuration: ReadConfiguration) throws {}
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper() }
      }
      """, sdk: 27, target: 27),
    RuleExample(
      """
      struct Song: View {
        var body: some View { Text("Song").statusBarHidden() }
      }
      struct Songs_Previews: PreviewProvider {
        static var previews: some View { Song() }
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
