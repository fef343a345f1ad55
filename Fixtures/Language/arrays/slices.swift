let numbers = [10, 20, 30, 40, 50]
let middle = numbers[1...3]
print(middle, middle.startIndex, middle.endIndex, middle[1], middle.first!, type(of: middle))
print(middle.indices, middle.dropFirst().startIndex, Array(middle)[0])
var slice = numbers[2...]
slice[2] = 99
slice.append(60)
print(slice, numbers)
print(numbers[..<2] + numbers[3...], numbers[...].count, numbers[5...].isEmpty)
func sum(_ values: ArraySlice<Int>) -> Int {
  guard let first = values.first else { return 0 }
  return first + sum(values.dropFirst())
}
print(sum(numbers[...]), sum(numbers[3..<5]))
var queue = numbers[...]
while let next = queue.popFirst() { print(next, queue.count, terminator: "; ") }
print()
func binarySearch(_ values: ArraySlice<Int>, for target: Int) -> Int? {
  guard !values.isEmpty else { return nil }
  let middle = values.startIndex + values.count / 2
  if values[middle] == target { return middle }
  return target < values[middle]
    ? binarySearch(values[..<middle], for: target) : binarySearch(values[(middle + 1)...], for: target)
}
print(binarySearch(numbers[...], for: 40) as Any, binarySearch(numbers[...], for: 45) as Any)
var editable = numbers
editable[1..<4].sort(by: >)
editable[0...1].reverse()
print(editable, editable[2...].firstIndex(of: 20)!)
editable[1..<1] = [1, 2]
print(editable, middle == [20, 30, 40])
