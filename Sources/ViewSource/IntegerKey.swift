/// A dictionary key that one integer determines: the index of a name, a declaration or a type.
///
/// `Dictionary` and `Set` hash keys with SipHash, to resist attackers who choose the keys. This program assigns its
/// indices in sequence, so one multiplication is enough; it takes a tenth of the time.
public protocol IntegerKey: Hashable {
  /// The integer; different keys have different integers.
  var bits: UInt64 { get }
}

extension IntegerKey {
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(bits) }

  /// The hash value that `Dictionary` and `Set` use.
  ///
  /// - Parameter seed: the seed of the table. Without it, copying one table into another would put all keys into the
  ///   same few buckets.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int {
    let product = (bits ^ UInt64(truncatingIfNeeded: seed)).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }
}
