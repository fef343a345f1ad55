extension SideEffectInBodyRule {
  /// Code that the rule reports, and code that it does not report.
  static let examples = [
    RuleExample(
      """
      struct Counter: View {
        @State private var count = 0
        let feedback = UIImpactFeedbackGenerator(style: .light)
        var body: some View {
          ↓feedback.impactOccurred()
          return Button("\\(count)") {
            count += 1
            feedback.impactOccurred()
          }
        }
      }
      """),
    RuleExample(
      """
      struct Draft: View {
        @State private var text = ""
        func save() { UserDefaults.standard.set(text, forKey: "draft") }
        var body: some View {
          let _ = ↓save()
          TextField("Draft", text: $text)
        }
      }
      """),
    RuleExample(
      """
      final class Feed: ObservableObject {
        @Published var items: [String] = []
        func load() { items = ["new"] }
      }
      struct FeedView: View {
        @ObservedObject var feed: Feed
        var body: some View {
          ↓feed.load()
          return Text(feed.items.joined())
        }
      }
      """),
    RuleExample(
      """
      struct FeedView: View {
        func load() async {}
        private var content: some View {
          ↓Task { await load() }
          return Text("Feed")
        }
        var body: some View { content }
      }
      """),
    RuleExample(
      """
      struct Draft: View {
        @State private var text = ""
        var body: some View {
          let _ = ↓print(text)
          TextField("Draft", text: $text)
        }
      }
      """),
    RuleExample(
      """
      struct Draft: View {
        @State private var text = ""
        func save() { UserDefaults.standard.set(text, forKey: "draft") }
        var body: some View {
          TextField("Draft", text: $text)
            .onChange(of: text) { save() }
        }
      }
      """),
    RuleExample(
      """
      final class Steps: ObservableObject {
        @Published var count = 0
        func next() -> Int {
          count += 1
          return count
        }
      }
      struct StepsView: View {
        @ObservedObject var steps: Steps
        private var label: String {
          let _ = ↓UserDefaults.standard.set("seen", forKey: "steps")
          return "Steps"
        }
        var body: some View {
          Text(label)
          Text("\\(↓steps.next())")
          Button("Next") { _ = steps.next() }
        }
      }
      """),
    RuleExample(
      """
      struct Star: View {
        func add(to path: inout Path) { path.addLine(to: .zero) }
        var body: some View {
          var path = Path()
          add(to: &path)
          return path
        }
      }
      """),
    RuleExample(
      """
      @Observable final class Cart { var count = 0 }
      func cart(_ count: Int) -> Cart {
        let cart = Cart()
        cart.count = count
        return cart
      }
      func cleared(_ cart: Cart) -> Cart {
        cart.count = 0
        return cart
      }
      struct Shelf: View {
        @State private var shared = Cart()
        var body: some View {
          Text("New").environment(cart(3))
          Text("Empty").environment(↓cleared(shared))
        }
      }
      """),
    RuleExample(
      """
      struct Price: View {
        var text: String
        private func value(of text: String) -> Double {
          guard let value = Double(text) else {
            print("no number")
            return 0
          }
          return value
        }
        var body: some View { Text("\\(value(of: text))") }
      }
      """),
    RuleExample(
      """
      struct Debugged: View {
        var body: some View {
          let _ = Self._printChanges()
          Text("Debugged")
        }
      }
      """),
    RuleExample(
      """
      func onMain(_ work: @escaping () -> Void) {
        if Thread.isMainThread { work() } else { DispatchQueue.main.async { work() } }
      }
      func onQueue(_ work: @escaping () -> Void) {
        if !Thread.isMainThread { work() } else { DispatchQueue.global().async { work() } }
      }
      func ensureMain(_ work: @escaping () -> Void) {
        guard Thread.isMainThread else {
          DispatchQueue.main.async { work() }
          return
        }
        work()
      }
      struct Unit: View {
        private func unit() -> String {
          onMain { print("unit") }
          ensureMain { print("unit") }
          return "m"
        }
        private func other() -> String {
          onQueue { print("unit") }
          return "m"
        }
        var body: some View {
          Text(unit())
          Text(↓other())
        }
      }
      """),
    RuleExample(
      """
      struct Title: View {
        var body: some View {
          #if DEBUG
            let _ = print("body")
          #endif
          let name = named()
          Text(name)
        }
        func named() -> String {
          #if DEBUG
            print("named")
          #endif
          return "Title"
        }
      }
      """),
    RuleExample(
      """
      final class Folders {
        private static var kept: URL?
        private var pages: [String: URL] = [:]
        private var isReady = false
        private var made: URL?
        func folder() -> URL {
          if let kept = Self.kept { return kept }
          let url = URL(fileURLWithPath: "Downloads")
          try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
          Self.kept = url
          return url
        }
        func page(_ name: String) -> URL {
          if let page = pages[name] { return page }
          let url = URL(fileURLWithPath: name)
          try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
          pages[name] = url
          return url
        }
        func prepare() {
          guard !isReady else { return }
          isReady = true
          UserDefaults.standard.set(true, forKey: "ready")
        }
        func sample() -> String {
          if made == nil { make() }
          return made?.path ?? ""
        }
        private func make() {
          made = URL(fileURLWithPath: "Sample")
          UserDefaults.standard.set("Sample", forKey: "sample")
        }
        func anew() -> URL {
          if let made { return made }
          UserDefaults.standard.set("Anew", forKey: "anew")
          return URL(fileURLWithPath: "Anew")
        }
        func leave() -> URL? {
          if made != nil {
            made = nil
            return nil
          }
          UserDefaults.standard.set("left", forKey: "left")
          return made
        }
      }
      struct FolderView: View {
        private static var shared: URL?
        let folders: Folders
        private var own: URL {
          if let shared = Self.shared { return shared }
          let url = URL(fileURLWithPath: "Own")
          try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
          Self.shared = url
          return url
        }
        var body: some View {
          let _ = folders.prepare()
          Text(folders.folder().path)
          Text(folders.page("first").path)
          Text(folders.sample() + own.path)
          Text(↓folders.anew().path)
          Text(↓folders.leave()?.path ?? "")
        }
      }
      """),
    RuleExample(
      """
      final class Rights: ObservableObject {
        @Published var error: Error?
        @Published var names: [String] = []
        private func ask(_ name: String) throws -> Bool { !name.isEmpty }
        private func tell(_ error: Error) { Task { self.error = error } }
        func has(_ name: String) -> Bool {
          do { return try ask(name) } catch {
            tell(error)
            return false
          }
        }
        func number(of text: String) -> Int {
          guard let number = Int(text) else {
            error = CocoaError(.formatting)
            return 0
          }
          return number
        }
        func has(anyOf name: String) -> Bool {
          guard !name.isEmpty else { return false }
          names.append(name)
          return true
        }
      }
      struct RightsView: View {
        @ObservedObject var rights: Rights
        var body: some View {
          if rights.has("read") { Text("\\(rights.number(of: "1"))") }
          if ↓rights.has(anyOf: "write") { Text("Write") }
        }
      }
      """),
    RuleExample(
      """
      final class Journal {
        static let shared = Journal()
        @Published var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
      }
      final class Diary: ObservableObject {
        static let shared = Diary()
        @Published var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
      }
      struct Page: View {
        var body: some View {
          let _ = Journal.shared.add("page")
          let _ = ↓Diary.shared.add("page")
          Text("Page")
        }
      }
      """),
    RuleExample(
      """
      struct Screen: View {
        @State private var name: String?
        let text: String
        var isFast = false
        static var cached: String?
        private func title() -> String {
          guard let name else {
            UserDefaults.standard.set(true, forKey: "isNameless")
            return ""
          }
          return name
        }
        private func target() -> URL {
          guard let url = URL(string: text) else {
            UserDefaults.standard.set(true, forKey: "isWrong")
            return URL(fileURLWithPath: "/")
          }
          return url
        }
        private func slow() -> String {
          if let cached = Self.cached, isFast { return cached }
          UserDefaults.standard.set(true, forKey: "isSlow")
          Self.cached = "a"
          return "a"
        }
        private func checked() -> String {
          if let cached = Self.cached, cached != "b" { return cached }
          UserDefaults.standard.set(true, forKey: "isSlow")
          Self.cached = "a"
          return "a"
        }
        private func outdated() -> some View { unused() }
        private func unused() -> some View {
          UserDefaults.standard.set(true, forKey: "isUnused")
          return Text("Unused")
        }
        var body: some View {
          Text(↓title())
          Text(target().path)
          Text(↓slow())
          Text(checked())
          Button("Name") { name = "a" }
        }
      }
      """),
    RuleExample(
      """
      final class Prices: ObservableObject {
        @Published private var texts: [Int: String] = [:]
        private var plain: [Int: String] = [:]
        func text(_ number: Int) -> String {
          if let text = texts[number] { return text }
          let text = "#\\(number)"
          texts[number] = text
          return text
        }
        func plainText(_ number: Int) -> String {
          if let text = plain[number] { return text }
          let text = "#\\(number)"
          plain[number] = text
          return text
        }
      }
      struct PriceList: View {
        @StateObject private var prices = Prices()
        var body: some View {
          List(0..<5, id: \\.self) { number in
            Text(↓prices.text(number))
            Text(prices.plainText(number))
          }
        }
      }
      """),
  ]
}
