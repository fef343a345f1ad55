import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an `NSWindow` in a property that is released when it is closed.
struct WindowFreedTwiceRule: Rule {
  static let info = RuleInfo(
    "window_freed_twice", .correctness, .warning, isFixable: false,
    summary: "closing the window releases it, while a property still refers to it: the app crashes later",
    explanation: """
      An `NSWindow` that code creates releases itself when it is closed, in addition to the releases of Swift. A \
      property that still holds the window then refers to freed memory: to show the window again, or to set the \
      property, crashes the app. Set `window.isReleasedWhenClosed = false` after creating it.
      """,
    silence: """
      Panels, windows of a window controller, windows without a close button that no code closes, and functions that \
      set `isReleasedWhenClosed`.
      """,
    examples: [
      RuleExample(
        """
        import AppKit
        final class Windows {
          private var main: NSWindow?
          func open() {
            if main == nil {
              let window = ↓NSWindow(
                contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)
              window.title = "Main"
              main = window
            }
            main?.makeKeyAndOrderFront(nil)
          }
        }
        """),
      RuleExample(
        """
        import AppKit
        final class Windows {
          private var main: NSWindow?
          private var note: NSWindow?
          func open() {
            let window = NSWindow(
              contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)
            window.isReleasedWhenClosed = false
            main = window
          }
          func show() {
            note = NSWindow(contentRect: .zero, styleMask: [.borderless], backing: .buffered, defer: false)
            note?.orderFront(nil)
          }
        }
        """),
      RuleExample(
        """
        import AppKit
        final class Preferences {
          static let shared = Preferences()
          private var window: NSWindow?
          func show() {
            if window == nil { window = makeWindow() }
            window?.makeKeyAndOrderFront(nil)
          }
          private func makeWindow() -> NSWindow {
            let made = ↓NSWindow(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)
            made.title = "Preferences"
            return made
          }
        }
        struct Menu: View {
          var body: some View { Button("Preferences") { Preferences.shared.show() } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The class is unknown where code for the Mac is checked for another platform.
  static let visitsUnresolvedCalls = true
  /// Such code is in delegates and models.
  static let outsideViews = OutsideViews(words: [window])

  private static let window: Name = "NSWindow"
  private static let styleMask = "styleMask"
  /// The words that keep a window, or show that it is closed by other means.
  private static let keeping: [Name] = ["isReleasedWhenClosed", "NSWindowController"]
  private static let closable: Name = "closable"
  private static let closing: [Name] = ["close", "performClose"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [window]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard node.calleeName.map({ node.name(of: $0) }) == Self.window, node.memberBase == nil, !context.isPreview,
      let code = context.ancestors.first ?? context.decl.map({ analyzer.node(of: $0) }),
      let type = context.ownerType, let property = propertyKeeping(node, in: code, context),
      !analyzer.isWeak(property), !isKept(context), mayClose(node, type, context)
    else { return }
    let name = analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "closing this window also releases it, and `\(name)` then refers to freed memory, which crashes the app; set "
          + "`isReleasedWhenClosed = false`",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [context.note("the property", at: property)]))
  }

  /// The property that a new window is assigned to, directly or through a local name.
  private func propertyKeeping(_ node: SyntaxNode, in code: SyntaxNode, _ context: RuleContext) -> DeclID? {
    var local: String?
    for around in context.ancestors.reversed() {
      switch around.kind {
      case .initializerClause, .parenExpr, .variableDecl: continue
      case .patternBinding: local = around.child(.identifierPattern)?.text
      case .assignmentExpr:
        return PropertyWrite(around, context.record, context.analyzer)?.property
      case .returnStmt: return propertyKeepingResult(context)
      case .codeBlock, .closureExpr, .switchCase:
        guard let local else { return nil }
        if let last = around.children.last(where: { _ in true }), last.kind == .returnStmt,
          last.children.first?.text == local
        {
          return propertyKeepingResult(context)
        }
        return around.subtree.firstNonNil { part in
          guard part.kind == .assignmentExpr, part.children.last?.text == local else { return nil }
          return PropertyWrite(part, context.record, context.analyzer)?.property
        }
      default: return nil
      }
    }
    return nil
  }

  /// The property of the type that keeps what the current function returns: `window = makeWindow()`.
  private func propertyKeepingResult(_ context: RuleContext) -> DeclID? {
    guard let function = context.decl, context.analyzer.decl(function).kind == .function else { return nil }
    return context.calls(of: function).firstNonNil { call in
      guard let around = call.context.ancestors.last(where: { $0.id != call.node.id }), around.kind == .assignmentExpr,
        let write = PropertyWrite(around, call.context.record, context.analyzer), context.isOfSameType(write.property)
      else { return nil }
      return write.property
    }
  }

  /// Whether the file keeps windows by other means.
  private func isKept(_ context: RuleContext) -> Bool {
    let root = context.analyzer.program.file(context.fileID).tree.root
    return Self.keeping.contains { root.mentions($0) }
  }

  /// Whether the window has a close button, or the type closes windows.
  private func mayClose(_ node: SyntaxNode, _ type: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let mask = node.arguments.first { argument in
      argument.kind == .labeledExpr && argument.firstToken.map { argument.text(of: $0) } == Self.styleMask
    }
    if mask?.mentions(Self.closable) == true { return true }
    return ([type] + analyzer.extensions(of: type)).contains { part in
      Self.closing.contains { analyzer.node(of: part).mentions($0) }
    }
  }
}
