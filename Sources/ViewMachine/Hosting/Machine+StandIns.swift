import ViewSemantics

/// Values of a host for what a program was not given.
extension Machine {
  /// A value that is not there: what uses it fails, for this reason.
  public func failing(_ reason: String) -> Value {
    var fault = Fault.unsupported(reason)
    fault.isOfAbsence = true
    hasAbsence = true
    return .ref(FaultBox(fault))
  }
}
