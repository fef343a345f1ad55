// traps
let words = ["1", "2", "three", "4"]
var total = 0
for word in words {
  total += Int(word)!
  print(word, total)
}
print("not reached")
