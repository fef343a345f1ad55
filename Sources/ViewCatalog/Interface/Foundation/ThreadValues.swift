extension InterfaceText {
  /// The values of a thread. A program's tasks share one thread, so there is one table.
  static let foundationThreadValues = #"""
    enum _ThreadValues {
      nonisolated(unsafe) static let dictionary = NSMutableDictionary()
      nonisolated(unsafe) static var lastKey: pthread_key_t = 0
      nonisolated(unsafe) static var pointers: [pthread_key_t: UnsafeMutableRawPointer] = [:]
    }
    extension Thread {
      public var threadDictionary: NSMutableDictionary { _ThreadValues.dictionary }
    }
    public typealias pthread_key_t = UInt32
    @discardableResult public func pthread_key_create(
      _ key: UnsafeMutablePointer<pthread_key_t>, _ destructor: ((UnsafeMutableRawPointer) -> Void)?
    ) -> Int32 {
      _ThreadValues.lastKey += 1
      key.pointee = _ThreadValues.lastKey
      return 0
    }
    @discardableResult public func pthread_key_delete(_ key: pthread_key_t) -> Int32 {
      _ThreadValues.pointers[key] = nil
      return 0
    }
    public func pthread_getspecific(_ key: pthread_key_t) -> UnsafeMutableRawPointer? { _ThreadValues.pointers[key] }
    @discardableResult public func pthread_setspecific(_ key: pthread_key_t, _ value: UnsafeRawPointer?) -> Int32 {
      _ThreadValues.pointers[key] = value.map { UnsafeMutableRawPointer(mutating: $0) }
      return 0
    }
    """#
}
