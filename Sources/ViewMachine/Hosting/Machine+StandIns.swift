import ViewSemantics

/// Stand-in values that a host supplies.
extension Machine {
  /// An absent value: any use of it fails with this reason.
  public func failing(_ reason: String) -> Value {
    var fault = Fault.unsupported(reason)
    fault.isReportedAbsence = true
    hasAbsence = true
    return .ref(AbsentValueBox(fault))
  }
}
