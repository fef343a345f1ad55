// An error whose type a parameter tells is of that type where it is caught, and in what is made of it.
enum ParseError: Error, Equatable { case empty, bad(Character, at: Int) }

struct Located<Inner: Error>: Error {
  let inner: Inner
  let line: Int
}

func digits(_ text: String) throws(ParseError) -> [Int] {
  guard !text.isEmpty else { throw .empty }
  var result: [Int] = []
  for (place, character) in text.enumerated() {
    guard let digit = character.wholeNumberValue else { throw .bad(character, at: place) }
    result.append(digit)
  }
  return result
}

func located<Failure: Error, Result>(
  _ line: Int, _ body: () throws(Failure) -> Result
) throws(Located<Failure>) -> Result {
  do { return try body() } catch {
    print("passing on", type(of: error))
    throw Located(inner: error, line: line)
  }
}

do {
  print(try located(1) { () throws(ParseError) in try digits("12") })
  _ = try located(2) { () throws(ParseError) in try digits("1x") }
} catch {
  print(error.inner, error.line, error.inner == .bad("x", at: 1))
  print(error)
}

do {
  _ = try located(4) { () throws(Located<ParseError>) in
    try located(3) { () throws(ParseError) -> Int in throw .empty }
  }
} catch {
  print(error.inner.inner, error.inner.line, error.line)
}

struct Reader<Failure: Error> {
  let read: () throws(Failure) -> String

  func described() -> String {
    do { return try read() } catch { return "failed: \(error) of \(Failure.self)" }
  }
}
print(Reader { () throws(ParseError) in throw .bad("?", at: 0) }.described())
print(Reader { () throws(ParseError) in "fine" }.described())
