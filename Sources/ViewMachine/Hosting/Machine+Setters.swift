import ViewSemantics

extension Machine {
  /// Finds how a property is written in a type: to be called with the value to change, which comes back changed, and the
  /// new value of the property.
  public func prepareSetter(_ member: DeclID, of type: TypeID) throws -> PreparedCall {
    PreparedCall(target: try target(member, .setter, type, [], hasSelf: true), result: analyzer.void)
  }
}
