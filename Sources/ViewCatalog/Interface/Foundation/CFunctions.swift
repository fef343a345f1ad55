extension InterfaceText {
  /// Functions of the C library: special functions, the parts of numbers, and memory.
  static let foundationCFunctions = #"""
    @primitive public func erf(_ x: Double) -> Double
    @primitive public func erf(_ x: Float) -> Float
    @primitive public func erf(_ x: CGFloat) -> CGFloat
    @primitive public func erfc(_ x: Double) -> Double
    @primitive public func erfc(_ x: Float) -> Float
    @primitive public func erfc(_ x: CGFloat) -> CGFloat
    @primitive public func tgamma(_ x: Double) -> Double
    @primitive public func tgamma(_ x: Float) -> Float
    @primitive public func tgamma(_ x: CGFloat) -> CGFloat
    @primitive public func j0(_ x: Double) -> Double
    @primitive public func j1(_ x: Double) -> Double
    @primitive public func y0(_ x: Double) -> Double
    @primitive public func y1(_ x: Double) -> Double
    @primitive public func jn(_ n: Int, _ x: Double) -> Double
    @primitive public func yn(_ n: Int, _ x: Double) -> Double
    @primitive func _lgamma(_ x: Double) -> Double
    public func lgamma(_ x: Double) -> (Double, Int) {
      let isNegative = x < 0 && x != x.rounded(.down) && x.rounded(.down).truncatingRemainder(dividingBy: 2) != 0
      return (_lgamma(x), isNegative ? -1 : 1)
    }
    public func ldexp<T: BinaryFloatingPoint>(_ x: T, _ n: Int) -> T { scalbn(x, n) }
    public func scalbn<T: BinaryFloatingPoint>(_ x: T, _ n: Int) -> T {
      T(sign: .plus, exponent: n, significand: x)
    }
    public func frexp<T: BinaryFloatingPoint>(_ x: T) -> (T, Int) {
      guard x.isFinite, x != 0 else { return (x, 0) }
      return (T(sign: x.sign, exponent: -1, significand: x.significand), x.exponent + 1)
    }
    public func ilogb<T: BinaryFloatingPoint>(_ x: T) -> Int { x.exponent }
    public func logb(_ x: Double) -> Double { Double(x.exponent) }
    public func copysign<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T { y.sign == x.sign ? x : -x }
    public func nextafter(_ x: Double, _ y: Double) -> Double { x == y ? y : x < y ? x.nextUp : x.nextDown }
    public func fdim(_ x: Double, _ y: Double) -> Double { x > y ? x - y : 0 }
    public func remainder<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.remainder(dividingBy: y) }
    public func nan(_ text: String) -> Double { .nan }

    public func malloc(_ size: Int) -> UnsafeMutableRawPointer! {
      UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    }
    public func calloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer! {
      memset(malloc(count * size), 0, count * size)
    }
    public func free(_ pointer: UnsafeMutableRawPointer!) { pointer?.deallocate() }
    public func memcmp(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Int32 {
      for i in 0..<count {
        let (a, b) = (left.load(fromByteOffset: i, as: UInt8.self), right.load(fromByteOffset: i, as: UInt8.self))
        if a != b { return Int32(a) - Int32(b) }
      }
      return 0
    }
    public func strcmp(_ left: UnsafePointer<UInt8>!, _ right: UnsafePointer<UInt8>!) -> Int32 {
      var i = 0
      while left[i] == right[i], left[i] != 0 { i += 1 }
      return Int32(left[i]) - Int32(right[i])
    }
    @_disfavoredOverload
    public func strcmp(_ left: UnsafePointer<CChar>!, _ right: UnsafePointer<CChar>!) -> Int32 {
      var i = 0
      while left[i] == right[i], left[i] != 0 { i += 1 }
      return Int32(UInt8(bitPattern: left[i])) - Int32(UInt8(bitPattern: right[i]))
    }
    public func memchr(_ start: UnsafeRawPointer, _ byte: Int32, _ count: Int) -> UnsafeMutableRawPointer! {
      let wanted = UInt8(truncatingIfNeeded: byte)
      for i in 0..<count where start.load(fromByteOffset: i, as: UInt8.self) == wanted {
        return UnsafeMutableRawPointer(mutating: start + i)
      }
      return nil
    }
    /// Pages are never swapped out.
    @discardableResult public func mlock(_ start: UnsafeRawPointer!, _ count: Int) -> Int32 { 0 }
    @discardableResult public func munlock(_ start: UnsafeRawPointer!, _ count: Int) -> Int32 { 0 }
    @discardableResult
    public func memcpy(
      _ target: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int
    ) -> UnsafeMutableRawPointer! {
      target.copyMemory(from: source, byteCount: count)
      return target
    }
    @discardableResult
    public func memmove(
      _ target: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int
    ) -> UnsafeMutableRawPointer! {
      let bytes = (0..<count).map { source.load(fromByteOffset: $0, as: UInt8.self) }
      for i in 0..<count { target.storeBytes(of: bytes[i], toByteOffset: i, as: UInt8.self) }
      return target
    }
    @discardableResult
    public func memset(_ target: UnsafeMutableRawPointer!, _ byte: Int32, _ count: Int) -> UnsafeMutableRawPointer! {
      for i in 0..<count { target.storeBytes(of: UInt8(truncatingIfNeeded: byte), toByteOffset: i, as: UInt8.self) }
      return target
    }
    """#
}
