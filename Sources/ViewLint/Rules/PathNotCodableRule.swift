import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a navigation path that is to be stored, but contains values that cannot be encoded.
struct PathNotCodableRule: Rule {
  static let info = RuleInfo(
    "path_not_codable", .correctness, .warning, isFixable: false,
    summary: "the path can never be stored, because a value that is pushed cannot be encoded",
    explanation: """
      `NavigationPath.codable` is `nil` as soon as one value in the path is not `Codable`, and then nothing is stored. \
      Declare the pushed type `Codable`.
      """,
    silence: """
      Paths of which the pushed values are not known.
      """,
    examples: [
      RuleExample(
        """
        struct Route: Hashable { let name: String }
        @Observable final class Router {
          var path = NavigationPath()
          func open() { path.append(Route(name: "a")) }
          func stored() -> Data? {
            guard let value = ↓path.codable else { return nil }
            return try? JSONEncoder().encode(value)
          }
        }
        """),
      RuleExample(
        """
        struct Route: Hashable, Codable { let name: String }
        @Observable final class Router {
          var path = NavigationPath()
          func open() { path.append(Route(name: "a")) }
          func open(_ name: String) { path.append(name) }
          func stored() -> Data? {
            guard let value = path.codable else { return nil }
            return try? JSONEncoder().encode(value)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.memberAccessExpr]
  /// The path may be in a model.
  static let outsideViews = OutsideViews(words: [codable])
  /// Values may be pushed in other files.
  static let dependsOnWholeProgram = true

  private static let codable: Name = "codable"
  private static let append: Name = "append"
  private static let encodable: Name = "Encodable"
  private static let representation = CatalogueMember("NavigationPath", codable)

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isUse(node, of: Self.representation), let base = node.memberBase,
      let path = context.record.decl(of: base), context.isOwn(path), !context.isPreview,
      let pushed = pushedOutsideOfCoding(path, context)
    else { return }
    let (name, text) = (context.analyzer.name(of: pushed.type), RuleText.oneLine(base.text))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this is `nil` while `\(text)` contains a `\(name)`, which is not `Codable`, so the path is not stored; declare "
          + "`\(name)` `Codable`",
        in: context.file, at: node.range,
        notes: [Diagnostic.Note("it is pushed here", in: pushed.place.context.file, at: pushed.place.node.range)]))
  }

  /// A value of a type of the program that is appended to a path, and that cannot be encoded.
  private func pushedOutsideOfCoding(
    _ path: DeclID, _ context: RuleContext
  ) -> (type: DeclID, place: ValueOrigin)? {
    let analyzer = context.analyzer
    let name = analyzer.decl(path).name
    let bodies = analyzer.bodiesNear(path) + analyzer.program.bodies(namingObjectProperty: name)
    for body in bodies where analyzer.node(of: body).mentions(name) && analyzer.node(of: body).mentions(Self.append) {
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for call in analyzer.node(of: body).subtree where call.kind == .functionCallExpr {
        guard call.calleeName.map({ call.name(of: $0) }) == Self.append, let list = call.memberBase,
          inner.record.decl(of: list) == path, let value = call.arguments.first,
          let type = inner.nominal(of: value), context.isOwn(type), !context.conforms(type, to: Self.encodable)
        else { continue }
        return (type, ValueOrigin(value, inner))
      }
    }
    return nil
  }
}
