extension InterfaceText {
  /// A coder with keys, which keeps what is encoded in memory.
  static let foundationCoders = #"""
    open class NSCoder: NSObject {
      var _values: [String: Any] = [:]
      public override init() {}
      open var allowsKeyedCoding: Bool { true }
      open var requiresSecureCoding: Bool { false }
      open var allowedClasses: Set<AnyHashable>? { nil }
      open func containsValue(forKey key: String) -> Bool { _values[key] != nil }
      open func encode(_ object: Any?, forKey key: String) { _values[key] = object }
      open func encode(_ value: Bool, forKey key: String) { _values[key] = value }
      open func encode(_ value: Int, forKey key: String) { _values[key] = value }
      open func encode(_ value: Int32, forKey key: String) { _values[key] = value }
      open func encode(_ value: Int64, forKey key: String) { _values[key] = value }
      open func encode(_ value: Float, forKey key: String) { _values[key] = value }
      open func encode(_ value: Double, forKey key: String) { _values[key] = value }
      open func encode(_ value: CGFloat, forKey key: String) { _values[key] = Double(value) }
      open func encode(_ value: CGPoint, forKey key: String) { _values[key] = value }
      open func encode(_ value: CGSize, forKey key: String) { _values[key] = value }
      open func encode(_ value: CGRect, forKey key: String) { _values[key] = value }
      open func encodeConditionalObject(_ object: Any?, forKey key: String) { _values[key] = object }
      func _number(_ key: String) -> Double {
        switch _values[key] {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as Int32: Double(value)
        case let value as Int64: Double(value)
        case let value as NSNumber: value.doubleValue
        default: 0
        }
      }
      open func decodeObject(forKey key: String) -> Any? { _values[key] }
      public func decodeObject<DecodedObjectType>(
        of cls: DecodedObjectType.Type, forKey key: String
      ) -> DecodedObjectType? { _values[key] as? DecodedObjectType }
      open func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { _values[key] }
      open func decodeArrayOfObjects<DecodedObjectType>(
        ofClass cls: DecodedObjectType.Type, forKey key: String
      ) -> [DecodedObjectType]? { _values[key] as? [DecodedObjectType] }
      open func decodeBool(forKey key: String) -> Bool { _values[key] as? Bool ?? false }
      open func decodeInteger(forKey key: String) -> Int { _values[key] as? Int ?? Int(_number(key)) }
      open func decodeInt32(forKey key: String) -> Int32 { Int32(_number(key)) }
      open func decodeInt64(forKey key: String) -> Int64 { _values[key] as? Int64 ?? Int64(_number(key)) }
      open func decodeCInt(forKey key: String) -> Int32 { Int32(_number(key)) }
      open func decodeFloat(forKey key: String) -> Float { Float(_number(key)) }
      open func decodeDouble(forKey key: String) -> Double { _number(key) }
      open func decodeCGPoint(forKey key: String) -> CGPoint { _values[key] as? CGPoint ?? .zero }
      open func decodeCGSize(forKey key: String) -> CGSize { _values[key] as? CGSize ?? .zero }
      open func decodeCGRect(forKey key: String) -> CGRect { _values[key] as? CGRect ?? .zero }
      open func failWithError(_ error: any Error) {}
    }
    """#
}
