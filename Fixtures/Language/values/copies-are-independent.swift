struct Point { var x = 0, y = 0 }
struct Line { var from = Point(), to = Point(x: 1, y: 1); var tags: [String] = [] }
class Box { var value: Int; init(_ value: Int) { self.value = value } }
struct Holder { var count = 0; let box: Box }

var a = Line()
var b = a
b.from.x = 5
b.tags.append("moved")
print(a.from.x, b.from.x, a.tags, b.tags)
var array = [Point(), Point(x: 2, y: 2)]
let snapshot = array
array[0].x = 9
array[1] = Point()
print(array.map(\.x), snapshot.map(\.x))
for var point in array { point.x += 100; print(point.x, terminator: " ") }
print(array.map(\.x))
var first = Holder(box: Box(1))
var second = first
second.count = 7
second.box.value = 7
print(first.count, first.box.value, first.box === second.box)
var dictionary = ["p": Point()]
dictionary["p"]?.x = 3
var taken = dictionary["p"]!
taken.x = 4
print(dictionary["p"]!.x, taken.x)
func modified(_ point: Point) -> Point { var copy = point; copy.y = 50; return copy }
let original = Point()
print(original.y, modified(original).y)
var matrix = [[1, 2], [3, 4]]
var row = matrix[0]
row[0] = 100
matrix[1][1] *= 10
print(matrix, row)
let closureCapture = { [array] in array.count }
array.removeAll()
print(closureCapture(), array.count)
var tuple = (point: Point(), name: "t")
let tupleCopy = tuple
tuple.point.x = 8
print(tuple.point.x, tupleCopy.point.x, tuple.name)
var text = "abc"
let before = text
text.append("d")
print(before, text)
