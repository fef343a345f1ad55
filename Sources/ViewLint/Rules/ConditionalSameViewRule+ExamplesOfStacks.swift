extension ConditionalSameViewRule {
  /// Examples with the same view in the stacks of two branches, next to other views.
  static let examplesOfStacks = [
    RuleExample(
      """
      struct Header: View {
        var title = "Note"
        @State private var isOpen = false
        var body: some View { Toggle(title, isOn: $isOpen) }
      }
      struct Note: View {
        @State private var isEditing = false
        @State private var text = ""
        var body: some View {
          VStack {
            ↓if isEditing {
              VStack {
                Header()
                TextField("Text", text: $text)
              }
            } else {
              VStack(spacing: 4) {
                Group { Header().padding() }
                Text(text)
              }
            }
            ↓if isEditing {
              Header(title: "Draft")
              Button("Done") { isEditing = false }
            } else {
              HStack {
                Text(text)
                Header(title: "Draft")
              }
            }
          }
        }
      }
      """),
    RuleExample(
      """
      struct Header: View {
        var title = "Note"
        @State private var isOpen = false
        var body: some View { Toggle(title, isOn: $isOpen) }
      }
      struct Note: View {
        @State private var isEditing = false
        var body: some View {
          VStack {
            Toggle("Edit", isOn: $isEditing)
            if isEditing {
              VStack { Header(title: "Edit"); Text("A") }
            } else {
              VStack { Header(title: "Read"); Divider() }
            }
            if isEditing {
              VStack { Header(); Text("A") }
            } else {
              LazyVStack { Header(); Divider() }
            }
            if isEditing {
              VStack { Header().id("edited"); Text("A") }
            } else {
              VStack { Header().id("read"); Divider() }
            }
          }
        }
      }
      """),
  ]
}
