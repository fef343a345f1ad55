// A literal operand whose type conforms only for one generic argument, beside an operand with another one.
infix operator *>: AdditionPrecedence
infix operator <*: AdditionPrecedence

struct Parser<Output> {
  let run: (inout Substring) -> Output?

  var many: Parser<[Output]> {
    Parser<[Output]> { input in
      var result: [Output] = []
      while let next = self.run(&input) { result.append(next) }
      return result
    }
  }

  func map<Other>(_ change: @escaping (Output) -> Other) -> Parser<Other> {
    Parser<Other> { input in self.run(&input).map(change) }
  }

  static func *> <Other>(left: Parser<Output>, right: Parser<Other>) -> Parser<Other> {
    Parser<Other> { input in left.run(&input) == nil ? nil : right.run(&input) }
  }

  static func <* <Other>(left: Parser<Output>, right: Parser<Other>) -> Parser<Output> {
    Parser<Output> { input in
      guard let result = left.run(&input), right.run(&input) != nil else { return nil }
      return result
    }
  }
}

extension Parser: ExpressibleByUnicodeScalarLiteral where Output == Character {
  init(unicodeScalarLiteral value: Character) { self = .satisfying { $0 == value } }

  static func satisfying(_ test: @escaping (Character) -> Bool) -> Parser {
    Parser { input in
      guard let first = input.first, test(first) else { return nil }
      input.removeFirst()
      return first
    }
  }
}

let quoted = ("'" *> Parser.satisfying { $0 != "'" }.many <* "'").map { String($0) }
let number = "#" *> Parser.satisfying(\.isNumber).many.map { Int(String($0)) ?? 0 }
let negative = "-" *> number
var text: Substring = "'two words' and more"
print(type(of: quoted), quoted.run(&text) ?? "none", text)
var numbers: Substring = "-#42#7"
print(type(of: number), negative.run(&numbers) ?? -1, number.run(&numbers) ?? -1, number.run(&numbers) ?? -1)
