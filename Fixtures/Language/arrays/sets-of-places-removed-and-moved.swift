// Elements at a set of places are moved together, or removed.
var numbers = [1, 2, 3, 4, 5, 6, 7]
let even = numbers.indices { $0.isMultiple(of: 2) }
print(numbers.moveSubranges(even, to: 1), numbers)
numbers.removeSubranges(numbers.indices { $0 > 4 })
print(numbers)
var word = "banana"
word.removeSubranges(word.indices(of: "a"))
print(word)
numbers.removeSubranges(RangeSet())
print(numbers)
