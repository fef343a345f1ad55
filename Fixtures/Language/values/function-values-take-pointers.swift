// `&value` as an argument of a function value that takes a pointer.
let fill: (UnsafeMutablePointer<Int>, Int) -> Void = { pointer, count in
  for index in 0..<count { pointer[index] = index * index }
}
var squares = [0, 0, 0]
fill(&squares, 3)
print(squares)

let sum: (UnsafePointer<Int>, Int) -> Int = { pointer, count in (0..<count).reduce(0) { $0 + pointer[$1] } }
print(sum(squares, 3), sum(&squares, 2))

let store: (UnsafeMutableRawPointer) -> Void = { $0.storeBytes(of: 7, as: Int.self) }
var number = 1
store(&number)
print(number)

struct Failure: Error {}
let fail: (UnsafeMutablePointer<Int>) throws -> Void = {
  $0.pointee = 9
  throw Failure()
}
do { try fail(&number) } catch { print(number) }

let add: (inout Int, UnsafeMutablePointer<Int>) -> Void = {
  $0 += 1
  $1.pointee += 10
}
var other = 2
add(&other, &number)
print(other, number)

func apply(_ change: (UnsafeMutablePointer<Int>?) -> Int) -> Int {
  var value = 3
  return change(&value) + change(nil) + value
}
print(
  apply { pointer in
    pointer?.pointee += 1
    return pointer?.pointee ?? 0
  })

struct Enumeration {
  let list: [String]
  func forEach(_ body: (String, UnsafeMutablePointer<Bool>) -> Void) {
    var stops = false
    for item in list {
      body(item, &stops)
      if stops { return }
    }
  }
}
Enumeration(list: ["a", "b", "c"]).forEach { item, stops in
  print(item)
  stops.pointee = item == "b"
}
