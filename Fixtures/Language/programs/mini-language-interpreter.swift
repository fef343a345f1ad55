import Foundation

// A small language: variables, arithmetic, if, while, functions and print.

enum Token: Equatable, CustomStringConvertible {
  case number(Double), string(String), name(String), keyword(String), symbol(String), end
  var description: String {
    switch self {
    case .number(let n): return "\(n)"
    case .string(let s): return "\"\(s)\""
    case .name(let s), .keyword(let s), .symbol(let s): return s
    case .end: return "end of input"
    }
  }
}

struct ScriptError: Error, CustomStringConvertible {
  let description: String
  init(_ text: String) { description = text }
}

struct Lexer {
  private static let keywords: Set = ["let", "if", "else", "while", "func", "return", "print", "true", "false"]
  static func tokens(_ source: String) throws -> [Token] {
    var result: [Token] = []
    var rest = source[...]
    while let c = rest.first {
      if c.isWhitespace {
        rest.removeFirst()
      } else if c == "#" {
        rest = rest.drop { !$0.isNewline }
      } else if c.isNumber {
        let digits = rest.prefix { $0.isNumber || $0 == "." }
        rest = rest.dropFirst(digits.count)
        guard let value = Double(digits) else { throw ScriptError("bad number \(digits)") }
        result.append(.number(value))
      } else if c.isLetter || c == "_" {
        let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        rest = rest.dropFirst(word.count)
        result.append(keywords.contains(word) ? .keyword(word) : .name(word))
      } else if c == "\"" {
        let text = rest.dropFirst().prefix { $0 != "\"" }
        rest = rest.dropFirst(text.count + 2)
        result.append(.string(String(text)))
      } else {
        let two = String(rest.prefix(2))
        let symbol = ["==", "!=", "<=", ">=", "&&", "||"].contains(two) ? two : String(c)
        guard "+-*/%<>=!(){},;&|".contains(c) else { throw ScriptError("unexpected \(c)") }
        rest = rest.dropFirst(symbol.count)
        result.append(.symbol(symbol))
      }
    }
    return result + [.end]
  }
}

indirect enum Expression {
  case literal(Value)
  case variable(String)
  case unary(String, Expression)
  case binary(String, Expression, Expression)
  case call(Expression, [Expression])
  case assign(String, Expression)
  case function([String], [Statement])
}

indirect enum Statement {
  case expression(Expression)
  case define(String, Expression)
  case print([Expression])
  case conditional(Expression, [Statement], [Statement])
  case loop(Expression, [Statement])
  case result(Expression?)
}

enum Value: CustomStringConvertible {
  case number(Double), text(String), bool(Bool), closure(Closure), none
  var description: String {
    switch self {
    case .number(let n): return n == n.rounded() && abs(n) < 1e15 ? String(Int(n)) : String(n)
    case .text(let s): return s
    case .bool(let b): return "\(b)"
    case .closure(let c): return "func/\(c.parameters.count)"
    case .none: return "none"
    }
  }
  var isTrue: Bool {
    switch self {
    case .bool(let b): return b
    case .number(let n): return n != 0
    case .text(let s): return !s.isEmpty
    case .closure: return true
    case .none: return false
    }
  }
}

final class Closure {
  let parameters: [String], body: [Statement], scope: Scope
  init(_ parameters: [String], _ body: [Statement], _ scope: Scope) { (self.parameters, self.body, self.scope) = (parameters, body, scope) }
}

final class Scope {
  private var values: [String: Value] = [:]
  private let parent: Scope?
  init(_ parent: Scope? = nil) { self.parent = parent }
  func define(_ name: String, _ value: Value) { values[name] = value }
  func get(_ name: String) throws -> Value {
    if let value = values[name] { return value }
    guard let parent else { throw ScriptError("undefined \(name)") }
    return try parent.get(name)
  }
  func set(_ name: String, _ value: Value) throws {
    if values[name] != nil { values[name] = value } else if let parent { try parent.set(name, value) } else { throw ScriptError("cannot assign to \(name)") }
  }
}

struct Parser {
  private let tokens: [Token]
  private var position = 0
  init(_ source: String) throws { tokens = try Lexer.tokens(source) }

