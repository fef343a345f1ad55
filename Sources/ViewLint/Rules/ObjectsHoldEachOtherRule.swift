import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about two objects that refer to each other strongly.
struct ObjectsHoldEachOtherRule: Rule {
  static let info = RuleInfo(
    "objects_hold_each_other", .performance, .warning, isFixable: true, countsInTests: false,
    summary: "two objects refer to each other strongly, so neither of them is ever freed",
    explanation: """
      Memory grows with each visit of the screen, `deinit` is never called, and what the objects have started goes on. \
      An object is freed when nothing refers to it. If a model keeps another model and passes itself to it, \
      `toolbar.editor = self`, each keeps the other. Make the reference back `weak`.
      """,
    silence: """
      The rule ignores references that code sets to `nil`, and objects that live as long as the app.
      """,
    examples: [
      RuleExample(
        """
        final class Editor: ObservableObject {
          @Published var text = ""
          let toolbar = Toolbar()
          init() { toolbar.editor = self }
        }
        final class Toolbar: ObservableObject {
          ↓var editor: Editor?
          func clear() { editor?.text = "" }
        }
        struct Screen: View {
          @StateObject private var editor = Editor()
          var body: some View { TextEditor(text: $editor.text) }
        }
        """,
        fixed: """
          final class Editor: ObservableObject {
            @Published var text = ""
            let toolbar = Toolbar()
            init() { toolbar.editor = self }
          }
          final class Toolbar: ObservableObject {
            weak var editor: Editor?
            func clear() { editor?.text = "" }
          }
          struct Screen: View {
            @StateObject private var editor = Editor()
            var body: some View { TextEditor(text: $editor.text) }
          }
          """),
      RuleExample(
        """
        final class Editor: ObservableObject {
          @Published var text = ""
          let toolbar = Toolbar()
          let history = History()
          init() {
            toolbar.editor = self
            history.editor = self
          }
          func close() { history.editor = nil }
        }
        final class Toolbar: ObservableObject {
          weak var editor: Editor?
        }
        final class History: ObservableObject {
          var editor: Editor?
        }
        struct Screen: View {
          @StateObject private var editor = Editor()
          var body: some View { TextEditor(text: $editor.text).onDisappear { editor.close() } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 127))

  static let visits: [NodeKind] = [.patternBinding]
  /// The classes may be in other files.
  static let dependsOnWholeProgram = true

  /// The classes that were checked, each once for a thread.
  private final class Checked {
    var classes: Set<DeclID> = []
  }

  private static let maximumDepth = 3

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType,
      context.conforms(owner, to: .view), !context.isPreview,
      let type = context.nominal(analyzer.variableType(of: decl))
    else { return }
    check(type, analyzer.perProgram(Self.info.id) { Checked() }, depth: 0, context)
  }

  /// Checks a class whose objects views have, and the classes of the objects that it keeps.
  private func check(_ type: DeclID, _ checked: Checked, depth: Int, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard depth < Self.maximumDepth, isClass(type, analyzer), checked.classes.insert(type).inserted else { return }
    let members = ([type] + analyzer.extensions(of: type)).flatMap { analyzer.children(of: $0) }
    let name = analyzer.decl(type).name
    for member in members where analyzer.isInitializer(member) || analyzer.decl(member).kind == .function {
      let code = analyzer.node(of: member)
      guard code.tokenIndices.contains(where: { code.token($0).kind == .selfKeyword }) else { continue }
      let inner = RuleContext(analyzer, member.file)
      inner.enter(member)
      for part in code.subtree {
        guard let back = reference(back: part, to: type, inner), !isCleared(back, analyzer),
          !analyzer.livesAsLongAsTheApp(type)
        else { continue }
        report(back, from: part, name, inner, context)
      }
    }
    for member in members where analyzer.decl(member).kind == .variable {
      guard isKept(member, analyzer), let held = objectType(member, analyzer) else { continue }
      check(held, checked, depth: depth + 1, context)
    }
  }

  private func report(
    _ back: DeclID, from node: SyntaxNode, _ type: Name, _ inner: RuleContext, _ context: RuleContext
  ) {
    let analyzer = context.analyzer
    let file = analyzer.program.file(back.file).source
    let variable = analyzer.header(ofVariable: back).first { $0.kind == .variableDecl } ?? analyzer.node(of: back)
    let place = word(of: back, analyzer) ?? variable.range
    let isOptional = analyzer.wrapped(analyzer.variableType(of: back)) != nil
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: back))` keeps the `\(type.text)` that keeps this object: neither is ever freed; make the "
          + "reference `weak`",
        in: file, at: place,
        notes: [Diagnostic.Note("the object passes itself here", in: inner.file, at: node.range)],
        fixIts: isOptional && word(of: back, analyzer) != nil
          ? [FixIt("`weak`", [TextEdit(SourceRange(place.start, place.start), "weak ")], isSafe: false)] : []))
  }

  /// The keyword `var` of a property.
  private func word(of property: DeclID, _ analyzer: Analyzer) -> SourceRange? {
    var start = analyzer.nameRange(of: property).start
    let bytes = analyzer.program.file(property.file).source.bytes
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    guard start >= 3, bytes.isEqual(SourceRange(start - 3, start), toText: "var") else { return nil }
    return SourceRange(start - 3, start)
  }

  /// The stored property of another object to which the code assigns `self`: `toolbar.editor = self`, where `toolbar` is
  /// kept.
  private func reference(back node: SyntaxNode, to type: DeclID, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    guard node.kind == .assignmentExpr, node.children.last?.isSelfReference == true,
      let target = node.children.first, target.kind == .memberAccessExpr, let holder = target.children.first?.unchained,
      let use = context.record.uses[target.id], use.part == .value, context.isOwn(use.decl), isKept(use.decl, analyzer),
      let kept = context.record.uses[holder.id], kept.part == .value, isKept(kept.decl, analyzer),
      analyzer.owner(of: kept.decl).flatMap({ analyzer.nominal(of: $0) }) == type,
      objectType(kept.decl, analyzer) != nil, objectType(use.decl, analyzer) == type
    else { return nil }
    return use.decl
  }

  private func isClass(_ type: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.isOwn(type) && analyzer.decl(type).kind == .classType
  }

  /// The class of the object that a property refers to.
  private func objectType(_ property: DeclID, _ analyzer: Analyzer) -> DeclID? {
    let type = analyzer.variableType(of: property)
    let inner = analyzer.wrapped(type) ?? type
    guard analyzer.types.kind(inner) == .nominal, case let decl = analyzer.types.decl(inner), isClass(decl, analyzer)
    else { return nil }
    return decl
  }

  /// Whether a property stores a strong reference.
  private func isKept(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let decl = analyzer.decl(property)
    guard analyzer.isOwn(property), decl.kind == .variable, decl.flags.isDisjoint(with: [.isComputed, .isStatic]) else {
      return false
    }
    let node = analyzer.header(of: property)
    return !node.contains { part in
      part.kind == .modifierList && (part.text.contains("weak") || part.text.contains("unowned"))
    } && !node.text.hasPrefix("weak ") && !node.text.hasPrefix("unowned")
  }

  /// Whether code sets the reference to `nil`.
  private func isCleared(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let name = analyzer.decl(property).name
    return analyzer.program.userFileIDs.contains { file in
      let root = analyzer.program.file(file).tree.root
      guard root.mentions(name) else { return false }
      return root.subtree.contains { node in
        node.kind == .assignmentExpr && node.children.last?.kind == .nilLiteralExpr
          && node.children.first?.mentions(name) == true
      }
    }
  }
}
