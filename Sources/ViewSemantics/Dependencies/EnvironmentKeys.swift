import ViewSource
import ViewSyntax

/// Which values of the environment are written and read: what goes down to a view besides what it is given.
///
/// A value is told by the first name of its key path: `\.font`, `\.level`.
extension Analyzer {
  /// The values of the environment that a view's own properties read.
  func environmentKeysRead(by view: DeclID) -> Set<Name> {
    var keys: Set<Name> = []
    for member in children(of: view) where decl(member).kind == .variable {
      guard let wrapper = propertyWrappers(of: member).first, subscribes(wrapper.decl) != nil else { continue }
      for path in wrapper.attribute.subtree where path.kind == .keyPathExpr {
        if let key = path.firstKey { keys.insert(key) }
      }
    }
    return keys
  }

  /// The values of the environment that a call of a modifier writes: those of the key paths it is given, else those that
  /// its own body writes.
  func environmentKeysWritten(by call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord) -> Set<Name> {
    let given = environmentKeys(in: call.callArguments.compactMap(\.node), record)
    return given.isEmpty ? environmentKeysWritten(by: use.decl) : given
  }

  private func environmentKeysWritten(by function: DeclID) -> Set<Name> {
    if let known = writtenKeys[function] { return known }
    // One that calls itself writes what it writes otherwise.
    writtenKeys[function] = []
    guard decl(function).kind == .function, node(of: function).child(.codeBlock) != nil else { return [] }
    let record = record(of: function)
    var keys = environmentKeys(in: [node(of: function)], record)
    for use in record.uses.values where decl(use.decl).kind == .function && use.base.map({ isView($0) }) == true {
      keys.formUnion(environmentKeysWritten(by: use.decl))
    }
    writtenKeys[function] = keys
    return keys
  }

  private func environmentKeys(in nodes: [SyntaxNode], _ record: BodyRecord) -> Set<Name> {
    var keys: Set<Name> = []
    for path in nodes.lazy.flatMap(\.subtree) where path.kind == .keyPathExpr {
      guard let type = record.types[path.id], types.kind(type) == .nominal, types.argumentCount(type) > 0,
        types.argument(type, 0) == known(.environmentValues), let key = path.firstKey
      else { continue }
      keys.insert(key)
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
