import Foundation
import ViewSemantics
import ViewSource

/// Mathematical functions.
extension NativeTable {
  mutating func addMathematics() {
    func function(
      _ name: String, _ double: @escaping (Double) -> Double, _ float: @escaping (Float) -> Float
    ) {
      add("\(name)(_:)") { call in
        let value = try call.double(0)
        return .double(call.firstNumber == .float ? Double(float(Float(value))) : double(value))
      }
    }
    func function(
      _ name: String, _ double: @escaping (Double, Double) -> Double, _ float: @escaping (Float, Float) -> Float
    ) {
      add("\(name)(_:_:)") { call in
        let (left, right) = (try call.double(0), try call.double(1))
        return .double(call.firstNumber == .float ? Double(float(Float(left), Float(right))) : double(left, right))
      }
    }
    function("sin", { sin($0) }, { sin($0) })
    function("cos", { cos($0) }, { cos($0) })
    function("tan", { tan($0) }, { tan($0) })
    function("asin", { asin($0) }, { asin($0) })
    function("acos", { acos($0) }, { acos($0) })
    function("atan", { atan($0) }, { atan($0) })
    function("sinh", { sinh($0) }, { sinh($0) })
    function("cosh", { cosh($0) }, { cosh($0) })
    function("tanh", { tanh($0) }, { tanh($0) })
    function("asinh", { asinh($0) }, { asinh($0) })
    function("acosh", { acosh($0) }, { acosh($0) })
    function("atanh", { atanh($0) }, { atanh($0) })
    function("exp", { exp($0) }, { exp($0) })
    function("exp2", { exp2($0) }, { exp2($0) })
    function("log", { log($0) }, { log($0) })
    function("log2", { log2($0) }, { log2($0) })
    function("log10", { log10($0) }, { log10($0) })
    function("log1p", { log1p($0) }, { log1p($0) })
    function("expm1", { expm1($0) }, { expm1($0) })
    function("cbrt", { cbrt($0) }, { cbrt($0) })
    function("erf", { erf($0) }, { erf($0) })
    function("erfc", { erfc($0) }, { erfc($0) })
    function("tgamma", { tgamma($0) }, { tgamma($0) })
    for (name, bessel) in [("j0", j0), ("j1", j1), ("y0", y0), ("y1", y1)] as [(String, (Double) -> Double)] {
      add("\(name)(_:)") { call in .double(bessel(try call.double(0))) }
    }
    add("jn(_:_:)") { call in .double(jn(Int32(clamping: try call.int(0)), try call.double(1))) }
    add("yn(_:_:)") { call in .double(yn(Int32(clamping: try call.int(0)), try call.double(1))) }
    add("_lgamma(_:)") { call in .double(Foundation.lgamma(try call.double(0)).0) }
    function("pow", { pow($0, $1) }, { pow($0, $1) })
    function("atan2", { atan2($0, $1) }, { atan2($0, $1) })
    function("hypot", { hypot($0, $1) }, { hypot($0, $1) })
    function("fmod", { fmod($0, $1) }, { fmod($0, $1) })
    function("fmax", { fmax($0, $1) }, { fmax($0, $1) })
    function("fmin", { fmin($0, $1) }, { fmin($0, $1) })
    add("arc4random()") { call in .int(Int(UInt32(truncatingIfNeeded: call.machine.native.random.next()))) }
    add("arc4random_uniform(_:)") { call in
      let bound = try call.int(0)
      return .int(bound < 2 ? 0 : Int.random(in: 0..<bound, using: &call.machine.native.random))
    }
    add("exit(_:)") { call in throw Fault(.exit(try call.int(0)), "") }
    for (name, factor) in [("sleep", 1_000_000_000), ("usleep", 1000)] {
      add("\(name)(_:)") { call in
        try call.machine.pause(call.int(0) * factor)
        return .int(0)
      }
    }
    addCGFloats()
  }

  private mutating func addCGFloats() {
    func operation(_ sign: String, _ apply: @escaping (Double, Double) -> Double) {
      add("CGFloat.\(sign)(_:_:)") { call in .double(apply(try call.double(0), try call.double(1))) }
    }
    func comparison(_ sign: String, _ holds: @escaping (Double, Double) -> Bool) {
      add("CGFloat.\(sign)(_:_:)") { call in .bool(holds(try call.double(0), try call.double(1))) }
    }
    operation("+", +)
    operation("-", -)
    operation("*", *)
    operation("/", /)
    comparison("==", ==)
    comparison("!=", !=)
    comparison("<", <)
    comparison("<=", <=)
    comparison(">", >)
    comparison(">=", >=)
    add("CGFloat.-(_:)") { call in .double(-(try call.double(0))) }
    add("CGFloat.description") { call in .string(try call.double(0).description) }
    add("CGFloat.init(_:)") { call in
      if case .int(let number) = call[0] { return .double(NumberKind.double.number(number, of: call.firstNumber)) }
      return call[0]
    }
  }
}
