// A tuple literal that a call returns takes the labels of the type that its context requires.
func divide<T>(_ list: [T], by isLarge: (T) -> Bool) -> (large: [T], small: [T]) {
  list.reduce(into: ([], [])) { isLarge($1) ? $0.large.append($1) : $0.small.append($1) }
}
print(divide([1, 2, 3]) { $0 > 1 })

let summary: (sum: Int, text: String) = [1, 2].reduce(into: (0, "")) {
  $0.sum += $1
  $0.text += "x"
}
print(summary, summary.sum)
let pair = [1, 2].reduce(into: (0, "")) { $0.0 += $1 }
print(pair)
let extremes: (low: Int, high: Int) = [3, 1, 2].reduce((Int.max, Int.min)) { (min($0.low, $1), max($0.high, $1)) }
print(extremes)
let place = "ab\ncd".reduce(into: (0, 0)) { (place: inout (line: Int, column: Int), character: Character) in
  if character.isNewline {
    place.line += 1
    place.column = 0
  } else {
    place.column += 1
  }
}
print(place.line, place.column, place)
