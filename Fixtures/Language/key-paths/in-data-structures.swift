struct Employee { var name: String, age: Int, salary: Double, boss: String?; var tags: [String] = [] }
var staff = [Employee(name: "Ann", age: 41, salary: 90.5, boss: nil), Employee(name: "Bob", age: 29, salary: 50, boss: "Ann"), Employee(name: "Cy", age: 35, salary: 70, boss: "Ann", tags: ["x"])]
struct Column<R> { let title: String; let text: (R) -> String; init<V>(_ t: String, _ k: KeyPath<R, V>, _ f: @escaping (V) -> String = { "\($0)" }) { title = t; text = { f($0[keyPath: k]) } } }
let columns: [Column<Employee>] = [Column("Name", \.name), Column("Age", \.age), Column("Pay", \.salary) { "\(Int($0))k" }, Column("Boss", \.boss) { $0 ?? "-" }, Column("Tags", \.tags.count)]
print(columns.map(\.title).joined(separator: "\t"))
for e in staff { print(columns.map { $0.text(e) }.joined(separator: "\t")) }
enum SortOrder { case up, down }
struct SortKey<R> { let compare: (R, R) -> Int; init<V: Comparable>(_ k: KeyPath<R, V>, _ o: SortOrder = .up) { compare = { a, b in let (x, y) = (a[keyPath: k], b[keyPath: k]); return (x < y ? -1 : x > y ? 1 : 0) * (o == .up ? 1 : -1) } } }
extension Array { func sorted(by keys: SortKey<Element>...) -> Array { sorted { a, b in for k in keys { let c = k.compare(a, b); if c != 0 { return c < 0 } }; return false } }
  mutating func update<V>(_ k: WritableKeyPath<Element, V>, _ f: (inout V) -> Void) { for i in indices { f(&self[i][keyPath: k]) } }
  func sum<V: AdditiveArithmetic>(_ k: KeyPath<Element, V>) -> V { reduce(.zero) { $0 + $1[keyPath: k] } }
  func group<K: Hashable>(_ k: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: k] } } }
print(staff.sorted(by: SortKey(\.tags.count), SortKey(\.age, .down)).map(\.name), staff.sum(\.age), staff.sum(\.salary), staff.group(\.boss)["Ann"]!.map(\.name))
staff.update(\.salary) { $0 *= 2 }
staff.update(\.tags) { $0.append("new") }
staff.update(\.name[0]) { $0 = "Z" }
extension String { subscript(i: Int) -> Character { get { self[index(startIndex, offsetBy: i)] } set { let p = index(startIndex, offsetBy: i); replaceSubrange(p...p, with: [newValue]) } } }
print(staff.map { "\($0.name) \($0.salary) \($0.tags)" })
struct Form<R> { var value: R; private(set) var touched: Set<PartialKeyPath<R>> = []; init(_ v: R) { value = v }; mutating func set<V: Equatable>(_ k: WritableKeyPath<R, V>, _ v: V) { if value[keyPath: k] != v { value[keyPath: k] = v; touched.insert(k) } }; func isTouched(_ k: PartialKeyPath<R>) -> Bool { touched.contains(k) } }
var form = Form(staff[0])
form.set(\.age, 41)
form.set(\.boss, "Eve")
form.set(\.tags, [])
print(form.value.boss!, form.touched.count, form.isTouched(\.age), form.isTouched(\.boss))
struct Patch<R> { let apply: (inout R) -> Void; init<V>(_ k: WritableKeyPath<R, V>, _ v: V) { apply = { $0[keyPath: k] = v } } }
let patches: [Patch<Employee>] = [Patch(\.name, "New"), Patch(\.age, 1)]
print(patches.reduce(into: staff[1]) { $1.apply(&$0) }.name, ([\Employee.age, \.tags.count] as [KeyPath<Employee, Int>]).map { staff[2][keyPath: $0] })
let d: [PartialKeyPath<Employee>: String] = [\Employee.name: "Name", \Employee.age: "Age"]
print(d[\Employee.age]!, d[\Employee.boss] as Any, (\Employee.boss?.count).hashValue == (\Employee.boss?.count).hashValue, staff[keyPath: \.[1].boss!], staff[keyPath: \.last?.tags.first] as Any)
