extension InterfaceText {
  /// Indices that move because elements are inserted or removed before them.
  static let foundationIndexSetShifts = #"""
    extension IndexSet {
      /// Moves the indices from `integer` on; negative `delta` replaces those that the moved ones would meet.
      public mutating func shift(startingAt integer: Int, by delta: Int) {
        let start = integer + Swift.min(delta, 0)
        storage = storage.filter { $0 < start } + storage.filter { $0 >= integer }.map { $0 + delta }
      }
    }
    """#
}
