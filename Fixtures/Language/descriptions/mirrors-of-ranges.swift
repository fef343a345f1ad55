// The mirrors of ranges have no display style.
func show(_ value: Any) {
  let mirror = Mirror(reflecting: value)
  let style = mirror.displayStyle.map { "\($0)" } ?? "none"
  print(value, style, mirror.children.map { "\($0.label ?? "_") \($0.value)" }, mirror.subjectType)
}
show(1...3)
show(2.5..<4)
show(Character("a")...Character("c"))
show(...3)
show(3...)
show(CollectionOfOne(7))
dump(1...3)
dump(["a": 1..<2])
