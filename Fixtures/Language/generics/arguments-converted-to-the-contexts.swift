// The contextual type decides a generic argument, to which the value is then converted.
struct Side<Value: Hashable>: Hashable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
let sides: [Side<AnyHashable>] = [Side("one"), Side(1)]
print(sides[0].value, sides[1] == Side(AnyHashable(1)), type(of: sides[0]))
let optional: Side<Int?> = Side(3)
print(optional.value == 3, type(of: optional))
struct Holder { var any: Box<Any>, text: Box<String?> }
final class Box<Value> { var value: Value; init(_ value: Value) { self.value = value } }
let holder = Holder(any: Box(4), text: Box("t"))
print(holder.any.value, holder.text.value ?? "none", type(of: holder.text))
