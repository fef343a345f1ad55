var numbers: [Int] = []
while true {
  numbers.append(numbers.count)
  if numbers.count == 1_000 { print("a thousand numbers") }
}
