// Literals and tuples of literals take the types that `buildExpression` requires.

struct Stop: CustomStringConvertible {
  var place: Float
  var weight: Double
  var description: String { "\(place):\(weight)" }
}

@resultBuilder
enum StopBuilder {
  static func buildExpression(_ pair: (place: Float, weight: Double)) -> [Stop] {
    [Stop(place: pair.place, weight: pair.weight)]
  }
  static func buildExpression(_ stop: Stop) -> [Stop] { [stop] }
  static func buildBlock(_ parts: [Stop]...) -> [Stop] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Stop]?) -> [Stop] { part ?? [] }
}

@resultBuilder
enum Sum {
  static func buildExpression(_ number: Double) -> Double { number }
  static func buildBlock(_ parts: Double...) -> Double { parts.reduce(0, +) }
}

func stops(@StopBuilder _ make: () -> [Stop]) -> [Stop] { make() }
func sum(@Sum _ make: () -> Double) -> Double { make() }

let wide = true
print(
  stops {
    (place: 0, weight: 1)
    (place: 0.5, weight: 2)
    Stop(place: 3, weight: 4)
    if wide {
      (place: 1, weight: 0.25)
    }
  })
print(
  sum {
    1
    2.5
    3 + 4
  })
