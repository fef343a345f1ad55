import ViewSemantics
import ViewSource
import ViewSyntax

/// The members that use a property, by their names.
extension RuleContext {
  /// The members of a type that use one of its properties, directly or through others, and whether they use the
  /// property of another value than `self`.
  func membersTouching(_ property: DeclID, of type: DeclID) -> [(member: DeclID, isOfOther: Bool)] {
    let name = analyzer.decl(property).name
    var open = ([type] + analyzer.extensions(of: type)).flatMap { analyzer.children(of: $0) }.filter {
      $0 != property && !analyzer.decl($0).kind.isNominal
    }
    var found: [(member: DeclID, isOfOther: Bool)] = []
    var names = [name]
    // Each name is searched once in each member that no earlier name was found in. Views have few members.
    while let next = names.popLast() {
      var rest: [DeclID] = []
      for member in open {
        let mention = analyzer.node(of: member).mention(of: next)
        // Other types have functions with the same name. A static member has no `self`.
        let isMeant = mention == .ofItself || next == name || analyzer.decl(member).has(.isStatic)
        guard let mention, isMeant else {
          rest.append(member)
          continue
        }
        found.append((member, mention == .ofOther))
        let own = analyzer.decl(member).name
        if own != .body { names.append(own) }
      }
      open = rest
    }
    return found
  }
}

/// The base of a mentioned member.
enum NameMention {
  /// `model`, `self.model`, `$model`
  case ofItself
  /// `other.model`
  case ofOther
}

extension SyntaxNode {
  /// How a name, or that of its projection or storage, first occurs: as a member of `self`, or else as a member of
  /// another value; `nil` if it occurs only as an argument label or not at all.
  func mention(of name: Name) -> NameMention? {
    guard mentions(name) else { return nil }
    // `$model` and `_model` are separate names.
    let names = [name, name.projection, name.storage]
    var result: NameMention?
    let indices = tokenIndices
    for index in indices {
      let kind = token(index).kind
      guard kind == .identifier || kind == .dollarIdentifier, names.contains(self.name(at: index)) else { continue }
      guard index > indices.lowerBound else { return .ofItself }
      let before = token(index - 1).kind
      if before == .period || before == .prefixPeriod {
        if index > indices.lowerBound + 1, token(index - 2).kind == .selfKeyword { return .ofItself }
        result = .ofOther
        continue
      }
      let isLabel =
        (before == .leftParen || before == .comma) && index + 1 < indices.upperBound && token(index + 1).kind == .colon
      if !isLabel { return .ofItself }
    }
    return result
  }
}
