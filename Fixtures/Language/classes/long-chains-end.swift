// A chain of many objects ends from its beginning to its end, and each object tells that it does.
var ended = 0
var order: [Int] = []

final class Link {
  let number: Int
  var next: Link?

  init(_ number: Int, _ next: Link?) {
    self.number = number
    self.next = next
  }

  deinit {
    ended += 1
    if order.count < 5 { order.append(number) }
  }
}

func chain(_ count: Int) -> Link? {
  var first: Link?
  for number in 0..<count { first = Link(number, first) }
  return first
}

var held = chain(60_000)
print(held?.number ?? -1, ended)
held = nil
print(ended, order)

// A part that is held from elsewhere stays.
ended = 0
var whole = chain(100)
let part = whole?.next?.next
whole = nil
print(ended, part?.number ?? -1)
