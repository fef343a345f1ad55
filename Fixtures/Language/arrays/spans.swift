// Spans read what an array has.
func total(_ numbers: Span<Int>) -> Int {
  var total = 0
  for place in numbers.indices { total += numbers[place] }
  return total
}
let numbers = [1, 2, 3, 4]
print(total(numbers.span), numbers.span.count, numbers.span.isEmpty, [Int]().span.isEmpty)
print(numbers.span.bytes.byteCount, numbers.span[2])
