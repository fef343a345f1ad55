let some: Int? = 5, none: Int? = nil
print(some.map { $0 * 2 } as Any, none.map { $0 * 2 } as Any, some.flatMap { $0 > 3 ? "big" : nil } as Any, some.flatMap { Int("x\($0)") } as Any)
print(some ?? 0, none ?? some ?? 1, none ?? 7, some == 5, none == nil, some != none, some! + 1)
print([3, nil, 1].compactMap { $0 }, [some, none].map { $0 ?? -1 }, ["1", "a"].compactMap { Int($0) }.first as Any)
if let some, some > 3 { print("shadowed", some) }
if var copy = some { copy += 1; print(copy, some!) }
guard let unwrapped = some else { fatalError() }
print(unwrapped)
let nested: Int?? = .some(nil), deep: Int?? = 5, outer: Int?? = nil
print(nested as Any, deep as Any, outer as Any, nested == nil, outer == nil, (nested ?? 3) as Any, deep.flatMap { $0 } as Any)
switch nested { case .none: print("outer nil"); case .some(.none): print("inner nil"); case .some(.some(let n)): print(n) }
let dictionary: [String: Int?] = ["a": 1, "b": nil]
print(dictionary["a"] as Any, dictionary["b"] as Any, dictionary["c"] as Any, (dictionary["a"] ?? 0) as Any)
var implicit: String! = "iuo"
print(implicit.count, implicit as Any, implicit ?? "none")
implicit = nil
print(implicit == nil, implicit?.count as Any)
var taken: Int? = 3
print(taken.take() as Any, taken as Any)
extension Optional { mutating func take2() -> Wrapped? { defer { self = nil }; return self }; func or(_ other: @autoclosure () throws -> Wrapped) rethrows -> Wrapped { try self ?? other() } }
taken = 9
print(taken.take2()!, taken.or(4), Optional<Int>.none.or(1))
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" }; var isBlank: Bool { self?.isEmpty ?? true } }
print((nil as String?).orEmpty.isEmpty, Optional("x").isBlank, "\(Optional("q").orEmpty)")
extension Optional: @retroactive Comparable where Wrapped: Comparable { public static func < (a: Wrapped?, b: Wrapped?) -> Bool { switch (a, b) { case (nil, _?): true; case (_?, nil), (nil, nil): false; case let (a?, b?): a < b } } }
print([3, nil, 1].sorted().map { $0 ?? 0 }, max(some, none)!)
print(Optional("text")!, Optional(Optional(1)) as Any, [Optional(1), nil], (1, none), ["k": some], String(describing: none), "\(String(describing: some))")
print(some is Int, none is Int?, (some as Any) is Int, (none as Any) is Int, type(of: some), type(of: nested), Optional.some(4).debugDescription)
func f(_ n: Int?) -> String { n.map(String.init) ?? "nothing" }
print(f(3), f(nil), [1: "a"][1].map { $0 + "b" }!, unwrapped.description)
for case let x? in [some, none, 8] { print(x, terminator: " ") }
print(zip([some, none], [1, 2]).compactMap { a, b in a.map { $0 + b } })
