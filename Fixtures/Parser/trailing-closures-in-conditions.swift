// In a condition a brace begins the body, unless brackets are around the closure.
func f() {
  if items.isEmpty { a() }
  for item in items.filter({ $0.isOn }) { a() }
  for item in (items.filter { $0.isOn }) { a() }
  while items.contains(where: { $0 }) { a() }
  guard items.allSatisfy({ $0 }) else { return }
  switch items.map({ $0 }) { default: a() }
  if let first = items.first(where: { $0.id == id }), first.isOn { a() }
  for a in b where c {}
  if x { y }
  else { z }
  if let next = sequence(first: x) { item in
    item.next
  }.first(where: { $0.isOn }) { a() }
  guard let all = items.map { (item: Int) -> Bool in
    item > 1
  }, all.isEmpty else { return }
}
