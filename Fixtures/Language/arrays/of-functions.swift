// Lists and dictionaries of functions, made by the names of their types.
var actions = [() -> Void]()
for i in 1...3 { actions.append { print("action", i) } }
actions.forEach { $0() }
var i = 0
var shared = [()->()]()
for _ in 1..<3 { shared.append { print(i) }; i += 1 }
shared[0]()
var table = [String: (Int, Int) -> Int]()
table["+"] = { $0 + $1 }
table["*"] = (*)
print(table["+"]!(2, 3), table["*"]!(2, 3), table["-"] == nil)
let tests = [(Int, String) -> Bool](repeating: { $0 == $1.count }, count: 2)
print(tests.count, tests[0](3, "abc"), [Int: () throws -> Int]().isEmpty)
