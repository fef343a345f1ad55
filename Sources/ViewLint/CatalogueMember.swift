import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// A member of one of SwiftUI's types, as the catalogue declares it: what a rule asks for instead of matching a word, so
/// that a program's own function of the same name is not meant.
struct CatalogueMember {
  let owner: Name
  let name: Name

  init(_ owner: Name, _ name: Name) {
    self.owner = owner
    self.name = name
  }
}

extension CatalogueMember {
  // Modifiers that several rules are about.
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
  /// Whether a call, a member or a name means a member of a type of the catalogue.
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

  /// Whether a call of a modifier presents something of one of the kinds that `@presents` names.
  func presents(_ node: SyntaxNode, _ kinds: [String]) -> Bool {
    guard let use = record.uses[node.id], let kind = analyzer.catalogueText(.presents, of: use.decl) else {
      return false
    }
    return kinds.contains(kind)
  }

  /// The type that a call makes with an initialiser.
  func madeType(_ node: SyntaxNode) -> DeclID? {
    guard node.kind == .functionCallExpr, let use = record.uses[node.id], let made = use.base,
      use.isMemberwise || analyzer.isInitializer(use.decl), analyzer.types.kind(made) == .nominal
    else { return nil }
    return analyzer.types.decl(made)
  }

  /// Whether a call makes a value of one of the types of the catalogue.
  func makes(_ node: SyntaxNode, anyOf names: [Name]) -> Bool {
    guard let made = madeType(node), analyzer.isFromCatalogue(made) else { return false }
    return names.contains(analyzer.decl(made).name)
  }

  /// The type of an expression if it is fully known.
  func type(of node: SyntaxNode) -> TypeID? {
    guard let type = record.types[node.id], analyzer.isComplete(type) else { return nil }
    return type
  }

  /// The declaration of an expression's type.
  func nominal(of node: SyntaxNode) -> DeclID? {
    guard let type = record.types[node.id] else { return nil }
    return nominal(type)
  }

  /// The declaration of an object's type, also of one that may be missing.
  func objectType(of node: SyntaxNode) -> DeclID? {
    record.types[node.id].flatMap { nominal(analyzer.wrapped($0) ?? $0) }
  }

  func nominal(_ type: TypeID) -> DeclID? {
    analyzer.types.kind(type) == .nominal ? analyzer.types.decl(type) : nil
  }

  /// The argument for the parameter of a label.
  func argument(_ call: SyntaxNode, _ label: Name) -> SyntaxNode? {
    guard let use = record.uses[call.id], analyzer.hasParameter(label, use),
      let (arguments, parameters) = arguments(of: call)
    else { return nil }
    return arguments.first { argument in
      argument.parameter.map { $0 < parameters.count && parameters[$0].label == label } ?? (argument.label == label)
    }?.node
  }

  /// The view that a modifier's call modifies; `nil` if the call is no modifier.
  func modified(_ call: SyntaxNode) -> SyntaxNode? { ViewChain.base(of: call, record, self) }

  /// The calls that modify a view further out than a node, innermost first, also those in the active clause of an `#if`.
  func outerModifiers(of node: SyntaxNode) -> [SyntaxNode] {
    var result: [SyntaxNode] = []
    var inner = node
    // The node may be a container around the code at hand.
    let outer = ancestors.prefix { $0.id != node.id }
    for around in outer.reversed() {
      let isBase = around.children.first?.id == inner.id
      switch around.kind {
      case .memberAccessExpr where isBase: break
      case .functionCallExpr where isBase: result.append(around)
      case .postfixIfConfigExpr where isBase: result += modifiers(from: record.unconditional(around), to: inner)
      // From the end of a clause the chain goes on behind the `#endif`.
      case .ifConfigClause, .ifConfigDecl, .postfixIfConfigExpr: break
      default: return result
      }
      inner = around
    }
    return result
  }

  /// The calls from the last one of a chain down to a view in it, innermost first.
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
  /// A type as a person writes it.
  func text(of type: TypeID) -> String {
    analyzer.text(of: type)
  }
}
