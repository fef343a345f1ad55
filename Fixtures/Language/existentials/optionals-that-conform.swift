// A cast to a protocol keeps an optional that conforms to it.
protocol Named { var name: String { get } }
extension Int: Named { var name: String { "number \(self)" } }
extension Optional: Named where Wrapped: Named { var name: String { map { "some \($0.name)" } ?? "none" } }

let number: Int? = 5
let nothing: Int? = nil
let nested: Int?? = 7
let text: String? = "a"
print((number as? any Named)?.name ?? "-", (nothing as? any Named)?.name ?? "-", (nested as? any Named)?.name ?? "-")
print((text as? any Named)?.name ?? "-", number is any Named, text is any Named)
func name<Value>(of value: Value) -> String { (value as? any Named)?.name ?? "-" }
print(name(of: 5), name(of: number), name(of: nothing), name(of: nested), name(of: text))
func equatableType<Value>(of value: Value) -> String { (value as? any Equatable).map { "\(type(of: $0))" } ?? "-" }
print(equatableType(of: number), equatableType(of: 5), equatableType(of: nested), equatableType(of: { 1 }))
let erased: Any = number as Any
print((erased as? any Named)?.name ?? "-", erased as? Int ?? 0, erased is Int?)
switch erased {
case let named as any Named: print(named.name)
default: print("other")
}
