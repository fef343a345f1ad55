extension InterfaceText {
  /// Unmanaged references and manually managed memory.
  static let swiftManagedMemory = #"""
    public struct Unmanaged<Instance: AnyObject> {
      let _object: Instance
      init(_object: Instance) { self._object = _object }
      public static func passRetained(_ value: Instance) -> Unmanaged<Instance> { Unmanaged(_object: value) }
      public static func passUnretained(_ value: Instance) -> Unmanaged<Instance> { Unmanaged(_object: value) }
      @primitive public func toOpaque() -> UnsafeMutableRawPointer
      @primitive static func _object(at pointer: UnsafeRawPointer) -> Instance
      public static func fromOpaque(_ value: UnsafeRawPointer) -> Unmanaged<Instance> {
        Unmanaged(_object: _object(at: value))
      }
      public func takeRetainedValue() -> Instance { _object }
      public func takeUnretainedValue() -> Instance { _object }
      @discardableResult
      public func retain() -> Unmanaged<Instance> { self }
      public func release() {}
      @discardableResult
      public func autorelease() -> Unmanaged<Instance> { self }
      public func _withUnsafeGuaranteedRef<Result>(_ body: (Instance) throws -> Result) rethrows -> Result {
        try body(_object)
      }
    }

    open class ManagedBuffer<Header, Element> {
      var _header: Header?
      let _elements: UnsafeMutablePointer<Element>
      public final let capacity: Int
      required init(_capacity: Int) {
        capacity = _capacity
        _elements = UnsafeMutablePointer<Element>.allocate(capacity: Swift.max(1, _capacity))
      }
      public class func create(
        minimumCapacity: Int, makingHeaderWith factory: (ManagedBuffer<Header, Element>) throws -> Header
      ) rethrows -> ManagedBuffer<Header, Element> {
        let made = self.init(_capacity: minimumCapacity)
        made._header = try factory(made)
        return made
      }
      public final var header: Header {
        get { _header! }
        set { _header = newValue }
      }
      public final func withUnsafeMutablePointerToHeader<R>(
        _ body: (UnsafeMutablePointer<Header>) throws -> R
      ) rethrows -> R {
        var header = _header!
        defer { _header = header }
        return try withUnsafeMutablePointer(to: &header) { try body($0) }
      }
      public final func withUnsafeMutablePointerToElements<R>(
        _ body: (UnsafeMutablePointer<Element>) throws -> R
      ) rethrows -> R {
        try body(_elements)
      }
      public final func withUnsafeMutablePointers<R>(
        _ body: (UnsafeMutablePointer<Header>, UnsafeMutablePointer<Element>) throws -> R
      ) rethrows -> R {
        let elements = _elements
        return try withUnsafeMutablePointerToHeader { try body($0, elements) }
      }
    }
    """#
}
