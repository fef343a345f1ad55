// A subscript may be built, as a function may.
protocol Part { var text: String { get } }
struct Word: Part { var text: String }
enum Either<First: Part, Second: Part>: Part {
  case first(First)
  case second(Second)
  var text: String {
    switch self {
    case .first(let part): "first \(part.text)"
    case .second(let part): "second \(part.text)"
    }
  }
}
@resultBuilder
struct Builder {
  static func buildBlock<Only: Part>(_ part: Only) -> Only { part }
  static func buildEither<First: Part, Second: Part>(first: First) -> Either<First, Second> { .first(first) }
  static func buildEither<First: Part, Second: Part>(second: Second) -> Either<First, Second> { .second(second) }
}
struct Parts {
  @Builder subscript(number: Int) -> some Part {
    if number == 1 { Word(text: "one") } else { Word(text: "two") }
  }
  @Builder subscript(name name: String) -> some Part {
    get {
      switch name {
      case "a": Word(text: "letter")
      default: Word(text: name)
      }
    }
  }
}
print(Parts()[1].text, Parts()[2].text, Parts()[name: "a"].text, Parts()[name: "b"].text)

let bytes: [UInt8] = [72, 105, 0, 33]
print(String(cString: bytes), String(cString: [CChar](repeating: 0, count: 3)).isEmpty)
print("word".withCString { String(cString: $0) })
