class Base { let name: String; required init() { name = "b" }
  static func new() -> Self { .init() }
  class func make() -> Self { Self() }
  func copy() -> Self { type(of: self).init() }
}
final class Sub: Base { var extra = 3 }
print(type(of: Sub.new()), type(of: Sub.make()), Sub.new().extra, Base.new().name)
let s: Sub = .new()
print(s.copy().extra)
