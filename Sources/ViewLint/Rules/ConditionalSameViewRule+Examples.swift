extension ConditionalSameViewRule {
  /// Code that the rule reports, and code that it does not report.
  static let examples = [
    RuleExample(
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View { Text("\\(count)") }
      }
      struct Example: View {
        var isLarge: Bool
        var body: some View {
          ↓if isLarge {
            Counter().scaleEffect(2)
          } else {
            Counter()
          }
        }
      }
      """,
      fixed: """
        struct Counter: View {
          @State private var count = 0
          var body: some View { Text("\\(count)") }
        }
        struct Example: View {
          var isLarge: Bool
          var body: some View {
            Counter().scaleEffect(isLarge ? 2 : 1)
          }
        }
        """),
    RuleExample(
      """
      struct Counter: View {
        var title: String
        @State private var count = 0
        var body: some View { Text("\\(title) \\(count)") }
      }
      struct Example: View {
        var isBusy: Bool
        var body: some View {
          VStack {
            ↓if isBusy {
              Counter(title: "busy")
                .padding()
                .hidden()
            } else {
              Counter(title: "idle")
                .offset(x: 10)
                .disabled(true)
            }
          }
        }
      }
      """,
      fixed: """
        struct Counter: View {
          var title: String
          @State private var count = 0
          var body: some View { Text("\\(title) \\(count)") }
        }
        struct Example: View {
          var isBusy: Bool
          var body: some View {
            VStack {
              Counter(title: isBusy ? "busy" : "idle")
                .padding(.all, isBusy ? nil : 0)
                .opacity(isBusy ? 0 : 1)
                .offset(x: isBusy ? 0 : 10)
                .disabled(!isBusy)
            }
          }
        }
        """),
    RuleExample(
      """
      struct Search: View {
        var isWide: Bool
        @State private var text = ""
        var body: some View {
          ↓switch isWide {
          case true: TextField("Search", text: $text).frame(width: 400)
          case false: TextField("Search", text: $text).overlay { Color.red }
          }
        }
      }
      """),
    RuleExample(
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View { Text("\\(count)") }
      }
      struct Example: View {
        var isFirst: Bool
        var body: some View {
          if isFirst {
            Counter().id("first")
          } else {
            Counter().id("second")
          }
        }
      }
      """),
    RuleExample(
      """
      struct Player: View {
        @State private var position = 0.0
        var body: some View { Slider(value: $position) }
      }
      struct Example: View {
        var isWide: Bool
        var body: some View {
          ↓if isWide {
            Player()
              #if os(iOS)
                .padding()
              #endif
              .offset(x: 10)
          } else {
            Player()
          }
        }
      }
      """),
    RuleExample(
      """
      struct Note: View {
        var text: String
        @State private var isOpen = false
        var body: some View { Toggle(text, isOn: $isOpen) }
      }
      struct Notes: View {
        var notes: [String]
        var body: some View {
          ↓if notes.isEmpty {
            Note(text: "Nothing")
          } else if notes.count < 9 {
            Note(text: notes[0])
          }
        }
      }
      """),
    RuleExample(
      """
      struct Player: View {
        var url: String
        @State private var position = 0.0
        init(url: String) { self.url = url }
        init(file: String) { self.url = file }
        var body: some View { Slider(value: $position) }
      }
      struct Example: View {
        enum Source { case radio, disc, file(String), stream(String) }
        var source: Source
        var file: String?
        var body: some View {
          switch source {
          case .radio: Player(url: "radio")
          case .disc: Player(url: "disc")
          case .file(let url): Player(url: url)
          case .stream(let url): Player(url: url)
          }
          if let file {
            Player(file: file)
          } else {
            Player(url: "none")
          }
          NavigationLink("Next") { Player(url: "next") }
        }
      }
      struct Links: View {
        var isLast: Bool
        var body: some View {
          if isLast {
            NavigationLink("Done") { Player(url: "done") }
          } else {
            NavigationLink("Next") { Player(url: "next") }
          }
        }
      }
      """),
    RuleExample(
      """
      struct Label2: View {
        var body: some View { Text("no state") }
      }
      struct Example: View {
        var isLarge: Bool
        var body: some View {
          if isLarge {
            Label2().scaleEffect(2)
          } else {
            Label2()
          }
        }
      }
      """),
    RuleExample(
      """
      struct Badge: View {
        var number: Int
        var body: some View { Text("\\(number)") }
      }
      struct Example: View {
        @State private var isLarge = false
        @State private var isWide = false
        var body: some View {
          VStack {
            ↓if isLarge { Badge(number: 1).scaleEffect(2) } else { Badge(number: 1) }
            if isWide { Badge(number: 2).scaleEffect(2) } else { Badge(number: 2) }
            Button("Size") { withAnimation { isLarge.toggle() } }
            Button("Width") { isWide.toggle() }
          }
        }
      }
      """,
      fixed: """
        struct Badge: View {
          var number: Int
          var body: some View { Text("\\(number)") }
        }
        struct Example: View {
          @State private var isLarge = false
          @State private var isWide = false
          var body: some View {
            VStack {
              Badge(number: 1).scaleEffect(isLarge ? 2 : 1)
              if isWide { Badge(number: 2).scaleEffect(2) } else { Badge(number: 2) }
              Button("Size") { withAnimation { isLarge.toggle() } }
              Button("Width") { isWide.toggle() }
            }
          }
        }
        """),
    RuleExample(
      """
      struct Example: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            ↓if isOn { Circle().opacity(0.5) } else { Circle() }
            if isOn { Circle().disabled(true) } else { Circle() }
            Toggle("On", isOn: $isOn)
          }
          .animation(.default, value: isOn)
        }
      }
      """,
      fixed: """
        struct Example: View {
          @State private var isOn = false
          var body: some View {
            VStack {
              Circle().opacity(isOn ? 0.5 : 1)
              if isOn { Circle().disabled(true) } else { Circle() }
              Toggle("On", isOn: $isOn)
            }
            .animation(.default, value: isOn)
          }
        }
        """),
    RuleExample(
      """
      struct Example: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            ↓if isOn { Text("On").font(.title) } else { Text("On").font(.body) }
            Toggle("On", isOn: $isOn)
          }
          .animation(.default, value: isOn)
        }
      }
      """,
      fixed: """
        struct Example: View {
          @State private var isOn = false
          var body: some View {
            VStack {
              Text("On").font(isOn ? .title : .body)
              Toggle("On", isOn: $isOn)
            }
            .animation(.default, value: isOn)
          }
        }
        """),
    RuleExample(
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View { Text("\\(count)") }
      }
      struct Example: View {
        var isOn: Bool
        var body: some View {
          ↓if isOn { AnyView(Counter()) } else { AnyView(Counter().padding()) }
        }
      }
      """,
      fixed: """
        struct Counter: View {
          @State private var count = 0
          var body: some View { Text("\\(count)") }
        }
        struct Example: View {
          var isOn: Bool
          var body: some View {
            Counter().padding(.all, isOn ? 0 : nil)
          }
        }
        """),
    RuleExample(
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View { Text("\\(count)") }
      }
      struct Example: View {
        var isOn: Bool
        var body: some View {
          ↓if isOn {
            Text("on")
            Counter()
          } else {
            Text("off")
            Counter()
          }
          if isOn {
            Text("on")
            Counter()
          } else {
            Text("off")
          }
        }
      }
      """),
    RuleExample(
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View { Text("\\(count)") }
      }
      struct Example: View {
        enum Screen: Hashable {
          case small, large
          var isLarge: Bool { self == .large }
        }
        var body: some View {
          NavigationStack {
            counter(isLarge: true)
            counter(isLarge: false)
            Text("Screens")
              .navigationDestination(for: Screen.self) { screen in
                switch screen {
                case .small: Counter()
                default: Counter()
                }
                if screen.isLarge { Counter().padding() } else { Counter() }
              }
          }
        }
        @ViewBuilder private func counter(isLarge: Bool) -> some View {
          if isLarge { Counter().padding() } else { Counter() }
        }
      }
      final class Presenter {
        var isLarge = false
        func present() {
          let host = UIHostingController(
            rootView: VStack {
              if isLarge { Counter().padding() } else { Counter() }
            })
          print(host)
        }
      }
      """),
    RuleExample(
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View { Text("\\(count)") }
      }
      struct Fixed: View {
        let isLarge: Bool
        var body: some View {
          if isLarge { Counter().padding() } else { Counter() }
        }
      }
      struct Sized: View {
        let isLarge: Bool
        var isShort = false
        var body: some View {
          Fixed(isLarge: isShort)
          ↓if isLarge { Counter().frame(width: 9) } else { Counter().overlay { Color.red } }
        }
      }
      struct Example: View {
        @State private var isLarge = false
        var body: some View {
          Fixed(isLarge: true)
          Sized(isLarge: isLarge)
          Toggle("Large", isOn: $isLarge)
        }
      }
      """),
    RuleExample(
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View { Text("\\(count)") }
      }
      struct Example: View {
        let isLarge: Bool
        var body: some View {
          ↓if isLarge { Counter().frame(width: 9) } else { Counter().overlay { Color.red } }
        }
      }
      #Preview { Example(isLarge: true) }
      struct Previews: PreviewProvider {
        static var previews: some View { Example(isLarge: false) }
      }
      """),
    RuleExample(
      """
      struct Friend: Identifiable {
        let id: Int
        var name: String
      }
      struct Card: View {
        let friend: Friend
        @State private var isOpen = false
        var body: some View { Button(friend.name) { isOpen.toggle() } }
      }
      struct Friends: View {
        @State private var showsMine = true
        let mine: Friend
        let other: Friend
        var body: some View {
          Toggle("Mine", isOn: $showsMine)
          if showsMine { Card(friend: mine) } else { Card(friend: other) }
        }
      }
      """),
    RuleExample(
      """
      struct Card: View {
        var title = ""
        @State private var isOpen = false
        var body: some View { Button(title) { isOpen.toggle() } }
      }
      struct Place: Identifiable {
        let id: Int
        var isLiked: Bool
      }
      @Observable final class Guide {
        var places: [Place] = []
        func load() { places = [Place(id: 1, isLiked: true)] }
        func like() { places[0].isLiked.toggle() }
      }
      struct PlaceRow: View {
        let place: Place
        var body: some View {
          ↓if place.isLiked { Card(title: "liked") } else { Card(title: "new") }
        }
      }
      struct Fitting: View {
        let isCompact: Bool
        var body: some View {
          ↓if isCompact { Card(title: "small") } else { Card(title: "large") }
        }
      }
      struct Link: View {
        let action: (() -> Void)?
        var body: some View {
          if let action { Card(title: "link").onTapGesture(perform: action) } else { Card(title: "link") }
        }
      }
      struct Places: View {
        @State private var guide = Guide()
        @Environment(\\.horizontalSizeClass) private var width
        var body: some View {
          List(guide.places) { PlaceRow(place: $0) }
            .onAppear { guide.load() }
          Fitting(isCompact: width == .compact)
          Link { guide.load() }
        }
      }
      """,
      fixed: """
        struct Card: View {
          var title = ""
          @State private var isOpen = false
          var body: some View { Button(title) { isOpen.toggle() } }
        }
        struct Place: Identifiable {
          let id: Int
          var isLiked: Bool
        }
        @Observable final class Guide {
          var places: [Place] = []
          func load() { places = [Place(id: 1, isLiked: true)] }
          func like() { places[0].isLiked.toggle() }
        }
        struct PlaceRow: View {
          let place: Place
          var body: some View {
            Card(title: place.isLiked ? "liked" : "new")
          }
        }
        struct Fitting: View {
          let isCompact: Bool
          var body: some View {
            Card(title: isCompact ? "small" : "large")
          }
        }
        struct Link: View {
          let action: (() -> Void)?
          var body: some View {
            if let action { Card(title: "link").onTapGesture(perform: action) } else { Card(title: "link") }
          }
        }
        struct Places: View {
          @State private var guide = Guide()
          @Environment(\\.horizontalSizeClass) private var width
          var body: some View {
            List(guide.places) { PlaceRow(place: $0) }
              .onAppear { guide.load() }
            Fitting(isCompact: width == .compact)
            Link { guide.load() }
          }
        }
        """),
    RuleExample(
      """
      struct Field: View {
        @State private var text = ""
        var body: some View { TextField("Text", text: $text) }
      }
      struct Card: View {
        let isWide: Bool
        let place: Place
        private var first: some View { Field() }
        private var second: some View { Field() }
        @State private var isFirst = true
        var body: some View {
          if isWide { Field().padding() } else { Field() }
          ↓if place.isOpen { Field().padding() } else { Field() }
          if isFirst { first } else { second }
          Button("Next") { isFirst.toggle() }
        }
      }
      struct Place: Identifiable {
        let id: Int
        var isOpen = false
      }
      struct Cards: View {
        @State private var places: [Place] = []
        var body: some View {
          ForEach(places) { place in Card(isWide: place.id == 0, place: place) }
          Button("Open") { places[0].isOpen = true }
        }
      }
      """,
      fixed: """
        struct Field: View {
          @State private var text = ""
          var body: some View { TextField("Text", text: $text) }
        }
        struct Card: View {
          let isWide: Bool
          let place: Place
          private var first: some View { Field() }
          private var second: some View { Field() }
          @State private var isFirst = true
          var body: some View {
            if isWide { Field().padding() } else { Field() }
            Field().padding(.all, place.isOpen ? nil : 0)
            if isFirst { first } else { second }
            Button("Next") { isFirst.toggle() }
          }
        }
        struct Place: Identifiable {
          let id: Int
          var isOpen = false
        }
        struct Cards: View {
          @State private var places: [Place] = []
          var body: some View {
            ForEach(places) { place in Card(isWide: place.id == 0, place: place) }
            Button("Open") { places[0].isOpen = true }
          }
        }
        """),
    RuleExample(
      """
      struct Field: View {
        let title: String
        @State private var text = ""
        var body: some View { TextField(title, text: $text) }
      }
      struct Card: View {
        @State private var isOn = false
        let width: CGFloat
        var body: some View {
          ↓if isOn {
            let width = width * 2
            Field(title: "A").frame(width: width)
          } else {
            Field(title: "A")
          }
          if isOn {
            let names = ["a", "b"]
            Text("One")
            Field(title: names[0])
          } else {
            let names = ["c", "d"]
            Text("Two")
            Field(title: names[0])
          }
          Toggle("On", isOn: $isOn)
        }
      }
      """),
    RuleExample(
      """
      enum Device {
        case display, serial
      }
      struct Console: UIViewControllerRepresentable {
        let device: Device
        func makeUIViewController(context: Context) -> UIViewController {
          switch device {
          case .display: UIViewController()
          case .serial: UINavigationController()
          }
        }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      struct Plain: UIViewControllerRepresentable {
        let device: Device
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      struct Consoles: View {
        @State private var device = Device.display
        var body: some View {
          switch device {
          case .display: Console(device: device)
          case .serial: Console(device: device).padding()
          }
          ↓switch device {
          case .display: Plain(device: device)
          case .serial: Plain(device: device).padding()
          }
          Button("Serial") { device = .serial }
        }
      }
      """),
  ]
}
