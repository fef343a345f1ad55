enum ParseError: Error, Equatable { case empty, invalid(Character, at: Int), tooLong(Int) }
struct Wrapped: Error { let reason: String; let underlying: Error }
func parse(_ text: String) throws -> Int {
  guard !text.isEmpty else { throw ParseError.empty }
  guard text.count < 6 else { throw ParseError.tooLong(text.count) }
  return try text.enumerated().reduce(0) { sum, pair in
    guard let digit = pair.element.wholeNumberValue else { throw ParseError.invalid(pair.element, at: pair.offset) }
    return sum * 10 + digit
  }
}
for text in ["42", "", "4x", "1234567", "-"] {
  do { print(try parse(text)) }
  catch ParseError.empty { print("empty") }
  catch ParseError.invalid(let c, at: 0) { print("starts with \(c)") }
  catch let ParseError.invalid(c, position) where position > 0 { print("\(c) at \(position)") }
  catch let error as ParseError { print("other: \(error)") }
  catch { print("never") }
}
func wrap(_ text: String) throws -> Int {
  do { return try parse(text) } catch { throw Wrapped(reason: "in wrap", underlying: error) }
}
do { _ = try wrap("?") } catch let w as Wrapped { print(w.reason, w.underlying, (w.underlying as? ParseError) == .invalid("?", at: 0)) }
print((try? parse("7")) as Any, (try? parse("x")) as Any, try! parse("8"), (try? parse("x")) ?? -1)
if let value = try? wrap("12") { print(value) }
func optional() throws -> Int? { nil }
print((try? optional()) as Any)
let results = ["1", "b", "3"].map { text in Result { try parse(text) } }
print(results.map { (try? $0.get()) ?? 0 })
do { try [1, 2, 3].forEach { if $0 == 2 { throw ParseError.tooLong($0) } else { print("ok", $0) } } } catch { print("stopped", error) }
func nested() throws { do { throw ParseError.empty } catch ParseError.tooLong { print("no") } }
do { try nested() } catch { print("passed on:", error) }
class Resource { init(_ ok: Bool) throws { if !ok { throw ParseError.empty } }; deinit { print("freed") } }
do { _ = try Resource(true); _ = try Resource(false) } catch { print(error) }
extension ParseError: CustomStringConvertible { var description: String { "ParseError!" } }
print(ParseError.empty, "\(Wrapped(reason: "r", underlying: ParseError.empty))")
