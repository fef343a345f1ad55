import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about identifiers that derive from editable values.
struct ForEachMutableIDRule: Rule {
  static let info = RuleInfo(
    "foreach_mutable_id", .identity, .warning, isFixable: false,
    summary: "the identifier of the elements changes when they are edited, which replaces the row",
    explanation: """
      The keyboard goes away in the middle of a word, and state and scroll position are lost. SwiftUI identifies a \
      row by its identifier. If that is computed from a title or another property that the program changes, an edit \
      changes the identity: the row is removed and a new one inserted. Two elements with the same title are one row. \
      Store an identifier that never changes.
      """,
    silence: """
      Properties that no file of the program binds a control to, or writes in a view, in an object that views observe \
      or in a function of the type that these call: code that loads or decodes elements sets them up, and code that \
      gives a copy a new identifier makes another element. An `id` of constants, of other objects' identifiers or of \
      several parts.
      """,
    examples: [
      RuleExample(
        """
        struct Chore: Identifiable {
          var title: String
          var ↓id: String { title }
        }
        struct Chores: View {
          @State private var chores = [Chore(title: "Wash")]
          var body: some View {
            List($chores) { $chore in TextField("Title", text: $chore.title) }
          }
        }
        """),
      RuleExample(
        """
        struct Chore {
          var title: String
        }
        struct Chores: View {
          @State private var chores = [Chore(title: "Wash")]
          var body: some View {
            List(chores, id: ↓\\.title) { chore in Text(chore.title) }
            Button("Rename") { chores[0].title = "Dry" }
          }
        }
        """),
      RuleExample(
        """
        struct Chore: Identifiable {
          let title: String
          var id: String { title }
        }
        struct Chores: View {
          @State private var chores = [Chore(title: "Wash")]
          var body: some View { List(chores) { chore in Text(chore.title) } }
        }
        """),
      RuleExample(
        """
        struct Chore: Identifiable {
          let id = UUID()
          var title: String
        }
        struct Chores: View {
          @State private var chores = [Chore(title: "Wash")]
          var body: some View {
            List($chores) { $chore in TextField("Title", text: $chore.title) }
          }
        }
        """),
      RuleExample(
        """
        struct Chore: Identifiable {
          var title: String
          var id: String { title }
        }
        struct Chores: View {
          let chores: [Chore]
          private var example: Chore {
            var example = Chore(title: "Wash")
            example.title = "Dry"
            return example
          }
          var body: some View { List(chores + [example]) { chore in Text(chore.title) } }
        }
        """),
      RuleExample(
        """
        struct Chore: Identifiable, Codable {
          var title: String
          var id: String { title }
        }
        actor Store {
          func decode(_ data: Data) throws -> Chore {
            var chore = try JSONDecoder().decode(Chore.self, from: data)
            chore.title = chore.title.capitalized
            return chore
          }
        }
        struct Chores: View {
          let chores: [Chore]
          var body: some View { List(chores) { chore in Text(chore.title) } }
        }
        """),
      RuleExample(
        """
        struct Contact {
          var mail = ""
          var name = ""
        }
        extension Contact: Identifiable {
          var ↓id: String { key }
          private var key: String { mail.lowercased() }
        }
        struct Contacts: View {
          @State private var contacts: [Contact] = []
          var body: some View {
            List($contacts) { $contact in TextField("Mail", text: $contact.mail) }
          }
        }
        """),
      RuleExample(
        """
        struct Owner: Identifiable { let id = UUID() }
        struct Contact: Identifiable {
          let number: Int
          var mail = ""
          var owner = Owner()
          var id: String { key }
          private var key: String { String(number) }
        }
        struct Contacts: View {
          @State private var contacts: [Contact] = []
          var body: some View {
            List($contacts) { $contact in TextField("Mail", text: $contact.mail) }
          }
        }
        """),
      RuleExample(
        """
        struct Shot: Identifiable {
          var uuid = UUID().uuidString
          var title = ""
          var id: String { uuid }
        }
        struct Job: Identifiable {
          var task = Task.State()
          var id: String { task.key }
        }
        struct Shots: View {
          @State private var shots = [Shot()]
          @State private var jobs = [Job()]
          var body: some View {
            List($shots) { $shot in TextField("Title", text: $shot.title) }
            List($jobs) { $job in Toggle("Runs", isOn: $job.task.runs) }
            Button("Copy") {
              var copy = shots[0]
              copy.uuid = UUID().uuidString
              shots.append(copy)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Shot {
          var number = 1
          var title = ""
          var scene = ""
        }
        struct Shots: View {
          @State private var shots = [Shot()]
          var body: some View {
            List(shots, id: \\.number) { shot in Text(shot.title) }
            List(shots, id: ↓\\.scene) { shot in Text(shot.title) }
            Button("Copy") {
              var copy = shots[0]
              copy.number = shots.count
              shots.insert(copy, at: 0)
            }
            Button("Move") {
              var copy = shots[0]
              copy.scene = "outside"
              shots[0] = copy
            }
          }
        }
        """),
      RuleExample(
        """
        struct Zone: Identifiable {
          var key: String
          var isOn = false
          var id: String { key }
          mutating func update(from name: String) { key = name.lowercased() }
        }
        struct Place: Identifiable {
          var title: String
          var isOn = false
          var ↓id: String { title }
          mutating func rename(to name: String) { title = name }
        }
        enum Store {
          static func read(_ zone: inout Zone, _ name: String) { zone.update(from: name) }
        }
        struct Places: View {
          @State private var places = [Place(title: "Home")]
          @State private var zones: [Zone] = []
          var body: some View {
            List($zones) { $zone in Toggle(zone.key, isOn: $zone.isOn) }
            List($places) { $place in Toggle(place.title, isOn: $place.isOn) }
            Button("Rename") { places[0].rename(to: "Work") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 13, of: 19, inApps: 15))

  static let visits: [NodeKind] = [.patternBinding, .keyPathExpr]
  static let usesProgramFacts = true

  private static let id: Name = "id"
  static let outsideViews = OutsideViews(properties: [id])

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .patternBinding { return checkIdentifier(node, context) }
    guard let around = context.ancestors.last(where: { $0.kind == .functionCallExpr }),
      let made = context.madeType(around), context.analyzer.makesRows(made),
      context.argument(around, Self.id)?.id == node.id, let path = context.type(of: node),
      context.analyzer.types.arguments(path).count == 2,
      let element = context.nominal(context.analyzer.types.argument(path, 0)), context.isOwn(element),
      node.children.count == 1, let link = node.children.first, link.kind == .keyPathProperty,
      let name = link.lastToken
    else { return }
    let found = context.analyzer.directMembers(of: element, named: node.name(of: name))
    guard let property = found.first.flatMap({ context.storedProperty(behind: $0) }),
      context.isEditablePart(property)
    else { return }
    report(property, at: node.range, context)
  }

  /// `var id: String { title }`
  private func checkIdentifier(_ node: SyntaxNode, _ context: RuleContext) {
    guard context.ancestors.isEmpty, let decl = context.decl, context.analyzer.decl(decl).name == Self.id,
      context.analyzer.decl(decl).has(.isComputed), !context.analyzer.decl(decl).has(.isStatic),
      let owner = context.ownerType, context.conforms(owner, to: .identifiable),
      let block = node.child(.codeBlock) ?? node.child(.accessorBlock)?.children.first?.child(.codeBlock),
      block.children.count == 1, var value = block.children.first
    else { return }
    if value.kind == .returnStmt, let inner = value.children.first { value = inner }
    guard let property = context.storedProperty(in: value), context.isEditablePart(property),
      isMember(property, of: owner, context)
    else { return }
    report(property, at: context.analyzer.nameRange(of: decl), context)
  }

  private func isMember(_ property: DeclID, of type: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.owner(of: property).flatMap { context.analyzer.nominal(of: $0) } == type
  }

  private func report(_ property: DeclID, at range: SourceRange, _ context: RuleContext) {
    let name = context.analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "rows are identified by `\(name)`, which is edited: each edit replaces the row, with its state and focus; "
          + "give the elements an identifier that does not change",
        in: context.file, at: range, notes: [context.note("the property", at: property)]),
      if: .edited([property], note: "it is edited here"))
  }
}
