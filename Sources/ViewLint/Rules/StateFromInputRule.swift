import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state that is initialized with a value of the parent and ignores its later changes.
struct StateFromInputRule: Rule {
  static let info = RuleInfo(
    "state_from_input", .state, .warning, isFixable: false,
    summary: "the parent's value is copied into state, and its later changes are ignored",
    explanation: """
      The view keeps showing the old value after the parent has changed it. A `@State` takes its first value when its \
      view appears; SwiftUI drops what the initializer gets at later updates. Take a plain `let` or a `@Binding`; \
      where you want a draft, give the view an `.id(_:)` that changes with the edited value.
      """,
    silence: """
      Reported only if a caller passes a value that changes while the view stays: its own state that is written \
      somewhere. Sheets, pushed screens and rows are created with the value that they show, and a view with an \
      `.id(_:)` is created again. A view that gets a function to write the value back edits a draft. A view that also \
      stores the value and watches it with `onChange(of:)` follows later values. An observed object stays the same \
      when its members are written, for example through `$model.title`.
      """,
    examples: [
      RuleExample(
        """
        struct Stars: View {
          @State private var shown: Int
          init(count: Int) {
            ↓_shown = State(initialValue: count)
          }
          var body: some View { Text(String(shown)) }
        }
        struct Rating: View {
          @State private var count = 0
          var body: some View {
            VStack {
              Stars(count: count)
              Button("More") { count += 1 }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Stars: View {
          @State var ↓count: Int
          var body: some View { Text(String(count)) }
        }
        struct Rating: View {
          @State private var count = 0
          var body: some View {
            Stars(count: count)
            Stepper("Stars", value: $count)
          }
        }
        """),
      RuleExample(
        """
        struct Draft: View {
          @State private var text: String
          init(text: String) {
            _text = State(initialValue: text)
          }
          var body: some View { TextField("Text", text: $text) }
        }
        struct Note: View {
          @State private var text = ""
          @State private var edits = false
          var body: some View {
            Button("Edit") { edits = true }
              .onAppear { text = "new" }
              .sheet(isPresented: $edits) { Draft(text: text) }
          }
        }
        """),
      RuleExample(
        """
        struct Draft: View {
          @State private var text: String
          init(text: String) {
            _text = State(initialValue: text)
          }
          var body: some View { TextField("Text", text: $text) }
        }
        struct Note: View {
          @State private var text = ""
          @State private var edits = false
          var body: some View {
            Button("Edit") { edits = true }
              .onAppear { text = "new" }
              .sheet(isPresented: $edits) { draft.padding() }
          }
        }
        extension Note {
          private var draft: some View { Draft(text: text) }
        }
        """),
      RuleExample(
        """
        struct Draft: View {
          @State private var text: String
          let save: (String) -> Void
          init(text: String, save: @escaping (String) -> Void) {
            _text = State(initialValue: text)
            self.save = save
          }
          var body: some View { TextField("Text", text: $text).onSubmit { save(text) } }
        }
        final class Model: ObservableObject { @Published var title: String? }
        struct Note: View {
          @StateObject private var model = Model()
          @State private var text = ""
          var body: some View {
            Draft(text: text) { text = $0 }
            if let title = model.title { Draft(text: title) { new in model.title = new } }
          }
        }
        """),
      RuleExample(
        """
        struct Stars: View {
          @State var count: Int
          var body: some View { Text(String(count)) }
        }
        struct Rating: View {
          @State private var count = 0
          var body: some View {
            Stars(count: count).id(count)
            Stepper("Stars", value: $count)
          }
        }
        """),
      RuleExample(
        """
        struct Draft: View {
          @State private var text: String
          @State private var note: String
          init(text: String, note: String) {
            ↓self._text = State(wrappedValue: text)
            ↓self.note = note
          }
          var body: some View { TextField(note, text: $text) }
        }
        struct Letter: View {
          @State private var text = ""
          var body: some View {
            Draft(text: text, note: text)
            Button("Reply") { text = "Dear" }
          }
        }
        """),
      RuleExample(
        """
        struct Draft: View {
          let text: String
          @State private var draft: String
          init(text: String) {
            self.text = text
            _draft = State(initialValue: text)
          }
          var body: some View {
            TextField("Text", text: $draft)
              .onChange(of: text) { draft = text }
          }
        }
        struct Letter: View {
          @State private var text = ""
          var body: some View {
            Draft(text: text)
            Button("Reply") { text = "Dear" }
          }
        }
        """),
      RuleExample(
        """
        final class Model: ObservableObject {
          @Published var isOpen = false
          @Published var count = 0
        }
        struct Menu: View {
          @StateObject var model: Model
          var body: some View { Text(String(model.count)) }
        }
        struct Stars: View {
          @State private var shown: Int
          init(count: Int) {
            ↓_shown = State(initialValue: count)
          }
          var body: some View { Text(String(shown)) }
        }
        struct Page: View {
          @StateObject private var model = Model()
          var body: some View {
            Menu(model: model)
            Stars(count: model.count)
            Button("More") { model.count += 1 }.sheet(isPresented: $model.isOpen) { Text("More") }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Order {
          var isConfirmed = false
        }
        struct Lines: View {
          @State private var order: Order
          init(order: Order) { _order = State(initialValue: order) }
          var body: some View { Text(order.isConfirmed ? "Sent" : "Open") }
        }
        struct Sheet: View {
          @State private var order = Order()
          var body: some View {
            Lines(order: order).alert("Send", isPresented: $order.isConfirmed) { Button("OK") {} }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Order {
          var isConfirmed = false
        }
        struct Lines: View {
          @State private var order: Order
          init(order: Order) { ↓_order = State(initialValue: order) }
          var body: some View { Text(order.isConfirmed ? "Sent" : "Open") }
        }
        struct Sheet: View {
          @State private var order = Order()
          var body: some View {
            Lines(order: order).alert("Send", isPresented: $order.isConfirmed) { Button("New") { order = Order() } }
          }
        }
        """),
      RuleExample(
        """
        struct Level: View {
          @State private var percent: Double
          @State private var least: Double
          init(level: Double, least: Double?) {
            ↓_percent = State(initialValue: Double(level) * 100)
            _least = State(initialValue: least ?? 0)
          }
          var body: some View { Text("\\(percent) of \\(least)") }
        }
        struct Tank: View {
          @State private var level = 0.5
          var body: some View {
            Level(level: level, least: level)
            Button("Fill") { level += 0.1 }
          }
        }
        """),
      RuleExample(
        """
        final class Loader: ObservableObject {
          @Published var text = ""
          init(name: String, client: Client) { text = name }
        }
        final class Client {}
        struct Pane: View {
          @StateObject private var loader: Loader
          @State private var title: String
          init(name: String, client: Client) {
            ↓_loader = StateObject(wrappedValue: Loader(name: name, client: client))
            ↓_title = State(initialValue: name.uppercased())
          }
          var body: some View { Text(title + loader.text) }
        }
        struct Browser: View {
          let client = Client()
          @State private var name = "Maps"
          var body: some View {
            Pane(name: name, client: client)
            Button("Routes") { name = "Routes" }
          }
        }
        """),
      RuleExample(
        """
        final class Loader: ObservableObject {
          @Published var text = ""
          init(name: String) { text = name }
          func load(_ name: String) { text = name }
        }
        struct Pane: View {
          @StateObject private var loader: Loader
          init(name: String) { _loader = StateObject(wrappedValue: Loader(name: name)) }
          var body: some View { Text(loader.text) }
        }
        struct FollowingPane: View {
          let name: String
          @StateObject private var loader: Loader
          init(name: String) {
            self.name = name
            _loader = StateObject(wrappedValue: Loader(name: name))
          }
          var body: some View { Text(loader.text).onChange(of: name) { loader.load(name) } }
        }
        struct Browser: View {
          @State private var name = "Maps"
          var body: some View {
            Pane(name: name).id(name)
            FollowingPane(name: name)
            ForEach(["Maps", "Routes"], id: \\.self) { Pane(name: $0) }
            Button("Routes") { name = "Routes" }
          }
        }
        """),
      RuleExample(
        """
        struct Chapter: View {
          let title: String
          @State private var heading = ""
          @State private var draft = ""
          @State private var followed = ""
          @State private var first = ""
          var body: some View {
            VStack {
              Text(heading + followed + first)
              TextField("Title", text: $draft)
            }
            .onAppear {
              ↓heading = title.uppercased()
              draft = title
              if first.isEmpty { first = title }
            }
          }
        }
        struct Book: View {
          let titles = ["One", "Two"]
          @State private var current = 0
          var body: some View {
            Chapter(title: titles[current])
            Button("Next") { current = 1 }
          }
        }
        """),
      RuleExample(
        """
        final class Choices: ObservableObject {
          let title: String
          let names: [String]
          init(title: String, names: [String]) {
            self.title = title
            self.names = names
          }
        }
        struct ChoiceList: View {
          @StateObject private var choices: Choices
          init(title: String, names: [String]) {
            ↓_choices = StateObject(wrappedValue: Choices(title: title, names: names))
          }
          var body: some View { List(choices.names, id: \\.self) { Text($0) } }
        }
        struct Calendars: View {
          @State private var names: [String] = []
          var body: some View { ChoiceList(title: "Calendars", names: names).task { names = ["Home"] } }
        }
        """),
      RuleExample(
        """
        struct Pages: View {
          let names: [String]
          @State private var shown: [String] = []
          var body: some View { List(shown, id: \\.self) { Text($0) }.onAppear { setUp() } }
          private func setUp() {
            guard shown.isEmpty else { return }
            ↓shown = names
          }
        }
        struct FreshPages: View {
          let names: [String]
          @State private var shown: [String] = []
          var body: some View {
            List(shown, id: \\.self) { Text($0) }.onAppear { setUp() }.onTapGesture { setUp() }
          }
          private func setUp() { shown = names }
        }
        struct Book: View {
          @State private var names: [String] = []
          var body: some View {
            Pages(names: names)
            FreshPages(names: names)
            Button("Load") { names = ["One"] }
          }
        }
        """),
      RuleExample(
        """
        struct Item: Identifiable { let id: Int; var name: String }
        struct Editor: View {
          @State private var draft: Item
          init(id: Int, items: [Item]) {
            ↓_draft = State(initialValue: items.first(where: { $0.id == id }) ?? Item(id: id, name: ""))
          }
          var body: some View { TextField("Name", text: $draft.name) }
        }
        struct NameField: View {
          @State private var name: String
          init(item: Item) { ↓_name = State(initialValue: item.name) }
          var body: some View { TextField("Name", text: $name) }
        }
        struct FixedField: View {
          @State private var name: String
          init(item: Item) { _name = State(initialValue: item.name) }
          var body: some View { TextField("Name", text: $name) }
        }
        struct Items: View {
          @State private var items: [Item] = []
          @State private var chosen = 1
          let first = 1
          var body: some View {
            Editor(id: chosen, items: items)
            if let item = items.first(where: { $0.id == chosen }) { NameField(item: item) }
            if let item = items.first(where: { $0.id == first }) { FixedField(item: item) }
            Button("Next") { chosen += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Profile { var bio: String }
        struct Biography: View {
          @State private var bio: String
          init(profile: Profile) { ↓_bio = State(initialValue: profile.bio) }
          var body: some View { Text(bio) }
        }
        struct Profiles: View {
          @State private var profiles = [Profile(bio: "A"), Profile(bio: "B")]
          @State private var current = 0
          var body: some View {
            Biography(profile: profiles[current])
            Button("Next") { current = 1 - current }
          }
        }
        """),
      RuleExample(
        """
        struct Finder: View {
          let names: [String]
          @State private var query = ""
          @State private var found: [String] = []
          var body: some View {
            List(found, id: \\.self) { Text($0) }
              .searchable(text: $query)
              .onAppear { ↓found = names }
              .onChange(of: query) { found = names.filter { $0.contains(query) } }
          }
        }
        struct Page: View {
          @State private var names = ["A"]
          var body: some View {
            Button("Add") { names.append("B") }
            Finder(names: names)
          }
        }
        """),
      RuleExample(
        """
        final class Memo: ObservableObject {
          @Published var text: String
          init(id: Int) { text = "\\(id)" }
        }
        struct Editor: View {
          @StateObject private var memo: Memo
          init(id: Int) { ↓_memo = StateObject(wrappedValue: Memo(id: id)) }
          var body: some View { TextEditor(text: $memo.text) }
        }
        struct Memos: View {
          @State private var chosen: Int? = 1
          @State private var shown: Int?
          var body: some View {
            NavigationSplitView {
              List(0..<5, id: \\.self, selection: $chosen) { Text("\\($0)") }
            } detail: {
              if let id = chosen { Editor(id: id) }
            }
          }
        }
        """),
      RuleExample(
        """
        final class Memo: ObservableObject {
          @Published var text: String
          init(id: Int) { text = "\\(id)" }
        }
        struct Editor: View {
          @StateObject private var memo: Memo
          init(id: Int) { _memo = StateObject(wrappedValue: Memo(id: id)) }
          var body: some View { TextEditor(text: $memo.text) }
        }
        struct Memos: View {
          @State private var chosen: Int?
          var body: some View {
            VStack {
              Button("Open") { chosen = 1 }
              if let id = chosen { Editor(id: id) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Page: View {
          @State var ↓number = 0
          var body: some View { Text("\\(number)") }
        }
        struct Book: View {
          @State private var current = 1
          var body: some View {
            Page(number: current)
            Page()
            Button("Next") { current += 1 }
          }
        }
        """),
      RuleExample(
        """
        final class Updater: ObservableObject {
          @Published var checks = true
          func reset() { checks = true }
        }
        struct Settings: View {
          @ObservedObject var updater: Updater
          @State private var checks: Bool
          init(updater: Updater) {
            self.updater = updater
            ↓_checks = State(initialValue: updater.checks)
          }
          var body: some View {
            Toggle("Check", isOn: $checks).onChange(of: checks) { updater.checks = checks }
            Button("Reset") { updater.reset() }
          }
        }
        struct Draft: View {
          @ObservedObject var updater: Updater
          @State private var checks: Bool
          init(updater: Updater) {
            self.updater = updater
            _checks = State(initialValue: updater.checks)
          }
          var body: some View {
            Toggle("Check", isOn: $checks)
            Button("Save") { updater.checks = checks }
            Text(updater.checks ? "on" : "off")
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 6, of: 6, inApps: 80))

  static let visits: [NodeKind] = [.patternBinding, .assignmentExpr]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let decl = context.decl, let owner = context.ownerType, context.conforms(owner, to: .view) else { return }
    if node.kind == .assignmentExpr {
      guard let (use, value) = context.initialization(node), let target = node.children.first else {
        return checkAppearing(node, owner, context)
      }
      guard isState(use.decl, context), let first = firstValue(value, of: use, context)
      else { return }
      if let written = mirrored(first, use.decl, context), let target = node.children.first {
        return reportMirror(first, use.decl, written, at: target.range, context)
      }
      if let source = source(of: first, use.decl, context) {
        guard let parameter = parameter(source, of: decl, context), !isFollowed(source, context) else { return }
        report(use.decl, parameter.label, owner, at: target.range, context)
      } else {
        for source in inputs(ofObject: first, context) + namesLookedUp(by: first, context) {
          guard let parameter = parameter(source, of: decl, context), !isFollowed(source, context) else { continue }
          reportObject(use.decl, parameter, owner, at: target.range, context)
        }
      }
    } else {
      // A default value is for callers that pass none.
      guard context.ancestors.isEmpty, isState(decl, context),
        // A type with an initializer has no memberwise initializer.
        !context.analyzer.children(of: owner).contains(where: { context.analyzer.isInitializer($0) }),
        context.analyzer.memberwiseSignature(of: owner)?.parameters.contains(where: {
          $0.label == context.analyzer.decl(decl).name
        }) == true
      else { return }
      report(decl, context.analyzer.decl(decl).name, owner, at: context.analyzer.nameRange(of: decl), context)
    }
  }

  /// The place where an observed object changes its own property after state has copied it: `_checks =
  /// State(initialValue: updater.checks)`.
  private func mirrored(_ value: SyntaxNode, _ state: DeclID, _ context: RuleContext) -> (
    node: SyntaxNode, file: SourceFile
  )? {
    let analyzer = context.analyzer
    guard value.kind == .memberAccessExpr, let base = value.children.first, base.kind == .declReferenceExpr,
      let use = context.record.uses[value.id], use.part == .value, context.isOwn(use.decl),
      analyzer.isObserved(use.decl), let object = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(object).kind == .classType, let view = context.ownerType,
      let held = analyzer.children(of: view).first(where: { member in
        analyzer.propertyWrappers(of: member).first.map { analyzer.catalogueText(.observes, of: $0.decl) != nil }
          ?? false
          && context.nominal(analyzer.variableType(of: member)) == object
      }), !context.isWatched(held), isWrittenBack(state, to: use.decl, context)
    else { return nil }
    for body in analyzer.bodies(near: use.decl) where !analyzer.isInitializer(body) && body != use.decl {
      guard analyzer.node(of: body).mentions(analyzer.decl(use.decl).name), !context.isOfSameType(body) else {
        continue
      }
      let record = analyzer.record(of: body)
      let write = analyzer.node(of: body).subtree.first {
        PropertyWrite($0, record, analyzer)?.property == use.decl
      }
      if let write { return (write, analyzer.program.file(body.file).source) }
    }
    return nil
  }

  /// Whether the view writes each change of a state back to the property that it was copied from, so that it is no
  /// draft: `.onChange(of: checks) { updater.checks = checks }`.
  private func isWrittenBack(_ state: DeclID, to property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return context.bodiesOfType.contains { body in
      guard analyzer.node(of: body).mentions(CatalogueMember.onChange.name) else { return false }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return analyzer.node(of: body).subtree.contains { call in
        guard call.kind == .functionCallExpr, inner.isUse(call, of: .onChange),
          let watched = inner.argument(call, "of"), inner.record.decl(of: watched) == state
        else { return false }
        return call.subtree.contains { PropertyWrite($0, inner.record, analyzer)?.property == property }
      }
    }
  }

  private func reportMirror(
    _ value: SyntaxNode, _ state: DeclID, _ written: (node: SyntaxNode, file: SourceFile), at place: SourceRange,
    _ context: RuleContext
  ) {
    let (name, text) = (context.analyzer.name(of: state), RuleText.oneLine(value.text))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` takes `\(text)` only when the view appears, and later values are ignored; bind the control to "
          + "`$\(text)` instead",
        in: context.file, at: place,
        notes: [Diagnostic.Note("the value also changes here", in: written.file, at: written.node.range)]))
  }

  private static let appearing = "onAppear"

  /// `onAppear { shown = count }`: the only place that sets the state, which ignores later values of `count`.
  private func checkAppearing(_ node: SyntaxNode, _ owner: DeclID, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let target = node.children.first, let value = node.children.last,
      let state = context.record.decl(of: target), analyzer.isOwnState(state), context.isOfSameType(state),
      isDoneWheneverAppearing(state, context), let source = source(of: value, state, context),
      let input = context.record.decl(of: source), analyzer.isInput(input), context.isOfSameType(input),
      analyzer.propertyWrappers(of: input).isEmpty, !context.isWatched(input)
    else { return }
    let uses = PropertyUses(of: state, analyzer)
    // A value that the user edits is a draft.
    let (name, given) = (analyzer.name(of: state), analyzer.name(of: input))
    guard uses.bindings.isEmpty,
      // The other writes derive from the same input.
      uses.writes.allSatisfy({ $0.value?.mentions(analyzer.decl(input).name) ?? false })
    else { return }
    let moments =
      uses.writes.count == 1
      ? "only when the view appears" : "when the view appears and by other actions, not when it changes"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` takes `\(given)` \(moments): later values are ignored; use `\(given)` itself, or set "
          + "`\(name)` in `onChange(of: \(given), initial: true)`",
        in: context.file, at: target.range, notes: [context.note("the input", at: input)]),
      if: .all([
        .changing(
          ProgramFacts.Input(view: owner, label: analyzer.decl(input).name), unwrapped: true, drafts: false,
          note: "this value changes while the view stays"),
        .live(analyzer.directMembers(of: owner, named: .body).first ?? state),
      ]))
  }

  /// Whether the code is an unconditional statement of an `onAppear` in the view's body, or of a method that an
  /// `onAppear` only calls.
  private func isDoneWheneverAppearing(_ state: DeclID, _ context: RuleContext) -> Bool {
    if let method = context.decl, context.analyzer.decl(method).kind == .function, context.isViewCode == false {
      return isCalledWhenAppearing(method, state, context)
    }
    guard context.isViewCode, let index = context.ancestors.lastIndex(where: { $0.kind == .closureExpr }), index > 0,
      context.ancestors[(index + 1)...].isEmpty
    else { return false }
    let closure = context.ancestors[index]
    let call = context.ancestors[..<index].last { $0.kind != .labeledExpr && $0.kind != .labeledTrailingClosure }
    guard let call, context.calledText(call, of: .lifecycle) == Self.appearing else { return false }
    return !closure.children.contains { $0.kind == .guardStmt }
  }

  /// Whether a method sets a state with no condition except on that state, and only an `onAppear` calls it.
  private func isCalledWhenAppearing(_ method: DeclID, _ state: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard context.ancestors.allSatisfy({ $0.kind == .codeBlock || $0.kind == .functionDecl }),
      let block = analyzer.node(of: method).child(.codeBlock)
    else { return false }
    let asked = block.children.filter { $0.kind == .guardStmt }.flatMap(\.conditions)
    guard asked.allSatisfy({ condition in condition.contains { context.record.decl(of: $0) == state } }) else {
      return false
    }
    let name = analyzer.decl(method).name
    var calls = 0
    for body in context.bodiesOfType where body != method && analyzer.node(of: body).mentions(name) {
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for call in analyzer.node(of: body).subtree where inner.record.uses[call.id]?.decl == method {
        guard call.kind == .functionCallExpr else { continue }
        calls += 1
      }
      for call in analyzer.node(of: body).subtree where inner.calledText(call, of: .lifecycle) == Self.appearing {
        guard let action = analyzer.arguments(of: call, inner.record).last?.node, action.kind == .closureExpr,
          action.children.filter({ $0.kind != .closureSignature }).count == 1,
          let only = action.children.last, inner.record.uses[only.id]?.decl == method
        else { continue }
        calls -= 1
        if calls == 0 { return true }
      }
    }
    return false
  }

  private func parameter(_ name: SyntaxNode, of initializer: DeclID, _ context: RuleContext) -> Parameter? {
    context.analyzer.signature(of: initializer).parameters.first { $0.name.text == name.text }
  }

  /// The plain values in the initializer call of a program's object: `name` of `Loader(name: name, client: client)`.
  /// Other objects and functions are usually constant; the caller checks for each value whether it changes.
  private func inputs(ofObject value: SyntaxNode, _ context: RuleContext) -> [SyntaxNode] {
    let analyzer = context.analyzer
    guard value.kind == .functionCallExpr, let made = context.madeType(value), context.isOwn(made),
      analyzer.decl(made).kind == .classType
    else { return [] }
    var names: [SyntaxNode] = []
    for argument in analyzer.arguments(of: value, context.record).map(\.node) {
      // `self.client`, `.shared`, `Client()`
      let inner = base(of: argument)
      guard inner.kind == .declReferenceExpr else { continue }
      guard let type = context.type(of: argument) else { return [] }
      let value = analyzer.wrapped(type) ?? type
      guard analyzer.types.kind(value) == .nominal else { continue }
      let nominal = analyzer.types.decl(value)
      let isPlain = analyzer.isFromCatalogue(nominal) && analyzer.decl(nominal).kind == .structure
      if isPlain, !analyzer.isKnown(value, .binding), !names.contains(where: { $0.text == inner.text }) {
        names.append(inner)
      }
    }
    return names
  }

  private static let first: Name = "first"

  /// The names by which an element is searched that a value is, or is a part of: `id` of
  /// `items.first { $0.id == id }?.name`.
  private func namesLookedUp(by value: SyntaxNode, _ context: RuleContext) -> [SyntaxNode] {
    var current = value
    while current.kind != .functionCallExpr {
      let isPart = current.kind == .memberAccessExpr || current.unchained.id != current.id || current.kind == .parenExpr
      guard isPart || current.isCoalescing, let inner = current.children.first, inner.kind.isExpr else { return [] }
      current = inner
    }
    guard let called = context.record.decl(of: current), context.analyzer.isFromCatalogue(called),
      context.analyzer.decl(called).name == Self.first,
      let condition = context.analyzer.arguments(of: current, context.record).first?.node,
      condition.kind == .closureExpr
    else { return [] }
    let own = condition.closureParameterNames(unnamed: 1).map(\.text)
    var names: [SyntaxNode] = []
    for node in condition.subtree where node.kind == .declReferenceExpr && node.children.isEmpty {
      if own.contains(node.text) || names.contains(where: { $0.text == node.text }) { continue }
      names.append(node)
    }
    return names
  }

  private func reportObject(
    _ state: DeclID, _ parameter: Parameter, _ view: DeclID, at range: SourceRange, _ context: RuleContext
  ) {
    let name = context.analyzer.name(of: state)
    let type = context.analyzer.name(of: view)
    let input = parameter.name.text
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is created from the first `\(input)` of `\(type)`: later values are ignored; give `\(type)` an "
          + "`.id(_:)` of that value where it is created, or update `\(name)` in `onChange(of: \(input))`",
        in: context.file, at: range),
      if: .all([
        .changing(
          ProgramFacts.Input(view: view, label: parameter.label), unwrapped: false, drafts: false,
          note: "this value changes while the view stays"),
        .live(context.analyzer.directMembers(of: view, named: .body).first ?? state),
      ]))
  }

  private func report(_ state: DeclID, _ label: Name, _ view: DeclID, at range: SourceRange, _ context: RuleContext) {
    let name = context.analyzer.name(of: state)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` takes the value passed to `\(context.analyzer.name(of: view))` only when the view appears: later "
          + "values are ignored; "
          + "take a `let` or a `@Binding`, or give the view an `.id(_:)`",
        in: context.file, at: range),
      if: .all([
        .changing(
          ProgramFacts.Input(view: view, label: label), unwrapped: false, drafts: false,
          note: "this value changes while the view stays"),
        .live(context.analyzer.directMembers(of: view, named: .body).first ?? state),
      ]))
  }

  /// Whether the initializer also stores a parameter in a property whose changes other code observes.
  private func isFollowed(_ parameter: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let decl = context.decl else { return false }
    return context.analyzer.node(of: decl).subtree.contains { node in
      guard let (use, value) = context.initialization(node), use.part == .value, value.text == parameter.text else {
        return false
      }
      return context.isWatched(use.decl)
    }
  }

  /// Whether the wrapper of a property stores an initial value that outside code can set.
  private func isState(_ property: DeclID, _ context: RuleContext) -> Bool {
    guard let wrapper = context.analyzer.propertyWrappers(of: property).first else { return false }
    return context.analyzer.catalogueText(.owns, of: wrapper.decl) != nil
  }

  /// The single name that a value derives from: `count` of `count`, of `count.text` and of `Double(count) / 100`.
  private func source(of value: SyntaxNode, _ state: DeclID, _ context: RuleContext) -> SyntaxNode? {
    let inner = base(of: value)
    if inner.kind == .declReferenceExpr { return inner }
    let analyzer = context.analyzer
    // A value of the program's types may be an independent one.
    guard let kept = context.nominal(analyzer.variableType(of: state)), analyzer.isFromCatalogue(kept),
      analyzer.decl(kept).kind == .structure
    else { return nil }
    var names: [SyntaxNode] = []
    var open = [value]
    while let next = open.popLast() {
      switch next.kind {
      case .infixOperatorExpr where next.isCoalescing: return nil
      case .infixOperatorExpr, .prefixOperatorExpr, .parenExpr, .labeledExpr, .stringLiteralExpr, .stringInterpolation:
        open += next.children
      case .integerLiteralExpr, .floatLiteralExpr: break
      case .functionCallExpr:
        // `name.uppercased()`
        if let called = next.children.first, called.kind == .memberAccessExpr, let base = called.children.first,
          base.kind.isExpr, next.arguments.isEmpty, context.madeType(next) == nil, context.isFromCatalogue(next)
        {
          open.append(base)
          continue
        }
        // `Double(count)`
        guard let made = context.madeType(next), analyzer.isFromCatalogue(made), next.arguments.count == 1 else {
          return nil
        }
        open += next.arguments
      default:
        let inner = base(of: next)
        guard inner.kind == .declReferenceExpr else {
          if next.kind.isExpr { return nil }
          continue
        }
        names.append(inner)
      }
    }
    return Set(names.map(\.text)).count == 1 ? names.first : nil
  }

  /// `place` of `place.name`
  private func base(of value: SyntaxNode) -> SyntaxNode {
    var current = value
    while current.kind == .memberAccessExpr, let inner = current.children.first, inner.kind.isExpr { current = inner }
    return current
  }

  /// The initial value of state in an assignment: `_count = State(initialValue: count)`, or `count = given` for a
  /// property without a default.
  private func firstValue(_ value: SyntaxNode, of use: BodyRecord.Use, _ context: RuleContext) -> SyntaxNode? {
    switch use.part {
    case .storage: onlyArgument(value, context)
    case .value: hasFirstValue(use.decl, context) ? nil : value
    case .projection: nil
    }
  }

  private func hasFirstValue(_ state: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.node(of: state).child(.initializerClause) != nil
      || context.analyzer.wrapped(context.analyzer.variableType(of: state)) != nil
  }

  /// `State(initialValue: count)`
  private func onlyArgument(_ value: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    let arguments = context.analyzer.arguments(of: value, context.record)
    guard context.madeType(value) != nil, arguments.count == 1 else { return nil }
    return arguments[0].node
  }
}
