extension InterfaceText {
  /// Values that a program attaches to its objects by keys.
  static let foundationSeldomAssociations = #"""
    import Foundation

    public enum objc_AssociationPolicy: UInt, Sendable {
      case OBJC_ASSOCIATION_ASSIGN = 0
      case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
      case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
      case OBJC_ASSOCIATION_RETAIN = 769
      case OBJC_ASSOCIATION_COPY = 771
    }
    nonisolated(unsafe) var _associations: [ObjectIdentifier: [UnsafeRawPointer: Any]] = [:]
    public func objc_setAssociatedObject(
      _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
    ) { _associations[ObjectIdentifier(object as AnyObject), default: [:]][key] = value }
    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
      _associations[ObjectIdentifier(object as AnyObject)]?[key]
    }
    public func objc_removeAssociatedObjects(_ object: Any) {
      _associations[ObjectIdentifier(object as AnyObject)] = nil
    }
    """#
}