  private var current: Token { tokens[position] }
  private mutating func advance() -> Token { defer { position = min(position + 1, tokens.count - 1) }; return current }
  private mutating func accept(_ symbol: String) -> Bool {
    guard current == .symbol(symbol) || current == .keyword(symbol) else { return false }
    position += 1
    return true
  }
  private mutating func expect(_ symbol: String) throws {
    guard accept(symbol) else { throw ScriptError("expected \(symbol) before \(current)") }
  }
  private mutating func name() throws -> String {
    guard case .name(let name) = advance() else { throw ScriptError("expected a name") }
    return name
  }

  mutating func program() throws -> [Statement] {
    var result: [Statement] = []
    while current != .end { result.append(try statement()) }
    return result
  }

  private mutating func block() throws -> [Statement] {
    try expect("{")
    var result: [Statement] = []
    while !accept("}") {
      if current == .end { throw ScriptError("unclosed block") }
      result.append(try statement())
    }
    return result
  }

  private mutating func statement() throws -> Statement {
    if accept("let") {
      let name = try name()
      try expect("=")
      defer { _ = accept(";") }
      return .define(name, try expression())
    }
    if accept("if") {
      let condition = try expression()
      let then = try block()
      guard accept("else") else { return .conditional(condition, then, []) }
      return .conditional(condition, then, current == .keyword("if") ? [try statement()] : try block())
    }
    if accept("while") { return .loop(try expression(), try block()) }
    if accept("return") {
      defer { _ = accept(";") }
      return .result(current == .symbol("}") || current == .symbol(";") ? nil : try expression())
    }
    if accept("print") {
      var items = [try expression()]
      while accept(",") { items.append(try expression()) }
      _ = accept(";")
      return .print(items)
    }
    if case .keyword("func") = current, case .name = tokens[position + 1] {
      position += 1
      return .define(try name(), try functionRest())
    }
    defer { _ = accept(";") }
    return .expression(try expression())
  }

  private mutating func functionRest() throws -> Expression {
    try expect("(")
    var parameters: [String] = []
    while !accept(")") {
      parameters.append(try name())
      _ = accept(",")
    }
    return .function(parameters, try block())
  }

  private static let levels: [[String]] = [["||"], ["&&"], ["==", "!="], ["<", ">", "<=", ">="], ["+", "-"], ["*", "/", "%"]]

  private mutating func expression() throws -> Expression {
    if case .name(let name) = current, tokens[position + 1] == .symbol("=") {
      position += 2
      return .assign(name, try expression())
    }
    return try binary(0)
  }

  private mutating func binary(_ level: Int) throws -> Expression {
    guard level < Self.levels.count else { return try unary() }
    var left = try binary(level + 1)
    while case .symbol(let symbol) = current, Self.levels[level].contains(symbol) {
      position += 1
      left = .binary(symbol, left, try binary(level + 1))
    }
    return left
  }

  private mutating func unary() throws -> Expression {
    for symbol in ["-", "!"] where accept(symbol) { return .unary(symbol, try unary()) }
    var result = try primary()
    while accept("(") {
      var arguments: [Expression] = []
      while !accept(")") {
        arguments.append(try expression())
        _ = accept(",")
      }
      result = .call(result, arguments)
    }
    return result
  }

  private mutating func primary() throws -> Expression {
    switch advance() {
    case .number(let n): return .literal(.number(n))
    case .string(let s): return .literal(.text(s))
    case .keyword("true"): return .literal(.bool(true))
    case .keyword("false"): return .literal(.bool(false))
    case .keyword("func"): return try functionRest()
    case .name(let name): return .variable(name)
    case .symbol("("):
      let inner = try expression()
      try expect(")")
      return inner
    case let token: throw ScriptError("unexpected \(token)")
    }
  }
}

final class Interpreter {
  private struct Return: Error { let value: Value }
  private(set) var output: [String] = []

  func run(_ source: String) throws {
    var parser = try Parser(source)
    do { try execute(try parser.program(), Scope()) } catch is Return { throw ScriptError("return outside a function") }
  }

  private func execute(_ statements: [Statement], _ scope: Scope) throws {
    for statement in statements {
      switch statement {
      case .expression(let e): _ = try evaluate(e, scope)
      case .define(let name, let e): scope.define(name, try evaluate(e, scope))
      case .print(let items): output.append(try items.map { try evaluate($0, scope).description }.joined(separator: " "))
      case .conditional(let c, let then, let otherwise): try execute(try evaluate(c, scope).isTrue ? then : otherwise, Scope(scope))
      case .loop(let c, let body): while try evaluate(c, scope).isTrue { try execute(body, Scope(scope)) }
      case .result(let e): throw Return(value: try e.map { try evaluate($0, scope) } ?? .none)
      }
    }
  }

