import ViewSource

/// Associated types of existentials.
extension Analyzer {
  /// A type with the associated types of existentials replaced by their upper bounds: the `Food` of an `any Animal` by
  /// an existential of the protocol's constraints on it.
  public func erasingOpenMembers(_ type: TypeID) -> TypeID {
    guard types.flags(type).contains(.hasMember) else { return type }
    switch types.kind(type) {
    case .member:
      let base = types.argument(type, 0)
      guard isExistential(base) else { return type }
      let bounds = inheritances(of: types.decl(type)).map(\.type).filter { types.kind($0) == .nominal }
      return types.existential(bounds)
    case .nominal: return types.nominal(types.decl(type), types.arguments(type).map { erasingOpenMembers($0) })
    case .tuple:
      return types.tuple(types.arguments(type).map { erasingOpenMembers($0) }, labels: types.labels(ofTuple: type))
    default: return type
    }
  }

  private func isExistential(_ type: TypeID) -> Bool {
    switch types.kind(type) {
    case .existential: true
    case .nominal: decl(types.decl(type)).kind == .protocolType
    default: false
    }
  }
}
