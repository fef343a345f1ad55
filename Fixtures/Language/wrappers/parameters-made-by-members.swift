@propertyWrapper struct Logged<V> {
  var wrappedValue: V {
    willSet { print("will", newValue) }
    didSet { print("did", oldValue) }
  }
  var projectedValue: Logged<V> {
    get { self }
    set { self = newValue }
  }
}
func g(@Logged v: Int) { print("v", v, $v.wrappedValue) }
g(v: 3)
@propertyWrapper struct W<V> {
  var wrappedValue: V
  var projectedValue: String { "p\(wrappedValue)" }
}
func h(@W v: Int) { print("v", v, $v); print(_v) }
h(v: 3)
@propertyWrapper struct Q { var wrappedValue: Int { didSet { print("q") } } }
struct Z { @Q var a = 1; @Q var b: Int }
var z = Z(b: 3); z.a = 5; z.b += 1; print(z.a, z.b)
