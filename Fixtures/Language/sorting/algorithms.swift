func bubble(_ input: [Int]) -> [Int] {
  var a = input
  for end in stride(from: a.count - 1, to: 0, by: -1) {
    var swapped = false
    for i in 0..<end where a[i] > a[i + 1] {
      a.swapAt(i, i + 1)
      swapped = true
    }
    if !swapped { break }
  }
  return a
}
func insertion<T>(_ input: [T], by less: (T, T) -> Bool) -> [T] {
  var a = input
  for i in 1..<a.count {
    var j = i
    let value = a[i]
    while j > 0, less(value, a[j - 1]) {
      a[j] = a[j - 1]
      j -= 1
    }
    a[j] = value
  }
  return a
}
func quick<T: Comparable>(_ a: [T]) -> [T] {
  guard let pivot = a.first else { return [] }
  let rest = a.dropFirst()
  return quick(rest.filter { $0 < pivot }) + [pivot] + quick(rest.filter { $0 >= pivot })
}
func merge<T: Comparable>(_ a: [T]) -> [T] {
  guard a.count > 1 else { return a }
  let half = a.count / 2
  var left = merge(Array(a[..<half]))[...], right = merge(Array(a[half...]))[...]
  var result: [T] = []
  while let l = left.first, let r = right.first {
    result.append(r < l ? right.removeFirst() : left.removeFirst())
  }
  return result + left + right
}
func selection(_ a: inout [Int]) {
  for i in a.indices.dropLast() {
    let smallest = a[i...].indices.min { a[$0] < a[$1] }!
    if smallest != i { a.swapAt(i, smallest) }
  }
}
func counting(_ a: [Int]) -> [Int] {
  guard let most = a.max() else { return [] }
  var counts = Array(repeating: 0, count: most + 1)
  a.forEach { counts[$0] += 1 }
  return counts.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element) }
}
let numbers = [42, 7, 19, 3, 3, 88, 0, 61]
var mine = numbers
selection(&mine)
print(bubble(numbers), insertion(numbers, by: >), quick(numbers), merge(numbers), mine, counting(numbers), separator: "\n")
print(quick(["pear", "fig", "apple"]), merge([2.5, -1]), insertion(["bb", "a"]) { $0.count < $1.count })