  private func evaluate(_ expression: Expression, _ scope: Scope) throws -> Value {
    switch expression {
    case .literal(let value): return value
    case .variable(let name): return try scope.get(name)
    case .function(let parameters, let body): return .closure(Closure(parameters, body, scope))
    case .assign(let name, let e):
      let value = try evaluate(e, scope)
      try scope.set(name, value)
      return value
    case .unary(let symbol, let e):
      switch (symbol, try evaluate(e, scope)) {
      case ("-", .number(let n)): return .number(-n)
      case ("!", let value): return .bool(!value.isTrue)
      case (_, let value): throw ScriptError("cannot negate \(value)")
      }
    case .binary("&&", let l, let r): return .bool(try evaluate(l, scope).isTrue && evaluate(r, scope).isTrue)
    case .binary("||", let l, let r): return .bool(try evaluate(l, scope).isTrue || evaluate(r, scope).isTrue)
    case .binary(let symbol, let l, let r): return try apply(symbol, evaluate(l, scope), evaluate(r, scope))
    case .call(let callee, let arguments):
      guard case .closure(let closure) = try evaluate(callee, scope) else { throw ScriptError("not a function") }
      guard closure.parameters.count == arguments.count else { throw ScriptError("expected \(closure.parameters.count) arguments, got \(arguments.count)") }
      let inner = Scope(closure.scope)
      for (name, argument) in zip(closure.parameters, arguments) { inner.define(name, try evaluate(argument, scope)) }
      do { try execute(closure.body, inner) } catch let result as Return { return result.value }
      return .none
    }
  }

  private func apply(_ symbol: String, _ l: Value, _ r: Value) throws -> Value {
    switch (symbol, l, r) {
    case ("+", .number(let a), .number(let b)): return .number(a + b)
    case ("+", .text(let a), let b): return .text(a + b.description)
    case ("+", let a, .text(let b)): return .text(a.description + b)
    case ("-", .number(let a), .number(let b)): return .number(a - b)
    case ("*", .number(let a), .number(let b)): return .number(a * b)
    case ("*", .text(let a), .number(let b)): return .text(String(repeating: a, count: Int(b)))
    case ("/", .number, .number(0)): throw ScriptError("division by zero")
    case ("/", .number(let a), .number(let b)): return .number(a / b)
    case ("%", .number(let a), .number(let b)): return .number(a.truncatingRemainder(dividingBy: b))
    case ("<", .number(let a), .number(let b)): return .bool(a < b)
    case (">", .number(let a), .number(let b)): return .bool(a > b)
    case ("<=", .number(let a), .number(let b)): return .bool(a <= b)
    case (">=", .number(let a), .number(let b)): return .bool(a >= b)
    case ("==", let a, let b): return .bool(a.description == b.description)
    case ("!=", let a, let b): return .bool(a.description != b.description)
    default: throw ScriptError("cannot compute \(l) \(symbol) \(r)")
    }
  }
}

let sources = [
  """
  let n = 10
  let a = 0; let b = 1
  while n > 0 { print a; let t = a + b; a = b; b = t; n = n - 3 }
  """,
  """
  func fact(n) { if n < 2 { return 1 } return n * fact(n - 1) }
  func counter() { let c = 0; return func() { c = c + 1; return c } }
  let next = counter()
  next()
  print "fact", fact(10), next(), next()
  print "ab" * 3, 7 % 4, -2 * (3 + 4), 1 / 4, !(1 == 2) && true, fact
  """,
  """
  func classify(n) { if n % 15 == 0 { return "FizzBuzz" } else if n % 5 == 0 { return "Buzz" } else if n % 3 == 0 { return "Fizz" } else { return n } }
  let i = 1
  let line = ""
  while i <= 15 { line = line + classify(i) + " "; i = i + 1 }
  print line  # one line
  """,
  "print missing", "let x = 1 / 0", "print 1 +", "func f(a) { return a } f(1, 2)", "{", "x = 3", "let s = 5 $ 2", "return 1", "print \"a\" - 1",
]
for source in sources {
  let interpreter = Interpreter()
  do { try interpreter.run(source) } catch { print("error: \(error)") }
  interpreter.output.forEach { print($0) }
}
