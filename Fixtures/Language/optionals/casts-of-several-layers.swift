// A cast of an optional of optionals takes off as many layers as the other type has less: each must have something in it.
class A {}
class B: A {}
let deep: [A????] = [.some(.some(.some(.none))), .some(.some(.none)), .some(.none), .none, .some(.some(.some(.some(B()))))]
for value in deep { print(value as? B? as Any, value as? B?? as Any, value as? B??? as Any, value as? B as Any) }
for value in deep { print(value is B, value is B?, value is B??) }
let number: Int??? = .some(.some(.some(3)))
let inner: Int??? = .some(.some(nil))
print(number as? Int as Any, number as? Int? as Any, inner as? Int? as Any, inner as? Int?? as Any)
print((number as Any) as? Int as Any, (inner as Any) as? Int? as Any, (inner as Any) as? Int as Any, (inner as Any) is Int?)
