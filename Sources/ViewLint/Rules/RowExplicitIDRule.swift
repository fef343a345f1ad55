import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes rows with an explicit identity that equals their implicit one.
struct RowExplicitIDRule: Rule {
  static let info = RuleInfo(
    "row_explicit_id", .identity, .note, isFixable: true,
    summary: "the row already has this identity from its `ForEach`",
    explanation: """
      A long list may open more slowly: in a lazy container SwiftUI must create rows that are off screen to \
      learn their identities from `id(_:)`. `ForEach` already identifies each row by its element, and `scrollTo` and \
      `scrollPosition` find the row by it, so the same value in `id(_:)` adds nothing. Delete it.
      """,
    silence: """
      The rule ignores a value other than the element's identifier, for example for an anchor, views inside a row, and \
      rows that are all created at once.
      """,
    examples: [
      RuleExample(
        """
        struct Item: Identifiable { let id: Int; var name: String }
        struct Names: View {
          let items: [Item]
          var body: some View {
            List {
              ForEach(items) { item in
                Text(item.name)
                  .padding()
                  .↓id(item.id)
              }
            }
          }
        }
        """,
        fixed: """
          struct Item: Identifiable { let id: Int; var name: String }
          struct Names: View {
            let items: [Item]
            var body: some View {
              List {
                ForEach(items) { item in
                  Text(item.name)
                    .padding()
                }
              }
            }
          }
          """),
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          var body: some View {
            LazyVStack { ForEach(names, id: \\.self) { Text($0).↓id($0).padding() } }
          }
        }
        """,
        fixed: """
          struct Names: View {
            let names: [String]
            var body: some View {
              LazyVStack { ForEach(names, id: \\.self) { Text($0).padding() } }
            }
          }
          """),
      RuleExample(
        """
        struct Item: Identifiable { let id: Int; var name: String }
        struct Names: View {
          let items: [Item]
          var body: some View {
            List(items, id: \\.name.count) { Text($0.name).id($0.count) }
            List {
              ForEach(items) { item in Text(item.name).id(item.name) }
              Text("End").id("end")
            }
            VStack { ForEach(items) { item in Text(item.name).id(item.id) } }
          }
        }
        """),
      RuleExample(
        """
        struct Item: Identifiable { let id: Int; var name: String }
        struct Names: View {
          let items: [Item]
          var body: some View {
            List {
              ForEach(items) { item in
                HStack { Text(item.name).id(item.id) }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          var body: some View {
            List(names, id: \\String.self) { name in Text(name).↓id(name) }
          }
        }
        """,
        fixed: """
          struct Names: View {
            let names: [String]
            var body: some View {
              List(names, id: \\String.self) { name in Text(name) }
            }
          }
          """),
      RuleExample(
        """
        struct Item: Identifiable { let id: Int; var name: String }
        struct Names: View {
          let items: [Item]
          private func row(_ item: Item) -> some View { Text(item.name).padding().↓id(item.id) }
          private func named(_ item: Item) -> some View { Text(item.name).id(item.name) }
          private func stacked(_ item: Item) -> some View { Text(item.name).id(item.id) }
          private var rows: some View { ForEach(items) { item in Text(item.name).↓id(item.id) } }
          var body: some View {
            List { ForEach(items) { row($0) } }
            List { ForEach(items, content: named) }
            List { rows }
            VStack { ForEach(items) { stacked($0) } }
          }
        }
        """,
        fixed: """
          struct Item: Identifiable { let id: Int; var name: String }
          struct Names: View {
            let items: [Item]
            private func row(_ item: Item) -> some View { Text(item.name).padding() }
            private func named(_ item: Item) -> some View { Text(item.name).id(item.name) }
            private func stacked(_ item: Item) -> some View { Text(item.name).id(item.id) }
            private var rows: some View { ForEach(items) { item in Text(item.name) } }
            var body: some View {
              List { ForEach(items) { row($0) } }
              List { ForEach(items, content: named) }
              List { rows }
              VStack { ForEach(items) { stacked($0) } }
            }
          }
          """),
      RuleExample(
        """
        struct Item: Identifiable { let id: Int; var name: String }
        struct Row: View {
          let item: Item
          var body: some View { Text(item.name).id(item.id) }
        }
        struct Other: View {
          let item: Item
          var body: some View { HStack { Text(item.name).id(item.id) } }
        }
        struct Names: View {
          let items: [Item]
          var body: some View {
            List(items) { ↓Row(item: $0) }
            List(items) { Other(item: $0) }
          }
        }
        """),
      RuleExample(
        """
        struct Item { let key: String; var count = 0 }
        struct Names: View {
          let items: [Item]
          var body: some View {
            List(items, id: \\.key) { item in
              if item.count > 0 {
                Text(item.key).↓id(item.key)
              } else {
                Divider()
                Text("None").id(item.key)
              }
            }
          }
        }
        """,
        fixed: """
          struct Item { let key: String; var count = 0 }
          struct Names: View {
            let items: [Item]
            var body: some View {
              List(items, id: \\.key) { item in
                if item.count > 0 {
                  Text(item.key)
                } else {
                  Divider()
                  Text("None").id(item.key)
                }
              }
            }
          }
          """),
      RuleExample(
        """
        struct Account: Identifiable { let id: String }
        struct Accounts: View {
          let accounts: [Account]
          @State private var selection = ""
          var body: some View {
            List {
              Picker("Account", selection: $selection) {
                ForEach(accounts) { account in Text("Account").id(account.id) }
              }
              Text("Menu").contextMenu {
                ForEach(accounts) { account in Text("Account").id(account.id) }
              }
              Section {
                ForEach(accounts) { account in Text("Account").↓id(account.id) }
              }
            }
          }
        }
        """,
        fixed: """
          struct Account: Identifiable { let id: String }
          struct Accounts: View {
            let accounts: [Account]
            @State private var selection = ""
            var body: some View {
              List {
                Picker("Account", selection: $selection) {
                  ForEach(accounts) { account in Text("Account").id(account.id) }
                }
                Text("Menu").contextMenu {
                  ForEach(accounts) { account in Text("Account").id(account.id) }
                }
                Section {
                  ForEach(accounts) { account in Text("Account") }
                }
              }
            }
          }
          """),
    ], precision: RuleInfo.Precision(right: 70, of: 70, inApps: 82))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.has(.givesIdentity) && callee.isModifier || callee.makesRows
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let made = context.madeType(node) else { return checkIdentity(node, context) }
    guard let row = row(of: node, context), !context.isPreview else { return }
    let modifications = UnfoldedModifications(of: row.view, isWorthEntering: \.callsID)
    for modifier in modifications where !modifier.isOutermost {
      guard let use = modifier.context.record.uses[modifier.node.id],
        context.analyzer.decl(use.decl).has(.givesIdentity), modifier.node.arguments.count == 1,
        let value = modifier.node.arguments.first, let name = modifier.node.calleeName
      else { continue }
      guard modifier.part(value).writtenPath == identifier(of: node, row.element, context), isLazy(node, context) else {
        return
      }
      let isHelper = modifier.context.ownerType == context.ownerType && modifier.context.fileID == context.fileID
      let ownPlace = SourceRange(Int(name.start), modifier.node.range.end)
      let base = modifier.context.modified(modifier.node)
      let place = isHelper ? ownPlace : row.view.node.range
      let rows = node.children.first?.range ?? node.range
      return report(
        at: place,
        note: isHelper
          ? Diagnostic.Note("the rows are identified here", in: context.file, at: rows)
          : Diagnostic.Note("the same identity", in: modifier.context.file, at: ownPlace),
        made, isHelper ? base.map { modifier.context.deletion(of: modifier.node, on: $0, isSafe: false) } ?? [] : [],
        context)
    }
  }

  /// Checks a row's identity in the same declaration as the rows.
  private func checkIdentity(_ node: SyntaxNode, _ context: RuleContext) {
    guard let name = node.calleeName, let base = context.modified(node), let value = node.arguments.first,
      node.arguments.count == 1, let (rows, closure) = context.enclosingCalls.first,
      let made = context.madeType(rows), context.analyzer.makesRows(made), context.hasParameter(closure),
      isRow(node, of: closure, context),
      let element = elementName(closure), value.spacedText == identifier(of: rows, element, context),
      isLazy(node, context)
    else { return }
    report(
      at: SourceRange(Int(name.start), node.range.end),
      note: Diagnostic.Note(
        "the rows are identified here", in: context.file, at: rows.children.first?.range ?? rows.range),
      made, context.deletion(of: node, on: base, isSafe: false), context)
  }

  private func report(
    at place: SourceRange, note: Diagnostic.Note, _ made: DeclID, _ fixIts: [FixIt], _ context: RuleContext
  ) {
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each row already has this identity from its `\(context.analyzer.name(of: made))`; the repetition can make "
          + "SwiftUI create rows that are off screen; delete it",
        in: context.file, at: place, notes: [note], fixIts: fixIts))
  }

  /// The view for each element, and the name of the element in its code.
  private func row(of rows: SyntaxNode, _ context: RuleContext) -> (view: ExpandedCode, element: String)? {
    guard let content = context.analyzer.arguments(of: rows, context.record).last?.node else { return nil }
    let code = ExpandedCode(content, in: context)
    guard code.isRowOfElement else { return nil }
    if content.kind == .closureExpr {
      let views = context.views(in: content)
      guard views.count == 1, let view = views.first, let element = elementName(content) else { return nil }
      return (code.part(view), element)
    }
    guard let use = context.record.uses[content.id],
      let parameter = context.analyzer.signature(of: use.decl).parameters.first
    else { return nil }
    return (code, parameter.name.text)
  }

  /// Whether the rows are made lazily: their container is lazy, here or at a use of the helper. A stack or a picker in
  /// a list makes all of its rows at once.
  private func isLazy(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    func container(_ made: DeclID) -> RuleContext.Search<Bool> {
      if analyzer.decl(made).has(.isLazyContainer) { return .found(true) }
      return analyzer.isTransparentContainer(made) ? .outside : .none
    }
    // `List(items) { … }` is both.
    if let made = context.madeType(node), case .found = container(made) { return true }
    return context.hereOrAtUses(of: node) { place, _ in
      for (call, _) in place.enclosingCalls {
        guard let made = place.madeType(call) else { return .none }
        switch container(made) {
        case .outside: continue
        case let decided: return decided
        }
      }
      return .outside
    } ?? false
  }

  /// Whether a modifier applies to the row itself, and not to a view in it.
  private func isRow(_ node: SyntaxNode, of closure: SyntaxNode, _ context: RuleContext) -> Bool {
    let row = context.outerModifiers(of: node).last ?? node
    // A conditional row is the single view of its branch.
    var place = row
    for around in context.ancestors.reversed() where around.range.start <= row.range.start {
      if around.id == closure.id { break }
      if around.kind == .codeBlock, context.views(in: around).count == 1,
        context.views(in: around).first?.id == place.id
      {
        place = around
      } else if around.kind == .ifExpr, place.kind == .codeBlock || place.kind == .ifExpr {
        place = around
      }
    }
    let views = context.views(in: closure)
    return views.count == 1 && views.first?.id == place.id
  }

  /// The name of the element in a row's closure: `item`, `$0`; `item` for `$item`.
  private func elementName(_ closure: SyntaxNode) -> String? {
    guard let signature = closure.child(.closureSignature) else { return "$0" }
    let parameters = signature.children.filter { $0.kind == .closureParameter }
    guard parameters.count == 1, let text = parameters.first?.text else { return nil }
    return text.hasPrefix("$") ? String(text.dropFirst()) : text
  }

  /// The identifier of an element, in the syntax of the row's code.
  private func identifier(of rows: SyntaxNode, _ element: String, _ context: RuleContext) -> String? {
    guard let path = context.argument(rows, .id) else { return "\(element).id" }
    guard path.kind == .keyPathExpr else { return nil }
    // `\String.self` and `\Item.owner.id`: the root type is skipped.
    var text = element
    for (index, part) in path.children.enumerated() {
      if part.kind != .keyPathProperty {
        guard index == 0 else { return nil }
      } else if part.ownToken(.selfKeyword) == nil {
        text += part.text
      }
    }
    return text
  }
}

extension SyntaxNode {
  /// Whether the code contains `id(`.
  fileprivate var callsID: Bool {
    tokenIndices.contains { index in
      index + 1 < tokenIndices.upperBound && token(index).kind == .identifier && token(index + 1).kind == .leftParen
        && name(at: index) == .id
    }
  }
}
