// A part of a string and a character are mirrored as strings.
let part: Any = "abcdef".prefix(3)
let character: Any = Character("x")
for value in [part, character, "text"] {
  let mirror = Mirror(reflecting: value)
  print(type(of: value), mirror.subjectType == String.self, mirror.subjectType, mirror.children.count)
}
dump("abcdef".suffix(2))
dump(["k": Character("v")])
print(part, [part], character, [character])
