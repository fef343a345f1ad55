import ViewLayout

/// What a screen shows, in the order in which it is drawn: the only thing that pictures and hit testing read.
///
/// All lengths are points and all places are in the coordinates of the root, except below a `.transform`, which maps
/// what is in it.
///
///     var list = DisplayList()
///     list.append(.fill(.ellipse(in: frame), .color(.red)), node: 4)
///     list.push(.opacity(0.5), node: 5)
///     list.append(.fill(.rectangle(other), .color(.black)), node: 6)
///     list.pop()
public struct DisplayList: Equatable, Sendable {
  /// A step of the list and the node that it came from.
  public struct Item: Equatable, Sendable {
    /// What is drawn, or where a group begins or ends.
    public var step: Step
    /// The number of the node in the view graph; the end of a group has that of its begin.
    public var node: Int
  }

  /// Groups are nested: each `push` has its `pop`.
  public enum Step: Equatable, Sendable {
    case draw(DrawingCommand)
    case push(GroupEffect)
    case pop
  }

  /// From the back to the front.
  public private(set) var items: [Item] = []
  /// The nodes of the groups that were pushed and not popped, the outermost first.
  private var openNodes: [Int] = []

  /// Nothing is drawn.
  public init() {}

  /// Draws something in front of all that was drawn before.
  public mutating func append(_ command: DrawingCommand, node: Int) {
    items.append(Item(step: .draw(command), node: node))
  }

  /// Begins a group: what is appended up to its `pop` is drawn with the effect, as one picture.
  public mutating func push(_ effect: GroupEffect, node: Int) {
    items.append(Item(step: .push(effect), node: node))
    openNodes.append(node)
  }

  /// Ends the group that was begun last.
  public mutating func pop() {
    precondition(!openNodes.isEmpty, "a group is popped that was not pushed")
    items.append(Item(step: .pop, node: openNodes.removeLast()))
  }

  /// Draws all of another list, of which every group has ended, in front of this one.
  public mutating func append(contentsOf other: DisplayList) {
    precondition(other.openNodes.isEmpty, "a list is appended that has groups without end")
    items += other.items
  }

  /// How many groups have begun and not ended.
  public var openGroupCount: Int { openNodes.count }

  /// Whether there is nothing in it, not even a group.
  public var isEmpty: Bool { items.isEmpty }
}
