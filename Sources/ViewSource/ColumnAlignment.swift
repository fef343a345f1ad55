/// Text in the columns of a table. A text that is wider than its column is kept whole.
extension String {
  /// The text followed by spaces up to a width in characters.
  public func leftAligned(in width: Int) -> String { self + padding(to: width) }

  /// The text after spaces up to a width in characters.
  public func rightAligned(in width: Int) -> String { padding(to: width) + self }

  private func padding(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) }
}
