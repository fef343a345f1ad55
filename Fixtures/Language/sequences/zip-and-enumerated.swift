let names = ["a", "b", "c"]
let ages = [1, 2, 3, 4]
for (name, age) in zip(names, ages) { print(name, age, terminator: " ") }
print()
print(Array(zip(names, ages)), zip(names, ages).map { $0 + String($1) }, Array(zip(ages, ages.dropFirst())).map { $1 - $0 })
for (index, name) in names.enumerated() where index != 1 { print(index, name, terminator: " ") }
print()
print(Array(names.enumerated()), names.enumerated().map { "\($0.offset)\($0.element)" }, Array(names.enumerated().reversed()).map(\.offset))
for (index, (name, age)) in zip(names, ages).enumerated() { print(index, name, age, terminator: "; ") }
print()
print(zip(1..., "xyz").map { "\($0)\($1)" }, zip(names, names.reversed()).filter { $0 == $1 })
print(Dictionary(uniqueKeysWithValues: zip(names, ages)).sorted { $0.key < $1.key }.map(\.value))
print(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map { $0 })
print(Array(sequence(state: (0, 1)) { state -> Int? in
  defer { state = (state.1, state.0 + state.1) }
  return state.0 < 50 ? state.0 : nil
}))
print(Array(repeatElement("z", count: 3)), Array(CollectionOfOne(5)), Array(EmptyCollection<Int>()))
print((1...3).flatMap { x in (x...3).map { (x, $0) } })
print(names.indices, Array(names.indices), names.lastIndex(where: { $0 < "c" })!)
var iterator = names.makeIterator()
print(iterator.next()!, iterator.next()!, iterator.next()!, iterator.next() as Any)
let any = AnySequence(names.dropFirst())
print(Array(any), AnyCollection(ages).count, ages.prefix(while: { $0 < 3 }), Array(ages.suffix(from: 2)), ages.prefix(upTo: 1), ages.prefix(through: 1))
