// Macros declared, and expanded as declarations and as expressions.
@freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "T")
@attached(member, names: named(init), arbitrary) public macro Model() = #externalMacro(module: "M", type: "U")
@attached(extension, conformances: P) macro Conform()
macro unit<T>() where T: P
#Preview { Text("") }
#Preview("Name", traits: .sizeThatFitsLayout) {
  Text("")
}
#warning("later")
let a = #stringify(1 + 2)
let b = #generic<Int>(1) { 2 } and: { 3 }
let c = #file
let d = [#line, #column]
struct S {
  #members
  #members("a") { 1 }
  @Observed public #member(1)
}
let e = #Predicate<Item> { $0.a == 1 }
let f = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
let g = #selector(getter: S.x)
let h = #keyPath(S.x.y)
