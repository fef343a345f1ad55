import ViewSemantics
import ViewSource
import ViewSyntax

/// Names and members.
extension Interpreter {
  static let selfName: Name = "self"

  func reference(_ node: SyntaxNode, _ frame: Frame, expected: TypeID?) throws -> Value {
    let name: Name
    switch frame.record.reference(node) {
    case .nothing: return .void
    case .selfValue:
      if let box = frame.selfBox { return box.value }
      return frame.selfType.map { .metatype($0) } ?? .void
    case .selfType: return frame.selfType.map { .metatype($0) } ?? .void
    case .operatorName(let name): return .function(FunctionValue(.native { try self.applyOperator(name, $0) }))
    case .name(let found): name = found
    }
    if let local = frame.local(name) {
      if let type = local.type { return .metatype(type) }
      if case .uninitialized = local.box.value {
        throw Interruption.trap("`\(name.text)` is read before it has a value")
      }
      return local.box.value
    }
    if let use = frame.record.uses[node.id] { return try value(of: use, node, frame) }
    if let type = type(of: node, frame), types.kind(type) == .metatype { return .metatype(types.argument(type, 0)) }
    // In `SwiftUI.Text` the module itself has no value.
    if analyzer.program.modules.contains(where: { $0.name == name }) { return .void }
    return try dynamicReference(name, frame)
  }

  /// What a name of a declaration outside of the body gives.
  func value(of use: BodyRecord.Use, _ node: SyntaxNode, _ frame: Frame) throws -> Value {
    let decl = analyzer.decl(use.decl)
    let base = use.base.map { concrete($0, frame) }
    switch decl.kind {
    case .variable:
      if decl.has(.isStatic) || analyzer.owner(of: use.decl) == nil { return try readStatic(use.decl, base) }
      guard let box = frame.selfBox else {
        throw Interruption.unresolved("`\(decl.name.text)` needs a value of its type")
      }
      return try read(use.decl, of: box.value, expected: base, part: use.part)
    case .function:
      let selfBox = decl.has(.isStatic) ? nil : frame.selfBox.map { Box($0.value) }
      return method(use, base, selfBox, frame)
    case .enumCase:
      guard let base else { break }
      return try enumCase(use.decl, base, [])
    default: break
    }
    if let type = type(of: node, frame), types.kind(type) == .metatype { return .metatype(types.argument(type, 0)) }
    throw Interruption.unsupported("`\(decl.name.text)` as a value")
  }

  func method(_ use: BodyRecord.Use, _ base: TypeID?, _ selfBox: Box?, _ frame: Frame) -> Value {
    let type = selfBox.map { self.type(of: $0.value, expected: base) } ?? base
    let decl = implementation(of: use.decl, in: type)
    var substitution = surroundings(of: decl, in: type)
    for generic in use.generics { substitution.bind(generic.parameter, to: concrete(generic.type, frame)) }
    return .function(FunctionValue(.declared(decl, selfBox, type, substitution)))
  }

  // MARK: Members

  func memberAccess(_ node: SyntaxNode, _ frame: Frame, expected: TypeID?) throws -> Value {
    guard let base = node.children.first, let name = frame.record.memberName(of: node) else {
      throw Interruption.unsupported("an incomplete member")
    }
    if name == Interpreter.selfName { return try evaluateLink(base, frame) }
    guard let use = frame.record.uses[node.id] else {
      if let type = type(of: node, frame), types.kind(type) == .metatype { return .metatype(types.argument(type, 0)) }
      return try dynamicMember(name, base, frame)
    }
    let decl = analyzer.decl(use.decl)
    let type = use.base.map { concrete($0, frame) }
    switch decl.kind {
    case .enumCase:
      guard let type else { break }
      return try enumCase(use.decl, type, [])
    case .variable where decl.has(.isStatic):
      if let given = type, types.kind(given) != .nominal, case .metatype(let found) = try evaluateLink(base, frame) {
        return try readStatic(use.decl, found)
      }
      return try readStatic(use.decl, type)
    case .variable:
      var value = try evaluateLink(base, frame)
      if case .wrapped(let inner) = value, let type, !isOptional(type) { value = inner }
      return try read(use.decl, of: value, expected: type, part: use.part)
    case .function:
      if decl.has(.isStatic) || analyzer.owner(of: use.decl) == nil { return method(use, type, nil, frame) }
      let value = try evaluateLink(base, frame)
      if case .metatype(let own) = value {
        let decl = implementation(of: use.decl, in: own)
        return .function(
          FunctionValue(
            .native { values in
              .function(
                FunctionValue(.declared(decl, values.first.map { Box($0) }, own, self.surroundings(of: decl, in: own))))
            }))
      }
      return method(use, type, Box(value), frame)
    case .subscriptDecl: return try dynamicMember(name, base, frame)
    default: break
    }
    if let type = self.type(of: node, frame), types.kind(type) == .metatype {
      return .metatype(types.argument(type, 0))
    }
    return try dynamicMember(name, base, frame)
  }

  func implicitMember(_ node: SyntaxNode, _ frame: Frame, expected: TypeID?) throws -> Value {
    guard let name = frame.record.memberName(of: node) else { throw Interruption.unsupported("an incomplete member") }
    if let use = frame.record.uses[node.id], let base = use.base.map({ concrete($0, frame) }) {
      switch analyzer.decl(use.decl).kind {
      case .enumCase: return try enumCase(use.decl, base, [])
      case .variable: return try readStatic(use.decl, base)
      case .function: return method(use, base, nil, frame)
      default: break
      }
    }
    // Beside literals alone, numbers are `Double`.
    let wanted = expected ?? type(of: node, frame) ?? known.double.map { analyzer.nominalType($0) }
    guard let wanted, let value = try dynamicStatic(name, wanted) else {
      throw Interruption.unresolved("nothing tells what `.\(name.text)` is")
    }
    return value
  }
}
