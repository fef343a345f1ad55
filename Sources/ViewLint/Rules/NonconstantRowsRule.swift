import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about rows that a list cannot count without making them.
struct NonconstantRowsRule: Rule {
  static let info = RuleInfo(
    "foreach_nonconstant_rows", .performance, .warning, isFixable: false,
    summary: "the number of views per element varies, so that all rows have to be created to count them",
    explanation: """
      Scrolling and the first display take longer with each element. A list and a lazy stack create only the rows in \
      sight, as long as each element of the `ForEach` gives the same number of views. With an `if` without `else`, or \
      an `AnyView`, that number is known only after the row has been created: SwiftUI creates the rows of all \
      elements. Filter the data instead, or wrap the row in one container.
      """,
    silence: """
      Rows outside of lazy containers, sections, and rows that consist of rows themselves, which are all created \
      anyway. An `if` with an `else` and the cases of a `switch`, if they give the same number of views. Data that are \
      literals, here or in a constant, and `allCases`, which are few.
      """,
    examples: [
      RuleExample(
        """
        struct Mail: Identifiable {
          let id: Int
          var isUnread: Bool
        }
        struct Inbox: View {
          var mails: [Mail]
          var body: some View {
            List {
              ForEach(mails) { mail in
                ↓if mail.isUnread { Text("Mail") }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Day {
          var days: [Day]
          var isLong: Bool
        }
        struct Mark: View {
          var body: some View { Text("Long") }
        }
        struct Days: View {
          let day: Day
          var body: some View {
            LazyVStack {
              ForEach(day.days, id: \\.isLong) { day in
                ↓if day.isLong { Mark() }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Rows: View {
          var numbers: [Int]
          var body: some View {
            LazyVStack {
              ForEach(numbers, id: \\.self) { number in
                ↓AnyView(Text("Number"))
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Mail: Identifiable {
          let id: Int
          var isUnread: Bool
        }
        struct Inbox: View {
          var mails: [Mail]
          var body: some View {
            VStack {
              ForEach(mails) { mail in
                if mail.isUnread { Text("Mail") }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Mail: Identifiable {
          let id: Int
          var isUnread: Bool
        }
        struct Inbox: View {
          var mails: [Mail]
          var body: some View {
            List {
              ForEach(mails) { mail in
                HStack {
                  if mail.isUnread { Text("Mail") }
                }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Inbox: View {
          var mails: [String]
          var body: some View {
            List(mails, id: \\.self) { mail in
              ↓if mail.isEmpty { Text("none") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Inbox: View {
          var isOpen: Bool
          var body: some View {
            List {
              if isOpen { Text("none") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Mail: Identifiable {
          let id: Int
          let isUnread: Bool
        }
        struct Inbox: View {
          let mails: [Mail]
          @ViewBuilder private func row(_ mail: Mail) -> some View {
            if mail.isUnread { Text("Unread") }
          }
          var body: some View {
            List { ForEach(mails, content: ↓row) }
            List(mails) { mail in
              ↓switch mail.isUnread {
              case true: Text("Unread")
              case false: EmptyView()
              }
            }
          }
        }
        """),
      RuleExample(
        """
        enum Mail: Hashable {
          case letter(String), parcel(String)
        }
        struct Mails: View {
          let mails: [Mail]
          var body: some View {
            List {
              ForEach(mails, id: \\.self) { mail in
                ↓switch mail {
                case .letter(let from): Text(from)
                case .parcel(let from):
                  Text(from)
                  Text("Parcel")
                }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        enum Mail: Hashable {
          case letter(String), parcel(String)
        }
        struct Mails: View {
          let mails: [Mail]
          var body: some View {
            List(mails, id: \\.self) { mail in
              switch mail {
              case .letter(let from): Label(from, systemImage: "envelope")
              case .parcel(let from): Text(from)
              }
            }
          }
        }
        """),
      RuleExample(
        """
        enum Page: String, CaseIterable {
          case home, search, help
          static let main: [Page] = [.home, .search]
        }
        struct Folder: Identifiable {
          let id: Int
          var names: [String]
        }
        struct Sidebar: View {
          var folders: [Folder]
          var isShort: Bool
          var body: some View {
            List {
              ForEach(isShort ? Page.main : Page.allCases, id: \\.self) { page in
                if page != .help { Text(page.rawValue) }
              }
              ForEach(folders) { folder in
                if !folder.names.isEmpty {
                  Section("Folder") { ForEach(folder.names, id: \\.self) { Text($0) } }
                }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Mail: Identifiable {
          let id: Int
          var isRead: Bool
        }
        struct MailRow: View {
          let mail: Mail
          var body: some View {
            if !mail.isRead { Text("Mail") }
          }
        }
        struct MailLine: View {
          let mail: Mail
          var body: some View {
            HStack {
              if !mail.isRead { Text("Mail") }
            }
          }
        }
        struct Mails: View {
          let mails: [Mail]
          var body: some View {
            List(mails) { ↓MailRow(mail: $0).padding() }
            List(mails) { MailLine(mail: $0).padding() }
            VStack {
              ForEach(mails) { MailRow(mail: $0) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Results: View {
          var found: [[String]]
          var body: some View {
            List {
              ForEach(found, id: \\.self) { part in
                if !part.isEmpty {
                  Section("Found") { Text("Text") }
                }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Both: View {
          var first: [String]
          var second: [String]
          var body: some View {
            List {
              let both = [first, second]
              ForEach(both, id: \\.self) { part in
                if !part.isEmpty { Text("Text") }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Page: Identifiable {
          let id: Int
          var isShown: Bool { id > 1 }
        }
        struct Chapter: Identifiable {
          let id: Int
          let pages: [Page]
        }
        struct Help: View {
          private static let chapters: [Chapter] = [Chapter(id: 1, pages: [Page(id: 1), Page(id: 2)])]
          @State private var books: [Chapter] = []
          var body: some View {
            List(Self.chapters) { chapter in
              Section {
                ForEach(chapter.pages) { page in
                  if page.isShown { Text("Page") }
                }
              }
            }
            List(books) { book in
              Section {
                ForEach(book.pages) { page in
                  ↓if page.isShown { Text("Page") }
                }
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 120, of: 124, inApps: 106))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The views of the rows may be in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makesRows }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    for argument in context.arguments(of: node)?.arguments ?? [] {
      let rows = argument.node
      if rows.kind == .closureExpr {
        guard context.hasParameter(rows), let block = context.record.blocks[rows.id],
          let content = rows.children.last(where: { $0.kind.isExpr })
        else { continue }
        let end = min(content.range.end, content.children.first?.range.end ?? content.range.end)
        check(block, at: SourceRange(content.range.start, end), of: node, in: context)
      } else if let use = context.record.uses[rows.id], use.part == .value, context.analyzer.isOwnFunction(use.decl) {
        // `ForEach(mails, content: row)`
        check(context.analyzer.signature(of: use.decl).result, at: rows.range, of: node, in: context)
      }
    }
  }

  private func check(_ row: TypeID, at place: SourceRange, of call: SyntaxNode, in context: RuleContext) {
    guard context.analyzer.isComplete(row) else { return }
    // The container of the rows, and not the `ForEach`.
    guard
      // `List(mails) { … }` is both.
      let container = ([call] + context.enclosingCalls.map(\.call)).lazy.compactMap({ context.madeType($0) }).first(
        where: { !context.analyzer.isTransparentContainer($0) }), context.analyzer.decl(container).has(.isLazyContainer)
    else { return }
    let type = context.analyzer.resolvingOpaque(row)
    let isUneven = count(of: type, 0, context) == nil
    guard isUneven || context.analyzer.isKnown(type, .anyView) else { return }
    if let data = call.arguments.first, data.kind == .infixOperatorExpr || context.isWrittenData(data) { return }
    if isUneven, holdsRows(type, context) { return }
    let list = context.analyzer.name(of: container)
    let isOptional = context.analyzer.isKnown(type, .optional)
    let reason =
      isUneven
      ? isOptional ? "an element makes a view or none" : "elements make different numbers of views"
      : "`AnyView` hides how many views an element makes"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "\(reason): `\(list)` has to create the rows of all elements to count them; "
          + (isUneven ? "filter the data, or wrap the row in a container" : "return the row without `AnyView`"),
        in: context.file, at: place))
  }

  /// Whether a row itself contains rows for data, as a section does. The rows of all elements are then made
  /// in any case.
  private func holdsRows(_ type: TypeID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    var open = [type]
    while let next = open.popLast() {
      if let parts = analyzer.types(inBlock: next) {
        open += parts
      } else if analyzer.types.kind(next) == .tuple || analyzer.isKnown(next, .optional)
        || analyzer.isKnown(next, Self.conditional)
      {
        open += analyzer.types.arguments(next)
      } else if analyzer.isKnown(next, Self.modified) {
        open += analyzer.types.arguments(next).prefix(1)
      } else if let made = context.nominal(next) {
        if analyzer.decl(made).has(.isRepeating) { return true }
        // The rows of a section belong to the section.
        if analyzer.fact(.holds, of: made) == .rows { return true }
        if analyzer.decl(made).has(.isTransparent) { open += analyzer.types.arguments(next) }
      }
    }
    return false
  }

  private static let modified: Name = "ModifiedContent"
  private static let conditional: Name = "_ConditionalContent"

  /// The number of views in a row, judged by its type; `nil` if the number varies.
  ///
  /// Each part of the type is visited once.
  private func count(of type: TypeID, _ depth: Int, _ context: RuleContext) -> Int? {
    let analyzer = context.analyzer
    if analyzer.isKnown(type, .optional) { return nil }
    if analyzer.isKnown(type, Self.conditional) {
      // Conditional types nest on both sides, so all branches are collected first.
      var counts: Set<Int?> = []
      var open = [type]
      while let next = open.popLast() {
        if analyzer.isKnown(next, Self.conditional) {
          open += analyzer.types.arguments(next)
        } else {
          counts.insert(count(of: next, depth, context))
        }
      }
      return counts.count == 1 ? counts.first ?? nil : nil
    }
    if let parts = analyzer.types(inBlock: type) {
      var sum = 0
      for part in parts {
        guard let count = count(of: part, depth, context) else { return nil }
        sum += count
      }
      return sum
    }
    guard let nominal = context.nominal(type) else { return 1 }
    // A view of the program counts as its body, with or without modifiers.
    if analyzer.isKnown(type, Self.modified) {
      let view = analyzer.resolvingOpaque(analyzer.types.argument(type, 0))
      let isSwiftUIs = context.nominal(analyzer.types.argument(type, 1)).map(analyzer.isFromCatalogue) ?? false
      return isSwiftUIs ? count(of: view, depth, context) : 1
    }
    if context.isOwn(nominal), depth < Self.maximumDepth, let body = body(of: nominal, context) {
      return count(of: body, depth + 1, context)
    }
    return analyzer.fact(.shows, of: nominal) == .nothing ? 0 : 1
  }

  /// The body type of a view of the program, as far as it is known; `nil` if the body has no conditions.
  private func body(of view: DeclID, _ context: RuleContext) -> TypeID? {
    let analyzer = context.analyzer
    let members = ([view] + analyzer.extensions(of: view)).lazy.flatMap { analyzer.directMembers(of: $0, named: .body) }
    guard let body = members.first(where: { analyzer.isViewContent($0) }),
      analyzer.node(of: body).contains(where: { $0.kind == .ifExpr || $0.kind == .switchExpr })
    else { return nil }
    let type = analyzer.resolvingOpaque(analyzer.variableType(of: body))
    return analyzer.isComplete(type) ? type : nil
  }

  /// The maximum depth of bodies of views.
  private static let maximumDepth = 3
}
