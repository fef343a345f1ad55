// Structs, classes, actors, enums and extensions with everything that can stand in their heads.
struct Empty {}
public struct Pair<First, Second: Hashable>: Hashable, Sendable where First: Hashable {}
@MainActor final class Model: Base, @unchecked Sendable {}
open class Base {}
actor Store: Identifiable {}
distributed actor Remote {}
indirect enum Tree<Leaf> { case leaf(Leaf), node(Tree, Tree) }
enum Raw: String, CaseIterable {}
extension Pair: CustomStringConvertible where Second == Int {}
extension Array<Int> {}
extension Swift.Optional: @retroactive Identifiable {}
private extension [String: Int] {}
struct Noncopyable: ~Copyable {}
struct Outer { struct Inner { enum Innermost {} } }
nonisolated struct Free {}
