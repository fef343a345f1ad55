// Objects whose `deinit` reads and writes the globals that are being replaced.
final class Box {
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit {
    print("end", number, ended.count, list)
    ended.append(number)
    list = [number]
  }
}

struct Holder {
  var box: Box? = Box(10)
  var count = 0
}

func extend(_ numbers: inout [Int]) { numbers.append(9) }

var ended: [Int] = []
var list: [Int] = [0]
var held: Box? = Box(1)
for number in 2...4 {
  held = Box(number)
  extend(&list)
  list.append(number)
  print(list, ended)
}

var holder = Holder()
holder.box = Box(11)
holder.count += 1
holder = Holder()
holder.box = nil

var boxes = [Box(20), Box(21)]
boxes[0] = Box(22)
boxes.removeLast()
boxes = []
print(ended, list)
