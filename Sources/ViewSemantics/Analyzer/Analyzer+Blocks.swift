import ViewSource

extension Analyzer {
  /// The view types in a builder block of several views: the arguments of `TupleView<(A, B)>` or, for systems of 27 and
  /// later, of `TupleContent<Pack{A, B}>`. `nil` for every other type.
  public func types(inBlock type: TypeID) -> [TypeID]? {
    guard isKnown(type, Analyzer.tupleView) || isKnown(type, Analyzer.tupleContent),
      let parts = types.arguments(type).first, types.kind(parts) == .tuple || types.kind(parts) == .pack
    else { return nil }
    return types.arguments(parts)
  }

  private static let tupleView: Name = "TupleView"
  private static let tupleContent: Name = "TupleContent"
}
