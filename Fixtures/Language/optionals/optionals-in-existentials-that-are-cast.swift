// An optional inside an existential is a value of its own when it is cast, also when the existential is optional.
protocol Made { init?(_ make: (() -> Any?)?) }
extension Optional: Made {
  init?(_ make: (() -> Any?)?) { self = make?() as? Wrapped }
}
func show<T>(_ value: T??) {
  switch value {
  case .some(.none): print("some nil")
  case .none: print("nil")
  case .some(.some(let value)): print(value)
  }
}
func made<T>(_ type: T.Type, _ make: (() -> Any?)?) -> T? { (T.self as? any Made.Type)?.init(make) as? T }
show(made(Int?.self, nil))
show(made(Int?.self) { 3 })
show(made(Int?.self) { "text" })

func erased(_ value: some Made) -> any Made { value }
func cast<T>(_ value: (any Made)?, _ type: T.Type) -> T? { value as? T }
let none: Int? = nil
show(cast(erased(none), Int?.self))
show(cast(nil, Int?.self))
show(cast(erased(Optional(4)), Int?.self))
show(cast(erased(Optional("a")), Int?.self))
print(cast(erased(none), Int.self) as Any, cast(erased(Optional(4)), Int.self) as Any)

func castAny<T>(_ value: Any?, _ type: T.Type) -> T? { value as? T }
show(castAny(none as Any, Int?.self))
show(castAny(nil, Int?.self))
show(castAny(Optional(5) as Any, Int?.self))
print(castAny(none as Any, Int.self) as Any)
