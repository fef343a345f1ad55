@dynamicMemberLookup struct Tag {
  let name: String
  static subscript(dynamicMember n: String) -> Tag { Tag(name: n) }
  subscript(dynamicMember n: String) -> Tag { Tag(name: name + "." + n) }
  func show() -> String { name }
}
print(Tag.div.show(), Tag.a.b.c.name)
@dynamicMemberLookup enum E { static subscript(dynamicMember n: String) -> Int { n.count } }
print(E.hello)
