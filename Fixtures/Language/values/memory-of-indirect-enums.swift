// An indirect payload is one reference, whatever it contains; an enum that contains itself has a finite size.
indirect enum Tree: Hashable { case empty, number(Double), list([Tree]), table([Tree: Tree]), tagged(Int, Tree) }
enum List { indirect case node(Int, List); case end }
final class Owner {}
enum Owned { case one(Owner), many([Owner]), none }
enum Number { case whole(Int), text(String) }
print(MemoryLayout<Tree>.size, MemoryLayout<List>.size, MemoryLayout<Owned>.size, MemoryLayout<Number>.size)
print(MemoryLayout<Tree>.stride, MemoryLayout<Tree?>.size, MemoryLayout<(List, Bool)>.size, MemoryLayout<[Tree]>.size)
