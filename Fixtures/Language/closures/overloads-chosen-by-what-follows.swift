// An inner call takes another overload if what follows does not fit the first one.

struct Box<A> { var a: A
  func map<B>(_ f: (A) -> B) -> Box<B> { Box<B>(a: f(a)) } }
func product<A, B>(_ x: Box<A>, _ y: Box<B>) -> Box<(A, B)> { Box(a: (x.a, y.a)) }
func product<A, B, Z>(_ x: Box<(A, B)>, _ z: Box<Z>) -> Box<(A, B, Z)> { Box(a: (x.a.0, x.a.1, z.a)) }
func zip<A, B, C>(_ x: Box<A>, _ y: Box<B>, _ z: Box<C>) -> Box<(A, B, C)> {
  product(product(x, y), z).map { a, b in (a.0, a.1, b) }
}
print(zip(Box(a: 1), Box(a: "b"), Box(a: 2.5)).a)

func pick() -> Box<(Int, String)> { Box(a: (1, "a")) }
func pick() -> Box<(Int, String, Bool)> { Box(a: (1, "a", true)) }
print(pick().map { a, b in "\(b)\(a)" }.a)
print(pick().map { a, b, c in "\(b)\(a)\(c)" }.a)

struct Reader {
  func take(_ bytes: [UInt8]) -> String { return String(decoding: take(bytes), as: UTF8.self) }
  func take(_ bytes: [UInt8]) -> ArraySlice<UInt8> { bytes[...] }
}
let text: String = Reader().take([65, 66])
print(text)
struct Ordered<K: Hashable, V> {
  var keys: [K] = []
  var values: [K: V] = [:]
  subscript(position: Int) -> (key: K, value: V) {
    get { (keys[position], values[keys[position]]!) }
    set {
      keys[position] = newValue.key
      values[newValue.key] = newValue.value
    }
  }
  subscript(key: K) -> V? {
    get { values[key] }
    set {
      values[key] = newValue
      if newValue != nil { keys.append(key) }
    }
  }
}
var o = Ordered<Int, String>()
o[1] = "a"
o[2] = "b"
o[1] = (key: 2, value: "x")
print(o.values[2]!, o.keys)
print(o[0].key, o[5] as String?)
let c: UnicodeScalar = "\t"
print(c < UnicodeScalar(0x20) || c == UnicodeScalar(0x7f), UnicodeScalar(UInt8(55)), "\u{7f}".unicodeScalars.first! == UnicodeScalar(0x7f))
