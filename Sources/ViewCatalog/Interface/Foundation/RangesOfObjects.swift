extension InterfaceText {
  /// Ranges of numbers made of an `NSRange`.
  static let foundationRangesOfObjects = #"""
    extension Range where Bound: BinaryInteger {
      public init?(_ range: NSRange) {
        guard range.location != NSNotFound else { return nil }
        self.init(uncheckedBounds: (Bound(range.lowerBound), Bound(range.upperBound)))
      }
    }
    """#
}
