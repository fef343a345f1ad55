protocol Sorter { static func sort(_ list: inout [Int]) -> Int }
struct Up: Sorter { static func sort(_ list: inout [Int]) -> Int { list.sort(); return 1 } }
struct Down: Sorter { static func sort(_ list: inout [Int]) -> Int { list.sort(by: >); return 2 } }
let sorters: [any Sorter.Type] = [Up.self, Down.self]
var n = [3, 1, 2]
for s in sorters { let r = s.sort(&n); print(r, n) }
_ = sorters[0].sort(&n)
print(n)
