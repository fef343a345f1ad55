import ViewMachine

extension Element {
  /// Whether it is laid out from right to left, so that its track fills from the right.
  public var isRightToLeft: Bool {
    guard case .ref(let box)? = node.environment["layoutDirection"], let value = box as? EnumBox else { return false }
    // The second case of `LayoutDirection`.
    return value.tag == 1
  }
}
