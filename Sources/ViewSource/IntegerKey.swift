/// What is told by one integer: the number of a name, a declaration, a type.
///
/// `Dictionary` and `Set` hash what they are asked with SipHash, against attackers who choose their keys. The numbers here
/// are given by this program, one after another, so one multiplication is enough; it is a tenth of the work.
public protocol IntegerKey: Hashable {
  /// Different for different keys.
  var bits: UInt64 { get }
}

extension IntegerKey {
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(bits) }

  /// What `Dictionary` and `Set` ask a key.
  ///
  /// - Parameter seed: of the table: without it, filling one from another would put all keys into the same few slots.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int {
    let product = (bits ^ UInt64(truncatingIfNeeded: seed)).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }
}
