extension TapGestureRule {
  /// Code that the rule reports, and code that it does not report.
  static let examples = [
    RuleExample(
      """
      struct Noticed: ViewModifier {
        @Binding var isNew: Bool
        func body(content: Content) -> some View {
          HStack {
            content
            Text("New")
          }
          .simultaneousGesture(TapGesture().onEnded { isNew = false })
        }
      }
      struct Opening: ViewModifier {
        @Binding var isOpen: Bool
        func body(content: Content) -> some View {
          content
          HStack { Text("New") }.↓simultaneousGesture(TapGesture().onEnded { isOpen = true })
        }
      }
      """),
    RuleExample(
      """
      struct Row: View {
        var body: some View { Text("Open").↓onTapGesture { print("open") } }
      }
      """),
    RuleExample(
      """
      struct Row: View {
        var body: some View {
          HStack { Image(systemName: "star"); Text("Star") }.padding().↓onTapGesture { print("star") }
        }
      }
      """),
    RuleExample(
      """
      struct Row: View {
        var body: some View {
          Text("Open").onTapGesture { print("open") }.accessibilityAddTraits(.isButton)
        }
      }
      """),
    RuleExample(
      """
      struct Days: View {
        @State private var days = ""
        @FocusState private var isEdited: Bool
        var body: some View {
          HStack {
            Text("Days").onTapGesture { isEdited = true }
            TextField("Number", text: $days).focused($isEdited)
          }
        }
      }
      """),
    RuleExample(
      """
      struct Line: View {
        private var line: some View { HStack { Text("Open"); Image(systemName: "tray") }.padding() }
        private var button: some View { Text("Open").accessibilityAddTraits(.isButton) }
        var body: some View {
          line.contentShape(.rect).↓onTapGesture { print("open") }
          button.onTapGesture { print("open") }
        }
      }
      """),
    RuleExample(
      """
      struct Cover: View {
        var body: some View {
          Color.black.opacity(0.4).onTapGesture { print("close") }
        }
      }
      """),
    RuleExample(
      """
      struct Row: View {
        var body: some View {
          Text("Keeps taps from what is behind").onTapGesture {}
          Text("Open").↓onTapGesture(count: 1) { print("open") }
          Text("Open").↓gesture(TapGesture().onEnded { print("open") })
          Text("Open").gesture(TapGesture(count: 2).onEnded { print("open") })
        }
      }
      """),
    RuleExample(
      """
      struct Row: View {
        @State private var isEdited = false
        var body: some View {
          HStack {
            Text("Shipping")
            Spacer()
            Button { edit() } label: { Image(systemName: "pencil") }.accessibilityLabel("Edit")
            Button("Edit", action: edit)
          }
          .onTapGesture { self.edit() }
          HStack { Text("Shipping"); Button("Edit", action: edit) }.↓onTapGesture { isEdited.toggle() }
        }
        private func edit() { isEdited = true }
      }
      """),
    RuleExample(
      """
      struct Overview: View {
        @State private var isLong = false
        var body: some View {
          Text("Long ago").lineLimit(isLong ? nil : 4).onTapGesture { isLong.toggle() }
          Button("More") { isLong.toggle() }
        }
      }
      """),
    RuleExample(
      """
      extension View {
        func hideKeyboard() {
          UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
      }
      struct Form: View {
        @State private var name = ""
        @State private var isLoud = false
        @State private var isLong = false
        @FocusState private var isEdited: Bool
        private var loudness: some View { Toggle("Loud", isOn: $isLoud) }
        private func send(then end: () -> Void) {
          print(name)
          end()
        }
        var body: some View {
          Text("Send and end").↓onTapGesture { send { UIApplication.shared.endEditing(true) } }
          Text("City").onTapGesture { UIApplication.shared.windows.forEach { $0.endEditing(true) } }
          Text("Name").onTapGesture { hideKeyboard() }
          Text("Address").onTapGesture { if isEdited { isEdited = false } }
          Text("Open").↓onTapGesture { if isEdited { print("open") } }
          Text("Send").↓onTapGesture { if isEdited { isEdited = false } else if isLoud { print("send") } }
          HStack { Text("Loud"); loudness }.onTapGesture { isLoud.toggle() }
          HStack { Text("Long"); loudness }.↓onTapGesture { isLong.toggle() }
          Text("Gone").onTapGesture { print("gone") }.hidden()
        }
      }
      """),
    RuleExample(
      """
      struct Cards: View {
        let open: () -> Void
        var body: some View {
          VStack {
            Text("Card").onTapGesture { open() }
            Button("Delete") { print("delete") }
          }
          .accessibilityElement()
          .accessibilityLabel("Card")
          HStack { Text("Card").↓onTapGesture { open() } }.accessibilityElement(children: .contain)
        }
      }
      """),
    RuleExample(
      """
      struct Line: View {
        let title: String
        var body: some View { HStack { Text(title); Spacer() }.padding() }
      }
      struct Told: View {
        var body: some View { HStack { Text("Told") }.accessibilityAddTraits(.isButton) }
      }
      struct Held: View {
        var body: some View { HStack { Text("Held"); Button("Let go") { print("let go") } } }
      }
      struct Lines: View {
        var body: some View {
          Line(title: "One").↓onTapGesture { print("one") }
          Told().onTapGesture { print("told") }
          Held().onTapGesture { print("held") }
        }
      }
      """),
    RuleExample(
      """
      struct Cards: View {
        let names: [String]
        @State private var chosen = ""
        var body: some View {
          HStack {
            VStack { Image("cover"); Text("Cover").bold() }.padding().↓onTapGesture { chosen = "cover" }
            ZStack { Color.blue; Text("Pile") }.↓onTapGesture { chosen = "pile" }
            VStack { Text("Held"); Button("Let go") { chosen = "" } }.onTapGesture { chosen = "held" }
            VStack { Text("Typed"); TextField("Name", text: $chosen) }.onTapGesture { chosen = "typed" }
            VStack { Text("Wide") }.frame(maxWidth: .infinity, maxHeight: .infinity).onTapGesture { chosen = "wide" }
            ForEach(names, id: \\.self) { Text($0) }.↓onTapGesture { chosen = "one" }
          }
        }
      }
      struct Screen: View {
        @State private var isOpen = false
        var body: some View { VStack { Text("All of it"); Text("Told") }.onTapGesture { isOpen = false } }
      }
      """),
    RuleExample(
      """
      struct Switch: View {
        let title: String
        @Binding var isOn: Bool
        var body: some View { HStack { Text(title); Toggle(title, isOn: $isOn).labelsHidden() } }
      }
      struct Mark: View {
        @Binding var isOn: Bool
        var body: some View { Text(isOn ? "on" : "off") }
      }
      struct Switches: View {
        @State private var isLoud = false
        @State private var isLong = false
        var body: some View {
          HStack { Text("Loud"); Switch(title: "Loud", isOn: $isLoud) }.onTapGesture { isLoud.toggle() }
          HStack { Text("Long"); Mark(isOn: $isLong) }.↓onTapGesture { isLong.toggle() }
        }
      }
      """),
    RuleExample(
      """
      struct Press: ViewModifier {
        let action: () -> Void
        func body(content: Content) -> some View {
          content.padding().gesture(TapGesture().onEnded { action() })
        }
      }
      extension View {
        func onPress(_ action: @escaping () -> Void) -> some View { modifier(Press(action: action)) }
        func onNamedPress(_ action: @escaping () -> Void) -> some View {
          onTapGesture(perform: action).accessibilityAddTraits(.isButton)
        }
      }
      struct Tiles: View {
        let names: [String]
        @State private var chosen = ""
        @FocusState private var isFocused: Bool
        var body: some View {
          Image(systemName: "star").↓onPress { chosen = "star" }
          Image(systemName: "star").onPress { isFocused = false }
          Image(systemName: "star").onNamedPress { chosen = "star" }
          VStack { Image("cover"); Text("Cover") }.onTapGesture { chosen = "" }
          ForEach(names, id: \\.self) { name in
            VStack { Image(name); Text(name) }.↓onTapGesture { chosen = name }
          }
        }
      }
      """),
    RuleExample(
      """
      struct Line: View {
        @State private var isOpen = false
        let isOn: Bool
        var body: some View {
          HStack { Text("Show"); Button("Open") { isOpen = true }.disabled(!isOn) }
            .onTapGesture { if isOn { isOpen = true } }
          HStack { Text("Show"); trailing }
            .onTapGesture { withAnimation { isOpen = true } }
          HStack { Text("Show"); trailing }
            .↓onTapGesture { isOpen = false }
        }
        private var trailing: some View { Button("Open") { isOpen = true } }
      }
      """),
    RuleExample(
      """
      struct About: View {
        @State private var isCut = true
        @State private var taps = 0
        @State private var isOpen = false
        @State private var count = 0
        let story: String
        private func knock() {
          taps += 1
          if taps > 4 { isOpen = true }
        }
        var body: some View {
          VStack {
            Text("Soon").onTapGesture { print("soon") }.disabled(true)
            Text("Maybe").↓onTapGesture { print("maybe") }.disabled(isOpen)
            Text(story).lineLimit(isCut ? 4 : nil).onTapGesture { withAnimation { isCut.toggle() } }
            Text(story).lineLimit(isCut ? 4 : nil).↓onTapGesture { isOpen.toggle() }
            Text("1.0").onTapGesture { knock() }
            Text("\\(count)").↓onTapGesture { count += 1 }
          }
        }
      }
      """),
    RuleExample(
      """
      struct Drawer: View {
        @Binding var isOpen: Bool
        @State private var isOn = false
        var body: some View {
          if isOpen {
            HStack {
              Spacer()
              VStack { Toggle("On", isOn: $isOn) }.frame(width: 280)
            }
            .background(Color.black.opacity(0.01))
            .onTapGesture { isOpen = false }
          }
        }
      }
      struct Panel: View {
        let close: () -> Void
        var body: some View { Button("Close", action: close) }
      }
      struct Edge: View {
        let close: () -> Void
        var body: some View {
          HStack {
            Spacer()
            Panel(close: close).frame(width: 280)
          }
          .onTapGesture { close() }
        }
      }
      struct Tip: View {
        @State private var isShown = true
        var body: some View {
          if isShown {
            HStack { Image(systemName: "info"); Text("Drag to move") }.↓onTapGesture { isShown = false }
          }
        }
      }
      """),
    RuleExample(
      """
      struct Editing {
        func send() {}
      }
      extension EnvironmentValues {
        @Entry var editing = Editing()
      }
      struct EndsEditing: ViewModifier {
        @Environment(\\.editing) private var editing
        func body(content: Content) -> some View { content.onTapGesture { editing.send() } }
      }
      struct Opens: ViewModifier {
        let title: String
        func body(content: Content) -> some View { content.onTapGesture { print(title) } }
      }
      struct Card: View {
        @Environment(\\.editing) private var editing
        var body: some View {
          HStack { Text("Name") }.modifier(EndsEditing())
          HStack { Text("Name") }.↓modifier(Opens(title: "Name"))
          HStack { Text("Name") }.↓onTapGesture { editing.send() }
        }
      }
      """),
  ]
}
