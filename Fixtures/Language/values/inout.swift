func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
func increment(_ value: inout Int, by amount: Int = 1) { value += amount }
func appendAll(_ items: Int..., to array: inout [Int]) -> Int { array += items; return array.count }
var x = 1, y = 2
swapTwo(&x, &y)
increment(&x)
increment(&y, by: 10)
print(x, y)
var numbers = [1, 2, 3]
increment(&numbers[1])
swapTwo(&numbers[0], &x)
print(numbers, x, appendAll(7, 8, to: &numbers), numbers)
struct Counter {
  var count = 0 { didSet { print("count \(oldValue) -> \(count)") } }
  var doubled: Int { get { count * 2 } set { print("set doubled \(newValue)"); count = newValue / 2 } }
  subscript(key: String) -> Int {
    get { print("get \(key)"); return count }
    set { print("set \(key) \(newValue)"); count = newValue }
  }
}
var counter = Counter()
increment(&counter.count)
increment(&counter.doubled, by: 6)
increment(&counter["k"])
func touch(_ value: inout Int) {}
touch(&counter.count)
touch(&counter["t"])
func withReference(_ text: inout String) -> Int {
  defer { text += "!" }
  text = text.uppercased()
  return text.count
}
var word = "hey"
print(withReference(&word), word)
var nested = ["a": [1]]
increment(&nested["a"]![0], by: 41)
print(nested)
func update(_ optional: inout Int?) { optional = optional.map { $0 + 1 } ?? 0 }
var maybe: Int?
update(&maybe)
update(&maybe)
print(maybe as Any)
swap(&x, &y)
func swapped() -> (Int, Int) {
  var pair = (1, 2)
  swap(&pair.0, &pair.1)
  return pair
}
print(x, y, swapped())
let apply: (inout Int) -> Void = { $0 *= 3 }
apply(&x)
print(x)
