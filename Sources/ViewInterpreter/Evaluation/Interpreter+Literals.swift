import ViewSemantics
import ViewSource
import ViewSyntax

/// Literals.
extension Interpreter {
  func number(_ node: SyntaxNode, _ expected: TypeID?) throws -> Value {
    let text = node.text.filter { $0 != "_" }
    if node.kind == .floatLiteralExpr {
      return try convert(.double(Interpreter.float(text)), to: expected)
    }
    let value: Int?
    if text.hasPrefix("0x") {
      value = Int(text.dropFirst(2), radix: 16)
    } else if text.hasPrefix("0b") {
      value = Int(text.dropFirst(2), radix: 2)
    } else if text.hasPrefix("0o") {
      value = Int(text.dropFirst(2), radix: 8)
    } else {
      value = Int(text)
    }
    if let value { return try convert(.int(value), to: expected) }
    return try convert(.double(Double(text) ?? 0), to: expected)
  }

  private static func float(_ text: String) -> Double { Double(text) ?? 0 }

  // MARK: Strings

  func string(_ node: SyntaxNode, _ frame: Frame, expected: TypeID?) throws -> Value {
    guard !node.children.isEmpty else {
      return try convert(.string(StringLiteral.text(node)), to: expected)
    }
    if let wanted = interpolated(expected) { return try interpolation(node, frame, wanted) }
    var text = ""
    for part in stringParts(node, frame) {
      switch part {
      case .text(let piece): text += piece
      case .interpolation(let piece):
        guard let value = piece.children.first(where: { $0.kind.isExpr }) else { continue }
        let part = describe(try evaluate(value, frame))
        try step(joining: text.utf8.count, part.utf8.count)
        text += part
      }
    }
    return try convert(.string(text), to: expected)
  }

  private func stringParts(_ node: SyntaxNode, _ frame: Frame) -> [StringLiteral.Part] {
    let key = NodeKey(file: analyzer.fileOfSource(frame.decl) ?? frame.decl.file, node: node.id)
    if let known = stringPartsMemo[key] { return known }
    let parts = StringLiteral.parts(node)
    stringPartsMemo[key] = parts
    return parts
  }

  /// The type with an interpolation of its own that is wanted of a string; `nil` for strings themselves.
  private func interpolated(_ expected: TypeID?) -> TypeID? {
    guard let expected else { return nil }
    if let known = interpolatedMemo[expected] { return known }
    let found = findInterpolated(expected)
    interpolatedMemo[expected] = .some(found)
    return found
  }

  private func findInterpolated(_ expected: TypeID) -> TypeID? {
    guard let decl = nominal(expected) else { return nil }
    if decl == known.optional { return interpolated(types.argument(expected, 0)) }
    if decl == known.string || decl == known.substring || decl == known.character { return nil }
    guard let wanted = analyzer.knownDecl("ExpressibleByStringInterpolation"),
      analyzer.ancestors(of: decl).contains(wanted), interpolationType(expected) != nil
    else { return nil }
    return expected
  }

  private func interpolationType(_ type: TypeID) -> TypeID? {
    members("StringInterpolation", of: type).first { analyzer.decl($0).kind == .structure }
      .map { analyzer.nominalType($0, types.arguments(type)) }
  }

  /// A string for a type that collects the parts itself: `LocalizedStringKey`.
  private func interpolation(_ node: SyntaxNode, _ frame: Frame, _ type: TypeID) throws -> Value {
    guard let collector = interpolationType(type) else { throw Interruption.unsupported("this interpolation") }
    let literal = localizedLiteral(type, collector)
    let box =
      if literal != nil {
        Box(.structure(StructValue(type: collector, fields: [.array([])])))
      } else {
        Box(try dynamicConstruct(collector, [("literalCapacity", .int(0)), ("interpolationCount", .int(0))]))
      }
    for part in stringParts(node, frame) {
      switch part {
      case .text(let text):
        if text.isEmpty { continue }
        if let literal {
          literal.append(text, to: box)
        } else {
          _ = try dynamicCall("appendLiteral", on: box, [(.none, .string(text))])
        }
      case .interpolation(let piece):
        var arguments: [(label: Name, value: Value)] = []
        for child in piece.children {
          let isLabeled = child.kind == .labeledExpr
          guard let expr = isLabeled ? child.children.last : child, expr.kind.isExpr else { continue }
          let label = isLabeled ? child.firstToken.map { child.name(of: $0) } ?? .none : .none
          arguments.append((label, try evaluate(expr, frame)))
        }
        let statics = piece.children.map { self.type(of: $0.kind == .labeledExpr ? $0.children.last ?? $0 : $0, frame) }
        if let literal, arguments.count == 1, let text = plainText(arguments[0].value, statics.first ?? nil) {
          literal.append(text, to: box)
          continue
        }
        _ = try dynamicCall("appendInterpolation", on: box, arguments, argumentTypes: statics)
      }
    }
    if literal != nil, case .structure(let collected) = box.value {
      return .structure(StructValue(type: type, fields: collected.fields))
    }
    return try dynamicConstruct(type, [("stringInterpolation", box.value)])
  }

  /// `LocalizedStringKey.Part.literal`
  private struct LocalizedLiteral {
    let type: TypeID
    let enumCase: DeclID

