import ViewCatalog
import ViewSource
import ViewSyntax

/// Which values of the environment are written and read: what goes down to a view besides what it is given.
///
/// A value is told by the first name of its key path, as `\.font`; an object by its class.
enum EnvironmentKey: Hashable {
  case value(Name)
  case object(DeclID)
}

extension Analyzer {
  /// What a view's own properties read of the environment.
  func environmentKeysRead(by view: DeclID) -> Set<EnvironmentKey> {
    if let known = keysRead[view] { return known }
    var keys: Set<EnvironmentKey> = []
    for member in children(of: view) where decl(member).kind == .variable {
      guard let wrapper = propertyWrappers(of: member).first, subscribes(wrapper.decl) != nil else { continue }
      if let key = keyPath(of: wrapper) {
        keys.insert(.value(key))
      } else if catalogueText(.requires, of: wrapper.decl) != nil, let object = objectType(variableType(of: member)) {
        keys.insert(.object(object))
      }
    }
    keysRead[view] = keys
    return keys
  }

  /// The value of the environment that a wrapped property is: `@Environment(\.level)`.
  func keyPath(of wrapper: WrapperUse) -> Name? {
    wrapper.attribute.subtree.lazy.compactMap { $0.kind == .keyPathExpr ? $0.firstKey : nil }.first
  }

  /// The class of an object, or of one that may be missing.
  private func objectType(_ type: TypeID) -> DeclID? {
    let type = wrapped(type) ?? type
    return types.kind(type) == .nominal && decl(types.decl(type)).kind == .classType ? types.decl(type) : nil
  }

  /// What a call of a modifier writes into the environment: the values of the key paths that it is given, the object that
  /// it is given, else what its own body writes.
  func environmentKeysWritten(by call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord) -> Set<EnvironmentKey> {
    let arguments = call.callArguments.compactMap(\.node)
    let given = environmentKeys(in: arguments, record)
    if !given.isEmpty { return given }
    if let object = objectWritten(by: use, arguments, record) { return [object] }
    return environmentKeysWritten(by: use.decl)
  }

  private func objectWritten(by use: BodyRecord.Use, _ arguments: [SyntaxNode], _ record: BodyRecord) -> EnvironmentKey?
  {
    guard catalogueText(.provides, of: use.decl) != nil, let type = arguments.first.flatMap({ record.types[$0.id] })
    else { return nil }
    return objectType(type).map { .object($0) }
  }

  private func environmentKeysWritten(by function: DeclID) -> Set<EnvironmentKey> {
    if let known = writtenKeys[function] { return known }
    // One that calls itself writes what it writes otherwise.
    writtenKeys[function] = []
    guard decl(function).kind == .function, node(of: function).child(.codeBlock) != nil else { return [] }
    let record = record(of: function)
    var keys = environmentKeys(in: [node(of: function)], record)
    for use in record.uses.values where decl(use.decl).kind == .function && use.base.map({ isView($0) }) == true {
      keys.formUnion(environmentKeysWritten(by: use.decl))
    }
    for call in node(of: function).subtree where call.kind == .functionCallExpr {
      guard let use = record.uses[call.id] else { continue }
      if let object = objectWritten(by: use, call.callArguments.compactMap(\.node), record) { keys.insert(object) }
    }
    writtenKeys[function] = keys
    return keys
  }

  private func environmentKeys(in nodes: [SyntaxNode], _ record: BodyRecord) -> Set<EnvironmentKey> {
    var keys: Set<EnvironmentKey> = []
    for path in nodes.lazy.flatMap(\.subtree) where path.kind == .keyPathExpr {
      guard let type = record.types[path.id], types.kind(type) == .nominal, types.argumentCount(type) > 0,
        types.argument(type, 0) == known(.environmentValues), let key = path.firstKey
      else { continue }
      keys.insert(.value(key))
    }
    return keys
  }
}

extension SyntaxNode {
  /// Of a key path: the first name behind its root.
  fileprivate var firstKey: Name? {
    guard let part = children.first(where: { $0.kind == .keyPathProperty }) else { return nil }
    return part.keyPathName.map { part.name(of: $0) }
  }
}
