extension InterfaceText {
  /// The mathematical functions, for each floating-point type.
  static let foundationMathematics = #"""
    @primitive public func sin(_ x: Double) -> Double
    @primitive public func cos(_ x: Double) -> Double
    @primitive public func tan(_ x: Double) -> Double
    @primitive public func asin(_ x: Double) -> Double
    @primitive public func acos(_ x: Double) -> Double
    @primitive public func atan(_ x: Double) -> Double
    @primitive public func sinh(_ x: Double) -> Double
    @primitive public func cosh(_ x: Double) -> Double
    @primitive public func tanh(_ x: Double) -> Double
    @primitive public func asinh(_ x: Double) -> Double
    @primitive public func acosh(_ x: Double) -> Double
    @primitive public func atanh(_ x: Double) -> Double
    @primitive public func exp(_ x: Double) -> Double
    @primitive public func exp2(_ x: Double) -> Double
    @primitive public func log(_ x: Double) -> Double
    @primitive public func log2(_ x: Double) -> Double
    @primitive public func log10(_ x: Double) -> Double
    @primitive public func log1p(_ x: Double) -> Double
    @primitive public func expm1(_ x: Double) -> Double
    @primitive public func cbrt(_ x: Double) -> Double
    @primitive public func pow(_ x: Double, _ y: Double) -> Double
    @primitive public func atan2(_ y: Double, _ x: Double) -> Double
    @primitive public func hypot(_ x: Double, _ y: Double) -> Double
    @primitive public func fmod(_ x: Double, _ y: Double) -> Double
    public func fma(_ x: Double, _ y: Double, _ z: Double) -> Double { z.addingProduct(x, y) }
    @primitive public func fmax(_ x: Double, _ y: Double) -> Double
    @primitive public func fmin(_ x: Double, _ y: Double) -> Double

    @primitive public func sin(_ x: Float) -> Float
    @primitive public func cos(_ x: Float) -> Float
    @primitive public func tan(_ x: Float) -> Float
    @primitive public func asin(_ x: Float) -> Float
    @primitive public func acos(_ x: Float) -> Float
    @primitive public func atan(_ x: Float) -> Float
    @primitive public func sinh(_ x: Float) -> Float
    @primitive public func cosh(_ x: Float) -> Float
    @primitive public func tanh(_ x: Float) -> Float
    @primitive public func asinh(_ x: Float) -> Float
    @primitive public func acosh(_ x: Float) -> Float
    @primitive public func atanh(_ x: Float) -> Float
    @primitive public func exp(_ x: Float) -> Float
    @primitive public func exp2(_ x: Float) -> Float
    @primitive public func log(_ x: Float) -> Float
    @primitive public func log2(_ x: Float) -> Float
    @primitive public func log10(_ x: Float) -> Float
    @primitive public func log1p(_ x: Float) -> Float
    @primitive public func expm1(_ x: Float) -> Float
    @primitive public func cbrt(_ x: Float) -> Float
    @primitive public func pow(_ x: Float, _ y: Float) -> Float
    @primitive public func atan2(_ y: Float, _ x: Float) -> Float
    @primitive public func hypot(_ x: Float, _ y: Float) -> Float
    @primitive public func fmod(_ x: Float, _ y: Float) -> Float
    public func fma(_ x: Float, _ y: Float, _ z: Float) -> Float { z.addingProduct(x, y) }
    @primitive public func fmax(_ x: Float, _ y: Float) -> Float
    @primitive public func fmin(_ x: Float, _ y: Float) -> Float

