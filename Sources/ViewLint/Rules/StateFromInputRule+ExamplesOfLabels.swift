/// Examples with inputs that callers pass without the name of the property.
extension StateFromInputRule {
  static let examplesOfLabels: [RuleExample] = [
    RuleExample(
      """
      struct Document: Identifiable, Hashable {
        let id: String
        let path: [String]
        var name: String { path.last ?? "" }
      }
      struct Crumbs: View {
        let document: Document
        @State private var name = ""
        @State private var root = ""
        init(_ document: Document) { self.document = document }
        var body: some View { Text(root + "/" + name).onAppear { update() } }
        private func update() {
          guard let first = document.path.first else { return }
          print(first)
          ↓self.name = document.name
        }
      }
      struct Folder: View {
        @State private var documents: [Document] = []
        @State private var chosen: Document.ID?
        var body: some View {
          List(documents, selection: $chosen) { Text($0.name) }
          if let document = documents.first(where: { $0.id == chosen }) {
            VStack { Crumbs(document) }
          }
        }
      }
      """)
  ]
}
