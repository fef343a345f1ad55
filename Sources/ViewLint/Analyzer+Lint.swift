import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Queries about declarations that several rules share.
extension Analyzer {
  /// Whether a type of the catalogue makes views for the elements of a collection.
  func makesRows(_ type: DeclID) -> Bool {
    isFromCatalogue(type) && (decl(type).has(.isRepeating) || decl(type).has(.isLazyContainer))
  }

  /// The environment value that a name refers to at the start of a key path, as in `\.font`; `nil` if there is none.
  func valueOfEnvironment(_ name: Name) -> DeclID? {
    knownDecl(.environmentValues).flatMap { memberDecls(name, of: $0).first }
  }

  /// Whether a view receives a value of a type, or its absence, only once, like the namespace of an ancestor view.
  func isFixedInput(_ type: TypeID) -> Bool {
    let value = wrapped(type) ?? type
    return types.kind(value) == .nominal && fact(.constant, of: types.decl(value)) != nil
  }
}

extension Analyzer {
  /// A cached result of a rule about the whole program, computed at its first use.
  func perProgram<Found>(_ rule: RuleID, _ find: () -> Found) -> Found {
    if let known = foundOnce[rule.name] as? Found { return known }
    let found = find()
    foundOnce[rule.name] = found
    return found
  }
}

extension Analyzer {
  /// Whether the enclosing container treats the children of a container as its own: `Group`, `ForEach`, `Section`.
  func isTransparentContainer(_ container: DeclID) -> Bool {
    decl(container).has(.isTransparent) || decl(container).has(.isRepeating)
      || fact(.holds, of: container) == .rows
  }

  /// Whether a type is that of a function that returns `Void`, as an action does.
  func givesNothing(_ type: TypeID) -> Bool {
    types.kind(type) == .function && types.argument(type, types.argumentCount(type) - 1) == void
  }

  /// Whether a call runs a closure argument before it returns, as `withAnimation` and `map` do, and unlike `onAppear`.
  /// Also `true` for `{ … }()`.
  func runsAtOnce(_ closure: SyntaxNode, in call: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard call.kind == .functionCallExpr else { return false }
    if call.children.first?.id == closure.id { return true }
    // An enumeration case stores its arguments, and a presentation runs its content later.
    guard let use = record.uses[call.id], decl(use.decl).kind != .enumCase,
      fact(.presents, of: use.decl) == nil,
      let number = arguments(of: call, record).first(where: { $0.node.id == closure.id })?.parameter
    else { return false }
    let parameters = parameters(of: use)
    if use.isMemberwise {
      // The initializer calls a builder for `@ViewBuilder var content: Content`, and stores one for a function.
      return number < parameters.count && parameters[number].builder != nil
        && directMembers(of: use.decl, named: parameters[number].label).contains {
          types.kind(variableType(of: $0)) != .function
        }
    }
    // A parameter of another type, such as `Any`, stores the closure as a value.
    return number < parameters.count && types.kind(signature(of: use.decl).parameters[number].type) == .function
      && !keepsClosure(parameters[number], of: use.decl)
  }
}

extension SyntaxNode {
  /// `player` of `player?` and `player!`; other nodes unchanged.
  var unchained: SyntaxNode {
    kind == .optionalChainingExpr || kind == .forceUnwrapExpr ? children.first ?? self : self
  }

  /// Whether the name of a property, or that of its projection or storage, occurs in a node. A body without the name
  /// need not be type-checked.
  func mentions(_ name: Name) -> Bool {
    let text = name.text
    let length = text.utf8.count
    return tokenIndices.contains { index in
      let token = token(index)
      // Kinds and lengths exclude nearly all tokens without a name lookup.
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

  /// Whether the name of a closure parameter occurs: `row`, `$row`, `$0`.
  func mentionsParameter(_ name: Name) -> Bool {
    name.text.hasPrefix("$") ? mentions(Name(String(name.text.dropFirst()))) : mentions(name)
  }

  /// Whether one of the names occurs in a node. `$x` and `_x` are other names than `x`.
  func mentions(anyOf names: NameSet) -> Bool {
    tokenIndices.contains { index in
      let kind = token(index).kind
      return (kind == .identifier || kind == .dollarIdentifier) && names.contains(name(at: index))
    }
  }
}