    @primitive public func sin(_ x: CGFloat) -> CGFloat
    @primitive public func cos(_ x: CGFloat) -> CGFloat
    @primitive public func tan(_ x: CGFloat) -> CGFloat
    @primitive public func asin(_ x: CGFloat) -> CGFloat
    @primitive public func acos(_ x: CGFloat) -> CGFloat
    @primitive public func atan(_ x: CGFloat) -> CGFloat
    @primitive public func sinh(_ x: CGFloat) -> CGFloat
    @primitive public func cosh(_ x: CGFloat) -> CGFloat
    @primitive public func tanh(_ x: CGFloat) -> CGFloat
    @primitive public func asinh(_ x: CGFloat) -> CGFloat
    @primitive public func acosh(_ x: CGFloat) -> CGFloat
    @primitive public func atanh(_ x: CGFloat) -> CGFloat
    @primitive public func exp(_ x: CGFloat) -> CGFloat
    @primitive public func exp2(_ x: CGFloat) -> CGFloat
    @primitive public func log(_ x: CGFloat) -> CGFloat
    @primitive public func log2(_ x: CGFloat) -> CGFloat
    @primitive public func log10(_ x: CGFloat) -> CGFloat
    @primitive public func log1p(_ x: CGFloat) -> CGFloat
    @primitive public func expm1(_ x: CGFloat) -> CGFloat
    @primitive public func cbrt(_ x: CGFloat) -> CGFloat
    @primitive public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat
    @primitive public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat
    @primitive public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat
    @primitive public func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat
    public func fma(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat { z.addingProduct(x, y) }
    @primitive public func fmax(_ x: CGFloat, _ y: CGFloat) -> CGFloat
    @primitive public func fmin(_ x: CGFloat, _ y: CGFloat) -> CGFloat

    public func sqrt<T: FloatingPoint>(_ x: T) -> T { x.squareRoot() }
    public func sqrtf(_ x: Float) -> Float { x.squareRoot() }
    public func sinf(_ x: Float) -> Float { sin(x) }
    public func cosf(_ x: Float) -> Float { cos(x) }
    public func tanf(_ x: Float) -> Float { tan(x) }
    public func atan2f(_ y: Float, _ x: Float) -> Float { atan2(y, x) }
    public func expf(_ x: Float) -> Float { exp(x) }
    public func logf(_ x: Float) -> Float { log(x) }
    public func powf(_ x: Float, _ y: Float) -> Float { pow(x, y) }
    public func hypotf(_ x: Float, _ y: Float) -> Float { hypot(x, y) }
    public func fmodf(_ x: Float, _ y: Float) -> Float { fmod(x, y) }
    public func fabsf(_ x: Float) -> Float { x.magnitude }
    public func asinf(_ x: Float) -> Float { asin(x) }
    public func acosf(_ x: Float) -> Float { acos(x) }
    public func atanf(_ x: Float) -> Float { atan(x) }
    public func sinhf(_ x: Float) -> Float { sinh(x) }
    public func coshf(_ x: Float) -> Float { cosh(x) }
    public func tanhf(_ x: Float) -> Float { tanh(x) }
    public func exp2f(_ x: Float) -> Float { exp2(x) }
    public func log2f(_ x: Float) -> Float { log2(x) }
    public func log10f(_ x: Float) -> Float { log10(x) }
    public func cbrtf(_ x: Float) -> Float { cbrt(x) }
    public func roundf(_ x: Float) -> Float { x.rounded(.toNearestOrAwayFromZero) }
    public func floorf(_ x: Float) -> Float { x.rounded(.down) }
    public func ceilf(_ x: Float) -> Float { x.rounded(.up) }
    public func truncf(_ x: Float) -> Float { x.rounded(.towardZero) }
    public func fmaxf(_ x: Float, _ y: Float) -> Float { fmax(x, y) }
    public func fminf(_ x: Float, _ y: Float) -> Float { fmin(x, y) }
    public func fabs<T: FloatingPoint>(_ x: T) -> T { x.magnitude }
    public func floor<T: FloatingPoint>(_ x: T) -> T { x.rounded(.down) }
    public func ceil<T: FloatingPoint>(_ x: T) -> T { x.rounded(.up) }
    public func lround(_ x: Double) -> Int { Int(x.rounded()) }
    public func lroundf(_ x: Float) -> Int { Int(x.rounded()) }
    public func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
    public func lrintf(_ x: Float) -> Int { Int(x.rounded(.toNearestOrEven)) }
    public func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
    public func rint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
    public func nearbyint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
    public func trunc<T: FloatingPoint>(_ x: T) -> T { x.rounded(.towardZero) }
    public func round<T: FloatingPoint>(_ x: T) -> T { x.rounded(.toNearestOrAwayFromZero) }
    public func rint<T: FloatingPoint>(_ x: T) -> T { x.rounded(.toNearestOrEven) }
    public func modf<T: FloatingPoint>(_ x: T) -> (T, T) {
      let whole = x.rounded(.towardZero)
      return (whole, x - whole)
    }
    public func pow(_ x: Decimal, _ y: Int) -> Decimal {
      var result = Decimal(1)
      for _ in 0..<y { result *= x }
      return result
    }

    public let M_PI = 3.14159265358979323846264338327950288
    public let M_PI_2 = 1.57079632679489661923132169163975144
    public let M_PI_4 = 0.785398163397448309615660845819875721
    public let M_E = 2.71828182845904523536028747135266250
    public let M_SQRT2 = 1.41421356237309504880168872420969808
    public let M_SQRT1_2 = 0.707106781186547524400844362104849039
    public let M_LOG2E = 1.44269504088896340735992468100189214
    public let M_LOG10E = 0.434294481903251827651128918916605082
    public let M_LN2 = 0.693147180559945309417232121458176568
    public let M_LN10 = 2.30258509299404568401799145468436421
    public let M_1_PI = 0.318309886183790671537767526745028724
    public let M_2_PI = 0.636619772367581343075535053490057448
    public let M_2_SQRTPI = 1.12837916709551257389615890312154517

    @fresh @random("value") @primitive public func arc4random() -> UInt32
    @fresh @random("value") @primitive public func arc4random_uniform(_ upperBound: UInt32) -> UInt32
    /// The random numbers of the C library, the same in each run that does not seed them.
    enum _CNumbers {
      nonisolated(unsafe) static var words = _CNumbers.seeded(1)
      nonisolated(unsafe) static var place = 3
      nonisolated(unsafe) static var state48: UInt64 = 0
      static func seeded(_ seed: UInt32) -> [UInt32] {
        var word = Int(Int32(bitPattern: seed == 0 ? 1 : seed))
        var words = [UInt32(truncatingIfNeeded: word)]
        for _ in 1..<31 {
          word = (16807 * word) % 2147483647
          if word < 0 { word += 2147483647 }
          words.append(UInt32(truncatingIfNeeded: word))
        }
        var place = 3
        for _ in 0..<310 {
          words[place] = words[place] &+ words[(place + 28) % 31]
          place = (place + 1) % 31
        }
        return words
      }
      static func seed(_ seed: UInt32) {
        words = seeded(seed)
        place = 3
      }
      static func next() -> Int {
        words[place] = words[place] &+ words[(place + 28) % 31]
        let number = Int(words[place] >> 1)
        place = (place + 1) % 31
        return number
      }
      static func next48() -> UInt64 {
        state48 = (state48 &* 0x5DEECE66D &+ 0xB) & 0xFFFF_FFFF_FFFF
        return state48
      }
    }

    public let RAND_MAX: Int32 = 2147483647
    @fresh @random("value") public func rand() -> Int32 { Int32(_CNumbers.next()) }
    public func srand(_ seed: UInt32) { _CNumbers.seed(seed) }
    @fresh @random("value") public func random() -> Int { _CNumbers.next() }
    public func srandom(_ seed: UInt32) { _CNumbers.seed(seed) }
    @fresh @random("value") public func drand48() -> Double { Double(_CNumbers.next48()) / 281474976710656 }
    @fresh @random("value") public func lrand48() -> Int { Int(_CNumbers.next48() >> 17) }
    @fresh @random("value") public func mrand48() -> Int {
      Int(Int32(truncatingIfNeeded: _CNumbers.next48() >> 16))
    }
    public func srand48(_ seed: Int) {
      _CNumbers.state48 = UInt64(UInt32(truncatingIfNeeded: seed)) << 16 | 0x330E
    }
    /// The seconds since 1970-01-01.
    @fresh public func time(_ timer: UnsafeMutablePointer<Int>?) -> Int {
      let now = Int(Date().timeIntervalSince1970)
      if let timer { timer.pointee = now }
      return now
    }
    @constant("device") public func getpid() -> Int32 { ProcessInfo.processInfo.processIdentifier }
    @blocks("thread")
    @primitive public func sleep(_ seconds: UInt32) -> UInt32
    @blocks("thread")
    @primitive public func usleep(_ useconds: UInt32) -> Int32
    @primitive public func exit(_ status: Int32) -> Never
    public let EXIT_SUCCESS: Int32 = 0
    public let EXIT_FAILURE: Int32 = 1
    @constant("device") public func getenv(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? {
      ProcessInfo.processInfo.environment[String(cString: name)].map { UnsafeMutablePointer._holding(Array($0.utf8CString)) }
    }
    """#
}
