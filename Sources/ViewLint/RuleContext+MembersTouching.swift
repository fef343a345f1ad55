import ViewSemantics
import ViewSource
import ViewSyntax

/// What has to do with a property, as far as the names tell.
extension RuleContext {
  /// The members of a type that use one of its properties, themselves or through others, and whether they use that of
  /// another value than `self`.
  func membersTouching(_ property: DeclID, of type: DeclID) -> [(member: DeclID, isOfOther: Bool)] {
    let name = analyzer.decl(property).name
    var open = ([type] + analyzer.extensions(of: type)).flatMap { analyzer.children(of: $0) }.filter {
      $0 != property && !analyzer.decl($0).kind.isNominal
    }
    var found: [(member: DeclID, isOfOther: Bool)] = []
    var names = [name]
    // Each name is looked for once in each member that has none of those before it: views have few members.
    while let next = names.popLast() {
      var rest: [DeclID] = []
      for member in open {
        let mention = analyzer.node(of: member).mention(of: next)
        // Others have functions of the same name; a static member has no `self`.
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

/// Whose member a name may be.
enum NameMention {
  /// `model`, `self.model`, `$model`
  case ofItself
  /// `other.model`
  case ofOther
}

extension SyntaxNode {
  /// How a name, or that of its projection or storage, occurs first as one of `self`, else as one of something else; `nil`
  /// if it does not, other than as the label of an argument.
  func mention(of name: Name) -> NameMention? {
    guard mentions(name) else { return nil }
    // `$model` and `_model` are other names.
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
