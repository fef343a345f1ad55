// What a list is given to tells what is in its tuples and lists.
enum Size: Hashable { case small, large }
let prices = Dictionary<String, Size>(uniqueKeysWithValues: [("a", .small), ("b", .large)])
let sizes: [String: Size] = Dictionary(uniqueKeysWithValues: [("c", .large)])
func count<S: Sequence>(_ pairs: S) -> Int where S.Element == (Int, Size) { pairs.reduce(0) { $0 + $1.0 } }
let lists = [[Size]]([[.small], [], [.large, .small]])
let pairs = [(Size, Size?)]([(.small, .large), (.large, nil)])
print(prices["a"]!, prices["b"]!, sizes)
print(count([(1, .small), (2, .large)]), lists, pairs)
print([()].count, [(), ()].isEmpty)
