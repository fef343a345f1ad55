import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// A member of one of SwiftUI's types, as the catalogue declares it. Rules match members instead of names, so that a
/// function of the program with the same name does not match.
struct CatalogueMember {
  let owner: Name
  let name: Name

  init(_ owner: Name, _ name: Name) {
    self.owner = owner
    self.name = name
  }
}

extension CatalogueMember {
  // Modifiers that several rules check.
  static let animation = CatalogueMember("View", "animation")
  static let background = CatalogueMember("View", "background")
  static let environment = CatalogueMember("View", "environment")
  static let frame = CatalogueMember("View", "frame")
  static let modifier = CatalogueMember("View", "modifier")
  static let navigationDestination = CatalogueMember("View", "navigationDestination")
  static let onChange = CatalogueMember("View", "onChange")
  static let overlay = CatalogueMember("View", "overlay")
}

extension RuleContext {
  /// Whether a call, a member access or a name resolves to a member of a catalogue type.
  func isUse(_ node: SyntaxNode, of member: CatalogueMember) -> Bool {
    guard let decl = record.decl(of: node), analyzer.isFromCatalogue(decl) else { return false }
    return isMeant(decl, member)
  }

  func isUse(_ node: SyntaxNode, ofAny members: [CatalogueMember]) -> Bool {
    guard let decl = record.decl(of: node), analyzer.isFromCatalogue(decl) else { return false }
    return members.contains { isMeant(decl, $0) }
  }

  private func isMeant(_ decl: DeclID, _ member: CatalogueMember) -> Bool {
    analyzer.decl(decl).name == member.name && analyzer.ownerName(of: decl) == member.owner
  }

  /// Whether a call is a modifier with one of the kinds in its `@presents` attribute.
  func presents(_ node: SyntaxNode, _ kinds: [PresentedContent]) -> Bool {
    guard let use = record.uses[node.id], let kind = analyzer.fact(.presents, of: use.decl) else {
      return false
    }
    return kinds.contains(kind)
  }

  /// The type that an initializer call makes; for a control of the program that stands for one of the catalogue, the
  /// latter.
  func madeType(_ node: SyntaxNode) -> DeclID? { madeType(node, record) }

  /// The type that an initializer call makes, as it is written.
  func writtenMadeType(_ node: SyntaxNode) -> DeclID? { madeType(node, record.written) }

  private func madeType(_ node: SyntaxNode, _ record: BodyRecord) -> DeclID? {
    guard node.kind == .functionCallExpr, let use = record.uses[node.id], let made = use.base,
      use.isMemberwise || analyzer.isInitializer(use.decl), analyzer.types.kind(made) == .nominal
    else { return nil }
    return analyzer.types.decl(made)
  }

  /// Whether a call makes a value of one of the catalogue types.
  func makes(_ node: SyntaxNode, anyOf names: [Name]) -> Bool {
    guard let made = madeType(node), analyzer.isFromCatalogue(made) else { return false }
    return names.contains(analyzer.decl(made).name)
  }

  /// The type of an expression if it is fully resolved.
  func type(of node: SyntaxNode) -> TypeID? {
    guard let type = record.types[node.id], analyzer.isComplete(type) else { return nil }
    return type
  }

  /// The declaration of an expression's type.
  func nominal(of node: SyntaxNode) -> DeclID? {
    guard let type = record.types[node.id] else { return nil }
    return nominal(type)
  }

  /// The declaration of an expression's type; for an optional, that of the wrapped type.
  func objectType(of node: SyntaxNode) -> DeclID? {
    record.types[node.id].flatMap { nominal(analyzer.wrapped($0) ?? $0) }
  }

  func nominal(_ type: TypeID) -> DeclID? {
    analyzer.types.kind(type) == .nominal ? analyzer.types.decl(type) : nil
  }

  /// The argument for the parameter with a label.
  func argument(_ call: SyntaxNode, _ label: Name) -> SyntaxNode? {
    guard let use = record.uses[call.id], analyzer.hasParameter(label, use),
      let (arguments, parameters) = arguments(of: call)
    else { return nil }
    return arguments.first { argument in
      argument.parameter.map { $0 < parameters.count && parameters[$0].label == label } ?? (argument.label == label)
    }?.node
  }

  /// The receiver of a modifier call; `nil` if the call is not a modifier.
  func modified(_ call: SyntaxNode) -> SyntaxNode? { ViewChain.base(of: call, record, self) }

  /// The modifier calls around a view, innermost first, including those in the active clause of an `#if`.
  func outerModifiers(of node: SyntaxNode) -> [SyntaxNode] {
    var result: [SyntaxNode] = []
    var inner = node
    // The node may be a container around the current node.
    let outer = ancestors.prefix { $0.id != node.id }
    for around in outer.reversed() {
      let isBase = around.children.first?.id == inner.id
      switch around.kind {
      case .memberAccessExpr where isBase: break
      case .functionCallExpr where isBase: result.append(around)
      case .postfixIfConfigExpr where isBase: result += modifiers(from: record.unconditional(around), to: inner)
      // A chain in an `#if` clause continues after the `#endif`.
      case .ifConfigClause, .ifConfigDecl, .postfixIfConfigExpr: break
      default: return result
      }
      inner = around
    }
    return result
  }

  /// The calls of a chain from its outermost call down to a view in it, innermost first.
  private func modifiers(from last: SyntaxNode, to view: SyntaxNode) -> [SyntaxNode] {
    let view = record.unconditional(view)
    var result: [SyntaxNode] = []
    var current = last
    while current.id != view.id, let next = current.children.first {
      if current.kind == .functionCallExpr { result.append(current) }
      current = record.unconditional(next)
    }
    return result.reversed()
  }

  func note(_ message: String, at decl: DeclID) -> Diagnostic.Note {
    Diagnostic.Note(message, in: analyzer.program.file(decl.file).source, at: analyzer.nameRange(of: decl))
  }
}

extension RuleContext {
  /// The source text of a type.
  func text(of type: TypeID) -> String {
    analyzer.text(of: type)
  }
}
