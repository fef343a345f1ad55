// An error goes through all that is deferred on its way and stays what it is.
enum StockError: Error, CustomStringConvertible {
  case unknown(String)
  var description: String { switch self { case .unknown(let name): "unknown \(name)" } }
}

func look(_ depth: Int) throws -> Int {
  print("enter", depth)
  defer { print("leave", depth) }
  defer { print("tidy", depth) }
  if depth == 0 { throw StockError.unknown("deep") }
  defer { print("third", depth) }
  return try look(depth - 1) + 1
}

do { _ = try look(2) } catch { print("caught", error) }
do { _ = try look(0) } catch StockError.unknown(let name) { print("caught by case", name) } catch { print("other", error) }

func inside() throws {
  for number in 1...3 {
    defer { print("round", number) }
    defer { print("and", number) }
    if number == 2 { throw StockError.unknown("round \(number)") }
  }
}
do { try inside() } catch let error as StockError { print(error) }
