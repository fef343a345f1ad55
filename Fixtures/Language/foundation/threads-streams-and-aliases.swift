// Threads, standard streams, tuples by their alias, what a defer in an initialiser is observed by.
import Foundation
typealias Point = (x: Int, y: Double)
let p = Point(1, 2)
let q = [Point(x: 3, y: 4.5), Point(5, 6)]
print(p, q.map(\.y), p.y / 4)
final class Node {
  let v: Int
  weak var parent: Node?
  var kids: [Node] = [] { didSet { kids.forEach { $0.parent = self } } }
  init(_ v: Int, _ k: [Node] = []) { self.v = v; defer { kids = k } }
  var path: [Int] { (parent?.path ?? []) + [v] }
}
let root = Node(1, [Node(2, [Node(4)]), Node(3)])
print(root.kids[0].kids[0].path)
prefix func ~ (value: Double) -> String { "$\(value)" }
print(~843.32)
let t = Thread { print("in a thread") }
t.start()
Thread.sleep(forTimeInterval: 0.1)
print(t.isFinished, Thread.isMainThread)
let list: NSArray = [1, 2, 3]
print((list as! [Int]).reduce(0, +), ([4, 5] as NSArray).count, (["a": 1] as NSDictionary)["a"]!, (NSDictionary(dictionary: ["k": 2]) as! [String: Int])["k"]!)
fputs("not shown\n", stderr)
setbuf(stdout, nil)
NSLog("nor this")
print(NSDecimalNumber(string: "2.5").multiplying(by: 2), lround(2.5))
FileHandle.standardOutput.write(Data("end\n".utf8))
