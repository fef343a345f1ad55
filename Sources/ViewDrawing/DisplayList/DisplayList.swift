import ViewLayout

/// The content of a screen in drawing order: the only input of rendering and hit testing.
///
/// All lengths are points. All positions are in root coordinates, except inside a `.transform`, which maps its content.
/// what is in it.
///
///     var list = DisplayList()
///     list.append(.fill(.ellipse(in: frame), .color(.red)), node: 4)
///     list.push(.opacity(0.5), node: 5)
///     list.append(.fill(.rectangle(other), .color(.black)), node: 6)
///     list.pop()
public struct DisplayList: Equatable, Sendable {
  /// A step of the list and its node.
  public struct Item: Equatable, Sendable {
    /// A drawing command, or the begin or end of a group.
    public var step: Step
    /// The index of the node in the view graph; the end of a group has the node of its begin.
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
  /// The nodes of the open groups, the outermost first.
  private var openNodes: [Int] = []

  /// An empty list.
  public init() {}

  /// Draws in front of all previous commands.
  public mutating func append(_ command: DrawingCommand, node: Int) {
    items.append(Item(step: .draw(command), node: node))
  }

  /// Begins a group: the effect applies to everything up to the matching `pop` as a whole.
  public mutating func push(_ effect: GroupEffect, node: Int) {
    items.append(Item(step: .push(effect), node: node))
    openNodes.append(node)
  }

  /// Ends the innermost open group.
  public mutating func pop() {
    precondition(!openNodes.isEmpty, "a group is popped that was not pushed")
    items.append(Item(step: .pop, node: openNodes.removeLast()))
  }

  /// Appends another list, which must have no open groups, in front of this one.
  public mutating func append(contentsOf other: DisplayList) {
    precondition(other.openNodes.isEmpty, "a list is appended that has groups without end")
    items += other.items
  }

  /// The number of open groups.
  public var openGroupCount: Int { openNodes.count }

  /// Whether the list has no items.
  public var isEmpty: Bool { items.isEmpty }
}
