// What is dropped or kept while something holds of a lazy collection is a collection.
let later = (1...10).lazy.drop(while: { $0 < 5 })
print(Array(later), later.first!, later.last!, later.count, later.map { $0 * 2 }.filter { $0 > 14 }.count)
let early = (1...10).lazy.prefix(while: { $0 < 4 })
print(Array(early), early.first!, early.last!, early.isEmpty, [Int]().lazy.drop(while: { _ in true }).first as Any)
for x in "  text ".lazy.drop(while: \.isWhitespace) { print(x, terminator: ".") }
print()
