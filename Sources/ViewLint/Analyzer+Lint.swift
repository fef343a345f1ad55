import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// What several rules ask of declarations.
extension Analyzer {
  /// Whether a type is a container of the catalogue that makes views of the elements of its data.
  func makesRows(_ type: DeclID) -> Bool {
    isFromCatalogue(type) && (decl(type).has(.isRepeating) || decl(type).has(.isLazyContainer))
  }

  /// What a name stands for at the beginning of a path of the environment: of `\.font` the font; `nil` for no value of it.
  func valueOfEnvironment(_ name: Name) -> DeclID? {
    knownDecl(.environmentValues).flatMap { memberDecls(name, of: $0).first }
  }

  /// Whether a view is given the values of a type, or their absence, once and for all, as the namespace of a view above.
  func isGivenOnce(_ type: TypeID) -> Bool {
    let value = wrapped(type) ?? type
    return types.kind(value) == .nominal && catalogueText(.constant, of: types.decl(value)) != nil
  }
}

extension Analyzer {
  /// What a rule finds out about the whole program, when the first place is there that it matters for.
  func perProgram<Found>(_ rule: RuleID, _ find: () -> Found) -> Found {
    if let known = foundOnce[rule.name] as? Found { return known }
    let found = find()
    foundOnce[rule.name] = found
    return found
  }
}

extension Analyzer {
  /// Whether the container around it has a container's views as its own: `Group`, `ForEach`, `Section`.
  func isSeenThrough(_ container: DeclID) -> Bool {
    decl(container).has(.isTransparent) || decl(container).has(.isRepeating)
      || catalogueText(.holds, of: container) == "rows"
  }

  /// Whether a type is that of a function that gives nothing back, as an action's is.
  func givesNothing(_ type: TypeID) -> Bool {
    types.kind(type) == .function && types.argument(type, types.argumentCount(type) - 1) == void
  }

  /// Whether a closure runs when it is given to a call, as that of `withAnimation` or `map` does, opposed to that of
  /// `onAppear`; also `{ … }()`.
  func runsAtOnce(_ closure: SyntaxNode, in call: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard call.kind == .functionCallExpr else { return false }
    if call.children.first?.id == closure.id { return true }
    // A case keeps what it is given, and so does what presents something for when it does.
    guard let use = record.uses[call.id], !use.isMemberwise, decl(use.decl).kind != .enumCase,
      catalogueText(.presents, of: use.decl) == nil,
      let number = arguments(of: call, record).first(where: { $0.node.id == closure.id })?.parameter
    else { return false }
    let parameters = parameters(of: use)
    // A parameter of any type takes a closure as a value to keep.
    return number < parameters.count && types.kind(signature(of: use.decl).parameters[number].type) == .function
      && !keepsClosure(parameters[number], of: use.decl)
  }
}

extension SyntaxNode {
  /// `player` of `player?` and `player!`; else the node itself.
  var unchained: SyntaxNode {
    kind == .optionalChainingExpr || kind == .forceUnwrapExpr ? children.first ?? self : self
  }

  /// Whether a property's name or that of its projection or storage occurs in a node at all: a body without it need not be
  /// typed.
  func mentions(_ name: Name) -> Bool {
    let text = name.text
    let length = text.utf8.count
    return tokenIndices.contains { index in
      let token = token(index)
      // Nearly all tokens are told apart by their kinds and lengths, so that no name is looked up.
      switch token.kind {
      case .identifier where Int(token.length) == length: return bytes.isEqual(token.range, toText: text)
      case .identifier where Int(token.length) == length + 1:
        return bytes[Int(token.start)] == UInt8(ascii: "_")
          && bytes.isEqual(SourceRange(Int(token.start) + 1, token.end), toText: text)
      case .dollarIdentifier where Int(token.length) == length + 1:
        return bytes.isEqual(SourceRange(Int(token.start) + 1, token.end), toText: text)
      default: return false
      }
    }
  }

  /// Whether a parameter of a closure occurs: `row`, `$row`, `$0`.
  func mentionsParameter(_ name: Name) -> Bool {
    name.text.hasPrefix("$") ? mentions(Name(String(name.text.dropFirst()))) : mentions(name)
  }

  /// Whether one of some names occurs in a node: `$x` and `_x` are other names than `x`.
  func mentions(anyOf names: NameSet) -> Bool {
    tokenIndices.contains { index in
      let kind = token(index).kind
      return (kind == .identifier || kind == .dollarIdentifier) && names.contains(name(at: index))
    }
  }
}
