outer: for i in 1...3 {
  for j in 1...3 {
    if j == 2 { continue outer }
    if i == 3 { break outer }
    print(i, j)
  }
}
var n = 27, steps = 0
while n != 1 { n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1; steps += 1 }
print(steps)
repeat { n += 5 } while n < 20
print(n)
search: while true {
  n -= 1
  switch n {
  case 15: break search
  case 18: continue search
  default: print("n", n)
  }
}
block: do {
  if n == 15 { print("leaving"); break block }
  print("not reached")
}
check: if n > 10 { if n < 20 { break check }; print("not reached") }
for i in stride(from: 10, to: 0, by: -4) where i != 6 { print("stride", i) }
for (key, value) in [("a", 1), ("b", 2)] { print(key, value) }
for var i in 0..<2 { i *= 10; print(i) }
for _ in 0..<0 { print("never") }
var items = [1, 2, 3]
for item in items { items.append(item * 10) }
print(items)
func find(_ target: Int, in grid: [[Int]]) -> (Int, Int)? {
  for (r, row) in grid.enumerated() { for (c, value) in row.enumerated() where value == target { return (r, c) } }
  return nil
}
print(find(5, in: [[1, 2], [5, 6]]) as Any, find(9, in: []) as Any)
var queue = [8]
while let next = queue.popLast() { print("take", next, terminator: " "); if next > 1 { queue.append(next / 2) } }
print()
while let a = items.popLast(), let b = items.popLast(), a + b > 5 { print(a, b) }
switch 3 { case 3: print("three"); fallthrough; case 4: print("four"); fallthrough; default: print("end") }
