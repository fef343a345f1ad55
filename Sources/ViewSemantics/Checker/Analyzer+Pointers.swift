import ViewSource

/// Conversions to pointers: `&count`, an array, a string, a mutable pointer.
extension Analyzer {
  func convertToPointer(_ from: TypeID, _ to: TypeID, _ score: inout Score) -> Bool {
    if isRawPointer(to) { return convertToRawPointer(from, to, &score) }
    guard types.argumentCount(to) == 1, let isMutable = isMutablePointer(to) else { return false }
    let pointee = types.argument(to, 0)
    let mark = mark()
    if types.kind(from) == .inoutType {
      let place = types.argument(from, 0)
      score.add(.valueConversion)
      if isKnown(place, .array), unify(types.argument(place, 0), pointee) { return true }
      undo(to: mark)
      return unify(place, pointee)
    }
    guard !isMutable else { return false }
    score.add(.valueConversion)
    if isKnown(from, .array) || isMutablePointer(from) == true { return unify(types.argument(from, 0), pointee) }
    guard isKnown(from, .string) else { return false }
    if isKnown(resolved(pointee), Name("UInt8")) { return true }
    return unify(pointee, known("Int8"))
  }

  /// Converts `&count`, an array, a string or a pointer to a raw pointer.
  private func convertToRawPointer(_ from: TypeID, _ to: TypeID, _ score: inout Score) -> Bool {
    let isConstant = isKnown(to, Name("UnsafeRawPointer"))
    let fits =
      types.kind(from) == .inoutType || isMutablePointer(from) == true
      || isConstant && (isKnown(from, .array) || isKnown(from, .string) || isPointer(from))
    if fits { score.add(.valueConversion, 2) }
    return fits
  }

  /// Whether a type is a typed or raw pointer.
  public func isPointer(_ type: TypeID) -> Bool { isMutablePointer(type) != nil || isRawPointer(type) }

  /// Whether a type is an `UnsafeMutablePointer` (`true`) or an `UnsafePointer` (`false`); `nil` for other types.
  public func isMutablePointer(_ type: TypeID) -> Bool? {
    guard types.kind(type) == .nominal, types.argumentCount(type) == 1, isFromCatalogue(types.decl(type)) else {
      return nil
    }
    if isKnown(type, Name("UnsafeMutablePointer")) { return true }
    return isKnown(type, Name("UnsafePointer")) ? false : nil
  }

  /// Whether a type is an `UnsafeRawPointer` or an `UnsafeMutableRawPointer`.
  public func isRawPointer(_ type: TypeID) -> Bool {
    Name.rawPointers.contains { isKnown(type, $0) }
  }
}
