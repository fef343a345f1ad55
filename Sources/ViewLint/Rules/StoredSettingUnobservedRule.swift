import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view that reads a setting from the user defaults and sets it, without observing changes.
struct StoredSettingUnobservedRule: Rule {
  static let info = RuleInfo(
    "stored_setting_unobserved", .state, .warning, isFixable: false,
    summary: "the view shows and changes a setting in the user defaults, but does not observe it",
    explanation: """
      After a tap on a button that sets the key, the view keeps showing the old value until something else updates it. \
      `UserDefaults.standard.string(forKey:)` is an ordinary call: the body does not depend on its result. \
      `@AppStorage` reads the key and updates the view.
      """,
    silence: """
      The rule ignores computed keys, stores other than the one that is read, views that observe the key with \
      `@AppStorage`, and actions that also change something that views depend on or call unknown code.
      """,
    examples: [
      RuleExample(
        """
        enum Units {
          static var isMetric: Bool {
            get { UserDefaults.standard.bool(forKey: "isMetric") }
            set { UserDefaults.standard.set(newValue, forKey: "isMetric") }
          }
        }
        struct UnitsRow: View {
          var body: some View { Button(↓Units.isMetric ? "Metric" : "Imperial") { Units.isMetric.toggle() } }
        }
        """),
      RuleExample(
        """
        struct Greeting: View {
          private var name: String { UserDefaults.standard.↓string(forKey: "name") ?? "" }
          var body: some View {
            Text("Hello \\(name)")
            Button("Rename") { UserDefaults.standard.set("Ann", forKey: "name") }
          }
        }
        struct Sound: View {
          var body: some View {
            if UserDefaults.standard.↓bool(forKey: "loud") { Text("Loud") }
            Button("Louder") { raise() }
          }
          private func raise() { UserDefaults.standard.set(true, forKey: "loud") }
        }
        """),
      RuleExample(
        """
        struct Greeting: View {
          @AppStorage("name") private var name = ""
          @State private var taps = 0
          private var other: String { UserDefaults.standard.string(forKey: "other") ?? "" }
          private var third: String { UserDefaults.standard.string(forKey: "third") ?? "" }
          var body: some View {
            Text("Hello \\(name), \\(UserDefaults.standard.string(forKey: "name") ?? ""), \\(other), \\(third), \\(taps)")
            Button("Rename") { UserDefaults.standard.set("Ann", forKey: "name") }
            Button("Other") {
              UserDefaults.standard.set("Ann", forKey: "other")
              taps += 1
            }
            Button("Fourth") { UserDefaults.standard.set("Ann", forKey: "fourth") }
          }
        }
        """),
      RuleExample(
        """
        @propertyWrapper struct Stored {
          let key: String
          init(_ key: String) { self.key = key }
          var wrappedValue: Double {
            get { UserDefaults.standard.double(forKey: key) }
            set { UserDefaults.standard.set(newValue, forKey: key) }
          }
        }
        enum Settings {
          @Stored("size") static var size: Double
          static var isLarge: Bool {
            get { UserDefaults.standard.bool(forKey: "large") }
            set { UserDefaults.standard.set(newValue, forKey: "large") }
          }
        }
        struct Reader: View {
          @AppStorage("width") private var width = 3.0
          @State private var count = 0
          var body: some View {
            Text("\\(↓Settings.size) \\(width) \\(count)")
            Button("Larger") { Settings.size += 1 }
            Button("Large") {
              Settings.isLarge = true
              count += 1
            }
            Text(Settings.isLarge ? "large" : "small")
          }
        }
        """),
      RuleExample(
        """
        struct Header: View {
          var body: some View { Text(UserDefaults.standard.↓string(forKey: "name") ?? "") }
        }
        struct EditName: View {
          @State private var name = ""
          var body: some View {
            TextField("Name", text: $name)
            Button("Save") { UserDefaults.standard.set(name, forKey: "name") }
          }
        }
        struct Other: View {
          var body: some View { Text(UserDefaults.standard.string(forKey: "size") ?? "") }
        }
        struct Profile: View {
          @State private var edits = false
          var body: some View {
            Header()
            Other()
            Button("Edit") { edits = true }
              .sheet(isPresented: $edits) { EditName() }
          }
        }
        """),
      RuleExample(
        """
        enum Consent {
          static var isGiven: Bool { UserDefaults.standard.object(forKey: "consent") as? Bool ?? false }
          static func record(_ isGiven: Bool) { UserDefaults.standard.set(isGiven, forKey: "consent") }
        }
        struct Privacy: View {
          private var consent: Binding<Bool> { Binding(get: { Consent.isGiven }, set: { Consent.record($0) }) }
          var body: some View { Toggle("Usage data", isOn: ↓consent) }
        }
        struct KeptPrivacy: View {
          @State private var isGiven = Consent.isGiven
          private var consent: Binding<Bool> {
            Binding(
              get: { isGiven },
              set: {
                isGiven = $0
                Consent.record($0)
              })
          }
          var body: some View { Toggle("Usage data", isOn: consent) }
        }
        """),
      RuleExample(
        """
        @propertyWrapper struct Setting {
          let key: String
          init(_ key: String) { self.key = key }
          var wrappedValue: Bool {
            get { UserDefaults.standard.bool(forKey: key) }
            nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
          }
        }
        struct Root: View {
          @Setting("welcomed") private var isWelcomed
          @Setting("other") private var isOther
          var body: some View {
            if ↓isWelcomed { Text("Home") } else { Welcome() }
            Text(isOther ? "A" : "B")
          }
        }
        struct Welcome: View {
          @Setting("welcomed") private var isWelcomed
          var body: some View { Button("Start") { isWelcomed = true } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 107))

  static let visits: [NodeKind] = [.functionCallExpr, .memberAccessExpr, .declReferenceExpr]
  /// The property with the setting may be in another file.
  static let dependsOnWholeProgram = true

  private static let owner: Name = "UserDefaults"
  private static let key: Name = "forKey"
  static let setting: Set<Name> = ["set", "setValue", "removeObject"]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isFromCatalogue(with: key) || callee.madeFact(.control) == .value
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind != .functionCallExpr { return checkProperty(node, context) }
    if context.madeFact(.control, of: node) == .value { return checkControl(node, context) }
    guard let name = node.calleeName, !Self.setting.contains(node.name(of: name)), isOfDefaults(node, context),
      let key = key(of: node, context), let store = node.memberBase?.plainText, context.runsForBody, !context.isPreview,
      let view = context.ownerType, !observes(key, view, context)
    else { return }
    guard let change = change(of: key, in: store, view, context) else {
      return checkViewsAbove(node, name, key, store, view, context)
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this view changes the setting \(key) and keeps showing the old value: it does not observe the user "
          + "defaults; keep the setting in `@AppStorage(\(key))`",
        in: context.file, at: SourceRange(Int(name.start), node.range.end),
        notes: [Diagnostic.Note("it is changed here", in: change.context.file, at: change.node.range)]))
  }

  /// Checks whether a view that is shown over this one, or pushed from the same screen, sets the key.
  private func checkViewsAbove(
    _ node: SyntaxNode, _ name: Token, _ key: String, _ store: String, _ view: DeclID, _ context: RuleContext
  ) {
    let analyzer = context.analyzer
    guard !analyzer.node(of: view).mentions(Self.notification) else { return }
    var hosts = [view]
    for use in context.uses(ofView: view)
    where !use.context.enclosingCalls.contains(where: { use.context.showsContentElsewhere($0.call) }) {
      if let host = use.context.ownerType, !hosts.contains(host) { hosts.append(host) }
    }
    for host in hosts {
      for other in viewsShown(over: host, context) where other != view {
        guard let change = settingWrite(of: key, in: store, by: other, context) else { continue }
        return context.report(
          Diagnostic(
            Self.info.level, Self.info.id,
            "this keeps showing the old value when `\(analyzer.name(of: other))`, which is shown over it, changes the "
              + "setting \(key): it does not observe the user defaults; keep the setting in `@AppStorage(\(key))`",
            in: context.file, at: SourceRange(Int(name.start), node.range.end),
            notes: [Diagnostic.Note("it is changed here", in: change.context.file, at: change.node.range)]))
      }
    }
  }

  private static let notification: Name = "didChangeNotification"

  /// The views of the program that the code of a view presents or pushes.
  private func viewsShown(over host: DeclID, _ context: RuleContext) -> [DeclID] {
    let analyzer = context.analyzer
    return analyzer.bodies(in: host.file, of: host).flatMap { body -> [DeclID] in
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      let calls = analyzer.node(of: body).subtree.filter { $0.kind == .functionCallExpr }
      return calls.filter { inner.showsContentElsewhere($0) }.flatMap { shown -> [DeclID] in
        // The receiver of a modifier stays where it is.
        let receiver = shown.memberBase?.range
        return calls.filter { call in
          call.id != shown.id && shown.range.contains(call.range) && receiver?.contains(call.range) != true
        }.compactMap { inner.madeType($0) }.filter { context.isOwn($0) && context.conforms($0, to: .view) }
      }
    }
  }

  /// The place where an action of another view sets the key.
  private func settingWrite(
    of key: String, in store: String, by view: DeclID, _ context: RuleContext
  ) -> (node: SyntaxNode, context: RuleContext)? {
    guard let body = context.analyzer.directMembers(of: view, named: .body).first else { return nil }
    let inner = RuleContext(context.analyzer, body.file)
    inner.enter(body)
    for action in inner.actions(of: view) {
      let write = action.statements.flatMap(\.subtree).first { call in
        call.kind == .functionCallExpr && isOfDefaults(call, action.context) && call.memberBase?.plainText == store
          && call.calleeName.map { Self.setting.contains(call.name(of: $0)) } == true
          && self.key(of: call, action.context) == key
      }
      if let write { return (write, action.context) }
    }
    return nil
  }

  /// Checks a property of the program whose getter, or whose wrapper, reads the user defaults: `Settings.size`.
  private func checkProperty(_ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let use = context.record.uses[node.id], use.part == .value, context.isOwn(use.decl),
      analyzer.decl(use.decl).kind == .variable, !analyzer.isObserved(use.decl), isStoredSetting(use.decl, context),
      context.runsForBody, !context.isPreview, let view = context.ownerType,
      !context.enclosingCalls.contains(where: { context.makes($0.call, anyOf: [.binding]) }),
      case let own = change(of: use.decl, view, context),
      let change = own ?? changeElsewhere(of: use.decl, context)
    else { return }
    let name = analyzer.name(of: use.decl)
    let who =
      own != nil
      ? "this view changes `\(name)` and keeps"
      : "another view changes the setting behind `\(name)`, and this view keeps"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "\(who) showing the old value: it does not observe the user defaults, which store it; keep the setting in "
          + "`@AppStorage`",
        in: context.file, at: node.range,
        notes: [Diagnostic.Note("it is changed here", in: change.context.file, at: change.node.range)]))
  }

  private static let value: Name = "wrappedValue"
  private static let access: Name = "access"

  /// Whether a property has code that reads and sets the user defaults, and announces no change.
  private func isStoredSetting(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    // `setting_unannounced` reports the settings of observed objects.
    if let owner = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }),
      context.conforms(owner, to: .observableObject) || context.conforms(owner, to: .observable)
    {
      return false
    }
    if analyzer.decl(property).has(.isComputed) { return readsDefaults(property, analyzer) }
    guard let wrapper = analyzer.propertyWrappers(of: property).first, context.isOwn(wrapper.decl),
      // A wrapper that SwiftUI installs may observe the setting.
      !context.conforms(wrapper.decl, to: .dynamicProperty),
      let member = analyzer.directMembers(of: wrapper.decl, named: Self.value).first
    else { return false }
    return readsDefaults(member, analyzer)
  }

  /// Whether the code of a computed property with a setter uses nothing but the user defaults.
  private func readsDefaults(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let code = analyzer.node(of: property)
    guard analyzer.decl(property).has(.isComputed), !code.mentions(Self.access),
      analyzer.announcement.map({ !code.mentions($0) }) ?? true
    else { return false }
    let inner = RuleContext(analyzer, property.file)
    inner.enter(property)
    let calls = code.subtree.filter { $0.kind == .functionCallExpr }
    let ofDefaults = calls.filter { isOfDefaults($0, inner) }
    let isSet = ofDefaults.contains { call in call.calleeName.map { Self.setting.contains(call.name(of: $0)) } ?? false
    }
    let isRead = ofDefaults.count > 1
    let isPlain = code.subtree.allSatisfy { part in
      guard let use = inner.record.uses[part.id], analyzer.isOwn(use.decl) else { return true }
      return !analyzer.isObserved(use.decl) && !analyzer.isOwnFunction(use.decl)
    }
    return isSet && isRead && isPlain
  }

  /// The place where an action of the view sets a property, without other effects that a view may observe.
  private func change(
    of property: DeclID, _ view: DeclID, _ context: RuleContext
  ) -> (node: SyntaxNode, context: RuleContext)? {
    for action in context.actions(of: view) {
      let found = CalledWrites(in: action.statements, action.context).found
      guard let first = found.first(where: { $0.write.property == property }),
        found.allSatisfy({ $0.write.property == property }),
        !action.statements.contains(where: { statement in
          statement.subtree.contains { $0.kind == .functionCallExpr && $0.id != first.write.node.id }
        })
      else { continue }
      return (first.write.node, first.context)
    }
    return nil
  }

  /// The place where an action of another view sets the same setting through a property of its own: both have the same
  /// wrapper with the same key.
  private func changeElsewhere(
    of property: DeclID, _ context: RuleContext
  ) -> (node: SyntaxNode, context: RuleContext)? {
    let analyzer = context.analyzer
    guard let wrapper = analyzer.propertyWrappers(of: property).first, context.isOwn(wrapper.decl) else { return nil }
    let name = analyzer.decl(wrapper.decl).name
    var seen: Set<DeclID> = []
    for file in analyzer.program.userFileIDs where analyzer.program.file(file).tree.root.mentions(name) {
      for body in analyzer.bodies(in: file) {
        guard let view = analyzer.owner(of: body).flatMap({ analyzer.nominal(of: $0) }), view != context.ownerType,
          seen.insert(view).inserted, context.conforms(view, to: .view),
          let same = analyzer.children(of: view).first(where: { member in
            analyzer.propertyWrappers(of: member).first.map {
              $0.decl == wrapper.decl && $0.attribute.plainText == wrapper.attribute.plainText
            } ?? false
          }), let content = analyzer.directMembers(of: view, named: .body).first
        else { continue }
        let inner = RuleContext(analyzer, content.file)
        inner.enter(content)
        if let found = change(of: same, view, inner) { return found }
      }
    }
    return nil
  }

  func isOfDefaults(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let use = context.record.uses[call.id], context.analyzer.isFromCatalogue(use.decl) else { return false }
    return context.analyzer.ownerName(of: use.decl) == Self.owner
  }

  /// The source of the key: a string literal, also of a constant.
  func key(of call: SyntaxNode, _ context: RuleContext) -> String? {
    guard let given = context.argument(call, Self.key), case let key = context.originOnceMade(of: given).node,
      key.kind == .stringLiteralExpr,
      key.child(.stringInterpolation) == nil
    else { return nil }
    return key.text
  }

  /// Whether a wrapper of the view observes a key.
  func observes(_ key: String, _ view: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.children(of: view).contains { member in
      context.analyzer.propertyWrappers(of: member).first.map { $0.attribute.text.contains(key) } ?? false
    }
  }

  /// The place where an action of the view sets the key, without other effects that a view may observe.
  private func change(
    of key: String, in store: String, _ view: DeclID, _ context: RuleContext
  ) -> (node: SyntaxNode, context: RuleContext)? {
    for action in context.actions(of: view) {
      let calls = action.statements.flatMap(\.subtree).filter { $0.kind == .functionCallExpr }
      guard
        let write = calls.first(where: { call in
          isOfDefaults(call, action.context) && call.memberBase?.plainText == store
            && call.calleeName.map { Self.setting.contains(call.name(of: $0)) } == true
            && self.key(of: call, action.context) == key
        }),
        calls.allSatisfy({ isOfDefaults($0, action.context) }),
        CalledWrites(in: action.statements, action.context).found.isEmpty,
        !action.statements.contains(where: { $0.subtree.contains { $0.kind == .assignmentExpr } })
      else { continue }
      return (write, action.context)
    }
    return nil
  }
}
