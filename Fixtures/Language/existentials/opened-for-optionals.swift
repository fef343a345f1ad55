// What is in an existential is opened for a parameter that takes an optional, too; compositions are types in expressions.
func double<T: Numeric>(_ n: T) -> T { n * 2 }
func doubleOrZero<T: Numeric>(_ n: T?) -> T { let x = n ?? 0; return x * 2 }
let numbers: [any Numeric] = [1, 2.5, 3 as Float]
for n in numbers { print(double(n), doubleOrZero(n)) }
protocol P {}
protocol Q {}
struct S: P, Q {}
func text<T>(_: T.Type) -> String { "\(T.self)" }
print((P & Q).self == (Q & P).self, S() as Any is P & Q, text((P & Q).self))