    func append(_ text: String, to box: Box) {
      guard case .structure(var collector) = box.value, case .array(var parts)? = collector.fields.first else { return }
      parts.append(.enumeration(EnumValue(type: type, enumCase: enumCase, payload: [.string(text)])))
      collector.fields[0] = .array(parts)
      box.value = .structure(collector)
    }
  }

  /// What plain parts of a localized string become, unless the program has interpolations of its own: finding the
  /// overload for each of them at each evaluation takes longer than everything else that a row of text needs.
  private func localizedLiteral(_ type: TypeID, _ collector: TypeID) -> LocalizedLiteral? {
    guard let decl = nominal(type), decl == known.localizedStringKey,
      let part = analyzer.directMembers(of: decl, named: "Part").first, let enumCase = cases(of: part).first,
      !members("appendInterpolation", of: collector).contains(where: { isUserDeclared($0) })
    else { return nil }
    return LocalizedLiteral(type: analyzer.nominalType(part), enumCase: enumCase)
  }

  /// A string or number as it is written in a localized string.
  private func plainText(_ value: Value, _ type: TypeID?) -> String? {
    guard let decl = nominal(type) else { return nil }
    switch value {
    case .string(let text): return decl == known.string ? text : nil
    case .int: return isInteger(decl) ? NumberFormat.format(value) : nil
    case .double: return isFloatingPoint(decl) ? NumberFormat.format(value) : nil
    default: return nil
    }
  }

  // MARK: Collections

  func array(_ node: SyntaxNode, _ frame: Frame, expected: TypeID?) throws -> Value {
    var wanted = expected
    while let type = wanted, isOptional(type) { wanted = types.argument(type, 0) }
    var element: TypeID?
    if let wanted, nominal(wanted) != nil, nominal(wanted) == known.array {
      element = types.argument(wanted, 0)
    } else if let wanted, let literal = analyzer.literalInitializer("arrayLiteral", of: wanted) {
      let declared = analyzer.signature(of: literal).parameters.first.map {
        concrete($0.type, surroundings(of: literal, in: wanted))
      }
      element =
        declared.flatMap { types.kind($0) == .nominal ? $0 : nil } ?? analyzer.literalElement(of: wanted) ?? wanted
    } else if let own = type(of: node, frame), nominal(own) == known.array {
      element = types.argument(own, 0)
    }
    var elements: [Value] = []
    for child in node.children where child.kind.isExpr {
      elements.append(try convert(try evaluate(child, frame, expected: element), to: element))
    }
    return try convert(.array(elements), to: expected)
  }

  func dictionary(_ node: SyntaxNode, _ frame: Frame, expected: TypeID?) throws -> Value {
    var wanted = expected ?? type(of: node, frame)
    while let type = wanted, isOptional(type) { wanted = types.argument(type, 0) }
    var parts: [TypeID?] = [nil, nil]
    if let wanted, nominal(wanted) == known.dictionary {
      parts = [types.argument(wanted, 0), types.argument(wanted, 1)]
    }
    var result = DictionaryValue()
    var key: Value?
    for child in node.children where child.kind.isExpr {
      let part = parts[key == nil ? 0 : 1]
      let value = try convert(try evaluate(child, frame, expected: part), to: part)
      if let known = key {
        result[known] = value
        key = nil
      } else {
        key = value
      }
    }
    return try convert(.dictionary(result), to: expected)
  }

  func tuple(_ node: SyntaxNode, _ frame: Frame, expected: TypeID?) throws -> Value {
    var elements: [Value] = []
    var labels: [Name] = []
    for child in node.children where child.kind.isExpr || child.kind == .labeledExpr {
      guard let value = child.kind == .labeledExpr ? child.children.last : child else { continue }
      let index = elements.count
      let part = expected.flatMap {
        types.kind($0) == .tuple && index < types.argumentCount($0) ? types.argument($0, index) : nil
      }
      elements.append(try convert(try evaluate(value, frame, expected: part), to: part))
      labels.append(
        child.kind == .labeledExpr ? child.firstToken.map { child.name(of: $0) } ?? .none : .none)
    }
    if elements.isEmpty { return .void }
    if let expected, types.kind(expected) == .tuple, labels.allSatisfy({ $0 == .none }) {
      labels = types.labels(ofTuple: expected)
    }
    return .tuple(TupleValue(elements, labels: labels))
  }

  /// `\.a.b`
  func keyPath(_ node: SyntaxNode, _ frame: Frame) throws -> Value {
    var components: [KeyPathValue.Component] = []
    for part in node.children where !part.kind.isType {
      switch part.kind {
      case .keyPathProperty:
        guard let token = part.keyPathName else { continue }
        let name = part.name(of: token)
        if name != "self" { components.append(.property(name)) }
      case .keyPathSubscript:
        var arguments: [(label: Name, value: Value)] = []
        for child in part.children {
          let isLabeled = child.kind == .labeledExpr
          guard let value = isLabeled ? child.children.last : child else { continue }
          let label = isLabeled ? child.firstToken.map { child.name(of: $0) } ?? .none : .none
          arguments.append((label, try evaluate(value, frame)))
        }
        components.append(.element(arguments))
      case .keyPathOptional:
        components.append(part.ownTokens.contains { part.isSpelt($0, "?") } ? .optional : .unwrapped)
      default: throw Interruption.unsupported("this form of key path")
      }
    }
    return .keyPath(KeyPathValue(components))
  }
}
