// Descriptions follow the mirrors that values provide.
struct S: CustomReflectable {
  var a = 1; var customMirror: Mirror { Mirror(self, children: ["n": 2], displayStyle: .struct) }
}
struct T: CustomReflectable { var a = 1; var customMirror: Mirror { Mirror(self, children: ["n": 2, "m": "x"]) } }
enum E: CustomReflectable {
  case a(Int), b; var customMirror: Mirror { Mirror(self, children: ["n": 2, "m": "x"], displayStyle: .enum) }
}
class C: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["n": 2, "m": "x"], displayStyle: .struct) }
}
struct U: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .tuple) }
}
struct W: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .collection) }
}
print(S(), T(), E.a(3), C(), U(), W(), [S()], "\(T())", String(describing: U()), String(reflecting: S()), [T()])
print(stride(from: 0, to: 3, by: 1)); print([stride(from: 0, through: 3, by: 1)])
