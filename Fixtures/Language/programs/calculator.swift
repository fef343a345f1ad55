import Foundation

enum Token: Equatable {
  case number(Double)
  case op(Character)
  case leftParen, rightParen
  case identifier(String)
}

enum CalculatorError: Error, CustomStringConvertible {
  case unexpectedCharacter(Character)
  case unexpectedToken(Token)
  case unexpectedEnd
  case unknownName(String)
  case divisionByZero

  var description: String {
    switch self {
    case .unexpectedCharacter(let c): return "unexpected character '\(c)'"
    case .unexpectedToken(let t): return "unexpected token \(t)"
    case .unexpectedEnd: return "unexpected end"
    case .unknownName(let n): return "unknown name \(n)"
    case .divisionByZero: return "division by zero"
    }
  }
}

func tokenize(_ input: String) throws -> [Token] {
  var tokens: [Token] = []
  var index = input.startIndex
  while index < input.endIndex {
    let c = input[index]
    if c.isWhitespace {
      index = input.index(after: index)
    } else if c.isNumber || c == "." {
      var text = ""
      while index < input.endIndex, input[index].isNumber || input[index] == "." {
        text.append(input[index])
        index = input.index(after: index)
      }
      tokens.append(.number(Double(text)!))
    } else if c.isLetter {
      let rest = input[index...].prefix { $0.isLetter || $0.isNumber }
      tokens.append(.identifier(String(rest)))
      index = rest.endIndex
    } else {
      switch c {
      case "+", "-", "*", "/", "^": tokens.append(.op(c))
      case "(": tokens.append(.leftParen)
      case ")": tokens.append(.rightParen)
      default: throw CalculatorError.unexpectedCharacter(c)
      }
      index = input.index(after: index)
    }
  }
  return tokens
}

struct Parser {
  private var tokens: ArraySlice<Token>
  var names: [String: Double] = ["pi": Double.pi, "e": M_E]
  let functions: [String: (Double) -> Double] = ["sqrt": sqrt, "abs": abs, "double": { $0 * 2 }]

  init(_ tokens: [Token]) { self.tokens = tokens[...] }

  mutating func parse() throws -> Double {
    let value = try sum()
    if let extra = tokens.first { throw CalculatorError.unexpectedToken(extra) }
    return value
  }

  private mutating func sum() throws -> Double {
    var value = try product()
    while let token = tokens.first, case .op(let symbol) = token, symbol == "+" || symbol == "-" {
      tokens.removeFirst()
      let right = try product()
      value = symbol == "+" ? value + right : value - right
    }
    return value
  }

  private mutating func product() throws -> Double {
    var value = try power()
    loop: while let token = tokens.first {
      switch token {
      case .op("*"):
        tokens.removeFirst()
        value *= try power()
      case .op("/"):
        tokens.removeFirst()
        let right = try power()
        guard right != 0 else { throw CalculatorError.divisionByZero }
        value /= right
      default: break loop
      }
    }
    return value
  }

  private mutating func power() throws -> Double {
    let base = try factor()
    guard tokens.first == .op("^") else { return base }
    tokens.removeFirst()
    return pow(base, try power())
  }

  private mutating func factor() throws -> Double {
    guard let token = tokens.popFirst() else { throw CalculatorError.unexpectedEnd }
    switch token {
    case .number(let value): return value
    case .op("-"): return -(try factor())
    case .leftParen:
      let value = try sum()
      guard case .rightParen? = tokens.popFirst() else { throw CalculatorError.unexpectedEnd }
      return value
    case .identifier(let name):
      if let function = functions[name] { return function(try factor()) }
      guard let value = names[name] else { throw CalculatorError.unknownName(name) }
      return value
    case .op, .rightParen: throw CalculatorError.unexpectedToken(token)
    }
  }
}

for text in ["1 + 2 * 3", "(1+2)*3", "2 ^ 3 ^ 2", "-4 + 10 / 4", "sqrt(16) + double 4", "2 * pi", "1 / 0", "3 +", "4 $ 5", "(1", "x + 1", "1 2", ")"] {
  do {
    var parser = Parser(try tokenize(text))
    print(text, "=", try parser.parse())
  } catch {
    print(text, "! ", error)
  }
}
