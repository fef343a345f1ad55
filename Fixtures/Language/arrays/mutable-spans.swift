// swift-version: 6
// A mutable span changes the elements of an array in place.
var numbers = [1, 2, 3, 4]
let before = numbers
do {
  var span = numbers.mutableSpan
  span[0] = 10
  span.swapAt(1, 2)
  span[3] += 5
  print(span.count, span.isEmpty, span.indices)
}
print(numbers, before)
func increase(_ span: inout MutableSpan<Int>, by n: Int) { for i in span.indices { span[i] += n } }
do { var span = numbers.mutableSpan; increase(&span, by: 1) }
print(numbers, numbers.span[2])
do { var span = numbers.mutableSpan; span.update(repeating: 7) }
print(numbers)
