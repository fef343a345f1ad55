extension InterfaceText {
  /// The global functions of the standard library, and comparisons of tuples.
  static let swiftFreeFunctions = #"""
    public func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
    public func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
      var result = min(min(x, y), z)
      for value in rest where value < result { result = value }
      return result
    }
    public func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }
    public func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
      var result = max(max(x, y), z)
      for value in rest where value >= result { result = value }
      return result
    }
    public func swap<T>(_ a: inout T, _ b: inout T) {
      let old = a
      a = b
      b = old
    }
    public func exchange<T>(_ item: inout T, with newValue: T) -> T {
      let old = item
      item = newValue
      return old
    }
    public func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result { try body() }
    public func withExtendedLifetime<T, Result>(_ x: T, _ body: (T) throws -> Result) rethrows -> Result { try body(x) }

    @effect("print")
    @primitive public func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
    public func print<Target: TextOutputStream>(
      _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
    ) {
      var prefix = ""
      for item in items {
        output.write(prefix)
        output.write(String(describing: item))
        prefix = separator
      }
      output.write(terminator)
    }
    @effect("print")
    @primitive public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
    @discardableResult
    @effect("print")
    @primitive public func dump<T>(
      _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
    ) -> T
    @discardableResult
    public func dump<T, TargetStream: TextOutputStream>(
      _ value: T, to target: inout TargetStream, name: String? = nil, indent: Int = 0, maxDepth: Int = .max,
      maxItems: Int = .max
    ) -> T {
      target.write(_dumped(value, name, indent, maxDepth, maxItems))
      return value
    }
    @primitive func _dumped<T>(_ value: T, _ name: String?, _ indent: Int, _ maxDepth: Int, _ maxItems: Int) -> String
    public func debugPrint<Target: TextOutputStream>(
      _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
    ) {
      var prefix = ""
      for item in items {
        output.write(prefix)
        output.write(String(reflecting: item))
        prefix = separator
      }
      output.write(terminator)
    }
    @primitive public func _typeName(_ type: Any.Type, qualified: Bool = true) -> String
    @primitive public func readLine(strippingNewline: Bool = true) -> String?

    public enum CommandLine {
      public static var arguments: [String] { ["main"] }
      public static var argc: Int32 { 1 }
    }


    @primitive public func fatalError(
      _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
    ) -> Never
    @primitive func _assertionFailure(_ prefix: String, _ message: String) -> Never
    public func precondition(
      _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
      file: StaticString = #file, line: UInt = #line
    ) {
      if !condition() { _assertionFailure("Precondition failed", message()) }
    }
    public func preconditionFailure(
      _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
    ) -> Never {
      fatalError(message(), file: file, line: line)
    }
    public func assert(
      _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
      file: StaticString = #file, line: UInt = #line
    ) {
      if !condition() { _assertionFailure("Assertion failed", message()) }
    }
    public func assertionFailure(
      _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
    ) {
      fatalError(message(), file: file, line: line)
    }

    @primitive public func == (t0: Any.Type?, t1: Any.Type?) -> Bool
    public func != (t0: Any.Type?, t1: Any.Type?) -> Bool { !(t0 == t1) }
    @_semantics("typechecker.type(of:)")
    @primitive public func type<T>(of value: T) -> T.Type
    @_semantics("typechecker.withoutActuallyEscaping(_:do:)")
    public func withoutActuallyEscaping<ClosureType, ResultType>(
      _ closure: ClosureType, do body: (_ escapingClosure: ClosureType) throws -> ResultType
    ) rethrows -> ResultType {
      try body(closure)
    }
    @primitive public func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U
    @primitive public func unsafeDowncast<T: AnyObject>(_ x: AnyObject, to type: T.Type) -> T
    @primitive public func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool

    public enum MemoryLayout<T> {
      @primitive public static var size: Int { get }
      @primitive public static var stride: Int { get }
      @primitive public static var alignment: Int { get }
      public static func size(ofValue value: T) -> Int { size }
      public static func stride(ofValue value: T) -> Int { stride }
      public static func alignment(ofValue value: T) -> Int { alignment }
      @primitive public static func offset(of key: PartialKeyPath<T>) -> Int?
    }

    public func == (lhs: (), rhs: ()) -> Bool { true }
    public func == <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool {
      lhs.0 == rhs.0 && lhs.1 == rhs.1
    }
    public func == <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
      lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2
    }
    public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(lhs: (A, B, C, D), rhs: (A, B, C, D))
      -> Bool
    {
      lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 && lhs.3 == rhs.3
    }
    public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
      lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
    ) -> Bool {
      lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 && lhs.3 == rhs.3 && lhs.4 == rhs.4
    }
    public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
      lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
    ) -> Bool {
      lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 && lhs.3 == rhs.3 && lhs.4 == rhs.4 && lhs.5 == rhs.5
    }
    public func != (lhs: (), rhs: ()) -> Bool { false }
    public func != <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool { !(lhs == rhs) }
    public func != <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
      !(lhs == rhs)
    }
    public func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(lhs: (A, B, C, D), rhs: (A, B, C, D))
      -> Bool
    {
      !(lhs == rhs)
    }
    public func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
      lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
    ) -> Bool {
      !(lhs == rhs)
    }
    public func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
      lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
    ) -> Bool {
      !(lhs == rhs)
    }
    public func < (lhs: (), rhs: ()) -> Bool { false }
    public func < <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
      lhs.0 == rhs.0 ? lhs.1 < rhs.1 : lhs.0 < rhs.0
    }
    public func < <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
      lhs.0 == rhs.0 ? (lhs.1, lhs.2) < (rhs.1, rhs.2) : lhs.0 < rhs.0
    }
    public func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(lhs: (A, B, C, D), rhs: (A, B, C, D))
      -> Bool
    {
      lhs.0 == rhs.0 ? (lhs.1, lhs.2, lhs.3) < (rhs.1, rhs.2, rhs.3) : lhs.0 < rhs.0
    }
    public func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
      lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
    ) -> Bool {
      lhs.0 == rhs.0 ? (lhs.1, lhs.2, lhs.3, lhs.4) < (rhs.1, rhs.2, rhs.3, rhs.4) : lhs.0 < rhs.0
    }
    public func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
      lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
    ) -> Bool {
      lhs.0 == rhs.0 ? (lhs.1, lhs.2, lhs.3, lhs.4, lhs.5) < (rhs.1, rhs.2, rhs.3, rhs.4, rhs.5) : lhs.0 < rhs.0
    }
    public func <= (lhs: (), rhs: ()) -> Bool { true }
    public func <= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
      lhs.0 == rhs.0 ? lhs.1 <= rhs.1 : lhs.0 <= rhs.0
    }
    public func <= <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
      lhs.0 == rhs.0 ? (lhs.1, lhs.2) <= (rhs.1, rhs.2) : lhs.0 <= rhs.0
    }
    public func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(lhs: (A, B, C, D), rhs: (A, B, C, D))
      -> Bool
    {
      lhs.0 == rhs.0 ? (lhs.1, lhs.2, lhs.3) <= (rhs.1, rhs.2, rhs.3) : lhs.0 <= rhs.0
    }
    public func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
      lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
    ) -> Bool {
      lhs.0 == rhs.0 ? (lhs.1, lhs.2, lhs.3, lhs.4) <= (rhs.1, rhs.2, rhs.3, rhs.4) : lhs.0 <= rhs.0
    }
    public func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
      lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
    ) -> Bool {
      lhs.0 == rhs.0 ? (lhs.1, lhs.2, lhs.3, lhs.4, lhs.5) <= (rhs.1, rhs.2, rhs.3, rhs.4, rhs.5) : lhs.0 <= rhs.0
    }
    public func > (lhs: (), rhs: ()) -> Bool { false }
    public func > <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
      lhs.0 == rhs.0 ? lhs.1 > rhs.1 : lhs.0 > rhs.0
    }
    public func > <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
      lhs.0 == rhs.0 ? (lhs.1, lhs.2) > (rhs.1, rhs.2) : lhs.0 > rhs.0
    }
    public func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(lhs: (A, B, C, D), rhs: (A, B, C, D))
      -> Bool
    {
      lhs.0 == rhs.0 ? (lhs.1, lhs.2, lhs.3) > (rhs.1, rhs.2, rhs.3) : lhs.0 > rhs.0
    }
    public func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
      lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
    ) -> Bool {
      lhs.0 == rhs.0 ? (lhs.1, lhs.2, lhs.3, lhs.4) > (rhs.1, rhs.2, rhs.3, rhs.4) : lhs.0 > rhs.0
    }
    public func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
      lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
    ) -> Bool {
      lhs.0 == rhs.0 ? (lhs.1, lhs.2, lhs.3, lhs.4, lhs.5) > (rhs.1, rhs.2, rhs.3, rhs.4, rhs.5) : lhs.0 > rhs.0
    }
    public func >= (lhs: (), rhs: ()) -> Bool { true }
    public func >= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
      lhs.0 == rhs.0 ? lhs.1 >= rhs.1 : lhs.0 >= rhs.0
    }
    public func >= <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
      lhs.0 == rhs.0 ? (lhs.1, lhs.2) >= (rhs.1, rhs.2) : lhs.0 >= rhs.0
    }
    public func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(lhs: (A, B, C, D), rhs: (A, B, C, D))
      -> Bool
    {
      lhs.0 == rhs.0 ? (lhs.1, lhs.2, lhs.3) >= (rhs.1, rhs.2, rhs.3) : lhs.0 >= rhs.0
    }
    public func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
      lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
    ) -> Bool {
      lhs.0 == rhs.0 ? (lhs.1, lhs.2, lhs.3, lhs.4) >= (rhs.1, rhs.2, rhs.3, rhs.4) : lhs.0 >= rhs.0
    }
    public func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
      lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
    ) -> Bool {
      lhs.0 == rhs.0 ? (lhs.1, lhs.2, lhs.3, lhs.4, lhs.5) >= (rhs.1, rhs.2, rhs.3, rhs.4, rhs.5) : lhs.0 >= rhs.0
    }
    """#
}
