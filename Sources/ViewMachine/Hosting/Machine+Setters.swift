import ViewSemantics

extension Machine {
  /// Prepares the setter of a property in a type. Its arguments are the value to mutate, which is returned mutated, and
  /// the new value of the property.
  public func prepareSetter(_ member: DeclID, of type: TypeID) throws -> PreparedCall {
    PreparedCall(target: try target(member, .setter, type, [], hasSelf: true), result: analyzer.void)
  }
}
