import ViewSource

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The operators of numbers, strings and truth values.
enum Arithmetic {
  /// The result of an operator of the standard library; `nil` if it is none for these values.
  static func apply(_ name: Name, _ left: Value, _ right: Value, _ interpreter: Interpreter) throws -> Value? {
    switch (left, right) {
    case (.int(let a), .int(let b)): return try integers(name, a, b)
    case (.double(let a), .double(let b)): return doubles(name, a, b)
    case (.int(let a), .double(let b)): return doubles(name, Double(a), b)
    case (.double(let a), .int(let b)): return doubles(name, a, Double(b))
    case (.string(let a), .string(let b)):
      if name == "+" { try interpreter.step(joining: a.utf8.count, b.utf8.count) }
      return strings(name, a, b)
    case (.character(let a), .character(let b)): return strings(name, String(a), String(b))
    case (.character(let a), .string(let b)), (.string(let b), .character(let a)):
      return name == "==" || name == "!=" ? strings(name, String(a), b) : nil
    case (.bool(let a), .bool(let b)):
      switch name.text {
      case "==": return .bool(a == b)
      case "!=": return .bool(a != b)
      default: return nil
      }
    case (.array(let a), .array(let b)):
      guard name == "+" else { return nil }
      try interpreter.step(joining: a.count, b.count)
      return .array(a + b)
    default: return nil
    }
  }

  static func negative(of value: Int) throws -> Value { try checked(0.subtractingReportingOverflow(value)) }

  private static func checked(_ result: (partialValue: Int, overflow: Bool)) throws -> Value {
    if result.overflow { throw Interruption.trap("arithmetic overflow") }
    return .int(result.partialValue)
  }

  private static func integers(_ name: Name, _ a: Int, _ b: Int) throws -> Value? {
    switch name.text {
    case "+": return try checked(a.addingReportingOverflow(b))
    case "-": return try checked(a.subtractingReportingOverflow(b))
    case "*": return try checked(a.multipliedReportingOverflow(by: b))
    case "/":
      if b == 0 { throw Interruption.trap("division by zero") }
      return try checked(a.dividedReportingOverflow(by: b))
    case "%":
      if b == 0 { throw Interruption.trap("division by zero in remainder operation") }
      return try checked(a.remainderReportingOverflow(dividingBy: b))
    case "<": return .bool(a < b)
    case "<=": return .bool(a <= b)
    case ">": return .bool(a > b)
    case ">=": return .bool(a >= b)
    case "==": return .bool(a == b)
    case "!=": return .bool(a != b)
    case "&": return .int(a & b)
    case "|": return .int(a | b)
    case "^": return .int(a ^ b)
    case "<<", "&<<": return .int(a << b)
    case ">>", "&>>": return .int(a >> b)
    case "&+": return .int(a &+ b)
    case "&-": return .int(a &- b)
    case "&*": return .int(a &* b)
    default: return nil
    }
  }

  private static func doubles(_ name: Name, _ a: Double, _ b: Double) -> Value? {
    switch name.text {
    case "+": .double(a + b)
    case "-": .double(a - b)
    case "*": .double(a * b)
    case "/": .double(a / b)
    case "%": .double(fmod(a, b))
    case "<": .bool(a < b)
    case "<=": .bool(a <= b)
    case ">": .bool(a > b)
    case ">=": .bool(a >= b)
    case "==": .bool(a == b)
    case "!=": .bool(a != b)
    default: nil
    }
  }

  private static func strings(_ name: Name, _ a: String, _ b: String) -> Value? {
    switch name.text {
    case "+": .string(a + b)
    case "<": .bool(a < b)
    case "<=": .bool(a <= b)
    case ">": .bool(a > b)
    case ">=": .bool(a >= b)
    case "==": .bool(a == b)
    case "!=": .bool(a != b)
    default: nil
    }
  }
}
