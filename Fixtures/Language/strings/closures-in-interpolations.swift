// What a closure in a string is given, the method that takes it tells.
struct I: ExpressibleByStringInterpolation { struct StringInterpolation: StringInterpolationProtocol { var s = ""; init(literalCapacity: Int, interpolationCount: Int) {}
 mutating func appendLiteral(_ t: String) { s += t }
 mutating func appendInterpolation<T>(list: [T], _ f: (T) -> String) { s += list.map(f).joined(separator: ",") } 
 mutating func appendInterpolation(_ n: Int) { s += "\(n)" } }
 var s: String; init(stringLiteral v: String) { s = v }; init(stringInterpolation i: StringInterpolation) { s = i.s } }
let a: I = "x \(list: [1, 2], { n in "\(n * 2)" })"
print(a.s)
extension DefaultStringInterpolation { mutating func appendInterpolation<T>(list: [T], _ f: (T) -> String) { appendLiteral(list.map(f).joined(separator: "|")) } 
 mutating func appendInterpolation<T: BinaryInteger>(hex n: T) { appendLiteral(String(n, radix: 16)) } }
print("y \(list: [1, 2], { "\($0 * 2)" }) z")
print("y \(list: [10, 20], { "\(hex: $0 * 2)" }) z")
let k = [3]; print("\(list: k, { "\(hex: $0 * 2)" })")
func app<T>(list: [T], _ f: (T) -> String) -> String { list.map(f).joined() }
print(app(list: [10, 20], { "\(hex: $0 * 2)" }), app(list: [10]) { String($0 * 2, radix: 16) })
