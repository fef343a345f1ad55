import Synchronization
import ViewSource

/// The syntax tree of one file: flat columns, immutable, with every token of the file.
///
/// One of the three files of the project that use raw memory. The invariant that makes it sound: the columns are either
/// allocated once with the counts in `storage`, never written again and freed in `deinit`, or they are in a mapped file
/// that the tree retains and whose archive has verified a checksum. The names of tokens, computed on first use, are
/// atomic. A `SyntaxNode` is a borrowed position in a tree whose holder keeps the tree alive. Child indices come from
/// the parser, which takes them from the same columns.
@safe
public final class SyntaxTree: Sendable {
  nonisolated(unsafe) let storage: UnsafeMutablePointer<TreeStorage>
  /// The parsed file, which the tree retains.
  public let source: SourceBuffer
  /// Whether an operator occurs whose precedence is declared neither in the standard library, nor in this file, nor in
  /// the operator table passed to the parser.
  public let hasUnknownOperators: Bool
  /// Whether the file has conditional compilation (`#if`).
  public let hasConditions: Bool
  /// The infix operators and precedence groups that the file declares; other files of the module may use them.
  public let operators: OperatorDeclarations
  /// The size of the tree in bytes, without the source and the names of tokens.
  public let byteCount: Int
  /// The mapped file that contains the columns; `nil` if the tree owns them.
  private let file: MappedFile?

  init(
    source: SourceBuffer,
    tokens: consuming Column<Token>,
    nodes: consuming Column<Node>,
    lists: consuming Column<NodeID>,
    hasUnknownOperators: Bool,
    hasConditions: Bool,
    operators: OperatorDeclarations
  ) {
    let counts = (tokens.count, nodes.count, lists.count)
    byteCount = SyntaxTree.byteCount(counts.0, counts.1, counts.2)
    file = nil
    unsafe storage = .allocate(capacity: 1)
    unsafe storage.initialize(
      to: TreeStorage(
        tokens: tokens.tightElements(), nodes: nodes.tightElements(), lists: lists.tightElements(),
        tokenCount: counts.0, nodeCount: counts.1, listCount: counts.2, bytes: source.bytes))
    self.source = source
    self.hasUnknownOperators = hasUnknownOperators
    self.hasConditions = hasConditions
    self.operators = operators
  }

  /// A tree without operator declarations whose columns are in a file, each with an offset and a count of elements. The
  /// caller guarantees that valid elements are there: any bytes are accepted.
  init(
    source: SourceBuffer, file: MappedFile, tokens: (offset: Int, count: Int), nodes: (offset: Int, count: Int),
    lists: (offset: Int, count: Int), hasUnknownOperators: Bool, hasConditions: Bool
  ) {
    byteCount = SyntaxTree.byteCount(tokens.count, nodes.count, lists.count)
    self.file = file
    unsafe storage = .allocate(capacity: 1)
    unsafe storage.initialize(
      to: TreeStorage(
        tokens: file.elements(Token.self, at: tokens.offset, count: tokens.count),
        nodes: file.elements(Node.self, at: nodes.offset, count: nodes.count),
        lists: file.elements(NodeID.self, at: lists.offset, count: lists.count), tokenCount: tokens.count,
        nodeCount: nodes.count, listCount: lists.count, bytes: source.bytes))
    self.source = source
    self.hasUnknownOperators = hasUnknownOperators
    self.hasConditions = hasConditions
    operators = OperatorDeclarations()
  }

  private static func byteCount(_ tokens: Int, _ nodes: Int, _ lists: Int) -> Int {
    tokens * MemoryLayout<Token>.stride + nodes * MemoryLayout<Node>.stride + lists * MemoryLayout<NodeID>.stride
  }

  /// Appends the memory of the token, node and list columns, each padded to a multiple of `alignment` bytes; returns
  /// their counts.
  func appendColumns(to bytes: inout [UInt8], alignment: Int) -> (tokens: Int, nodes: Int, lists: Int) {
    func append<Element: BitwiseCopyable>(_ elements: UnsafeMutablePointer<Element>, _ count: Int) {
      unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(UnsafeBufferPointer(start: elements, count: count)))
      bytes += [UInt8](repeating: 0, count: (alignment - bytes.count % alignment) % alignment)
    }
    unsafe append(storage.pointee.tokens, storage.pointee.tokenCount)
    unsafe append(storage.pointee.nodes, storage.pointee.nodeCount)
    unsafe append(storage.pointee.lists, storage.pointee.listCount)
    return unsafe (storage.pointee.tokenCount, storage.pointee.nodeCount, storage.pointee.listCount)
  }

  deinit {
    if file == nil {
      unsafe storage.pointee.tokens.deallocate()
      unsafe storage.pointee.nodes.deallocate()
      unsafe storage.pointee.lists.deallocate()
    }
    unsafe storage.pointee.names.load(ordering: .acquiring)?.deallocate()
    unsafe storage.deinitialize(count: 1)
    unsafe storage.deallocate()
  }

  /// The `sourceFile` node. It and all nodes reached from it are valid while the tree is alive.
  public var root: SyntaxNode {
    unsafe SyntaxNode(storage: UnsafePointer(storage), id: NodeID(storage.pointee.nodeCount - 1))
  }

  /// The number of nodes, including the root; valid node indices are less than this.
  public var nodeCount: Int { unsafe storage.pointee.nodeCount }
  /// The number of tokens, including the one for the end of the file.
  public var tokenCount: Int { unsafe storage.pointee.tokenCount }

  /// The node with an ID.
  @inlinable
  public func node(_ id: NodeID) -> SyntaxNode {
    precondition(Int(id.index) < nodeCount, "a node of another tree")
    return makeNode(id)
  }

  @usableFromInline
  func makeNode(_ id: NodeID) -> SyntaxNode {
    unsafe SyntaxNode(storage: UnsafePointer(storage), id: id)
  }

  /// The token at an index from 0, in source order; traps if there is none.
  public func token(_ index: Int) -> Token {
    precondition(index >= 0 && index < tokenCount, "a token of another tree")
    return unsafe storage.pointee.tokens[index]
  }
}

/// Pointers to a tree's columns.
@unsafe
@usableFromInline
struct TreeStorage: ~Copyable {
  @usableFromInline let tokens: UnsafeMutablePointer<Token>
  @usableFromInline let nodes: UnsafeMutablePointer<Node>
  @usableFromInline let lists: UnsafeMutablePointer<NodeID>
  @usableFromInline let tokenCount: Int
  @usableFromInline let nodeCount: Int
  let listCount: Int
  @usableFromInline let bytes: SourceBytes
  /// The index of each token's name, zero if not computed yet, followed by `placeCount` hash slots that contain the
  /// index plus one of a token with the same spelling; `nil` before the first query.
  let names = unsafe Atomic<UnsafeMutablePointer<Atomic<UInt32>>?>(nil)
  /// A power of two: one slot for about eight tokens, because most names occur often in a file.
  private var placeCount: Int { unsafe 16 << max(0, Int.bitWidth - (tokenCount >> 7).leadingZeroBitCount) }

  init(
    tokens: UnsafeMutablePointer<Token>, nodes: UnsafeMutablePointer<Node>, lists: UnsafeMutablePointer<NodeID>,
    tokenCount: Int, nodeCount: Int, listCount: Int, bytes: SourceBytes
  ) {
    unsafe self.tokens = tokens
    unsafe self.nodes = nodes
    unsafe self.lists = lists
    unsafe self.tokenCount = tokenCount
    unsafe self.nodeCount = nodeCount
    unsafe self.listCount = listCount
    unsafe self.bytes = bytes
  }

  /// Allocates the memory for the names, once across threads.
  func makeNames() -> UnsafeMutablePointer<Atomic<UInt32>> {
    let count = unsafe tokenCount + placeCount
    let made = UnsafeMutablePointer<Atomic<UInt32>>.allocate(capacity: count)
    for index in 0..<count { unsafe (made + index).initialize(to: Atomic(0)) }
    let (isFirst, present) = unsafe names.compareExchange(
      expected: nil, desired: made, ordering: .acquiringAndReleasing)
    guard !isFirst, let present = unsafe present else { return unsafe made }
    unsafe made.deallocate()
    return unsafe present
  }

  /// Computes the name of a token: from an earlier token of the same spelling, if its hash slot contains one, otherwise
  /// from the global name table, which is slower and shared by all threads.
  ///
  /// A slot is only a hint: it may contain a token of another spelling, or a value that another thread has written.
  func findName(at index: Int, in names: UnsafeMutablePointer<Atomic<UInt32>>) -> Name {
    let range = unsafe tokens[index].range
    let hash = unsafe bytes.hash(of: range)
    let place = unsafe names + tokenCount + Int(truncatingIfNeeded: hash) & (placeCount - 1)
    let said = unsafe Int(place.pointee.load(ordering: .relaxed))
    if said != 0, unsafe bytes.isEqual(tokens[said - 1].range, range) {
      let known = unsafe names[said - 1].load(ordering: .relaxed)
      if known != 0 { return Name(index: known) }
    }
    unsafe place.pointee.store(UInt32(index + 1), ordering: .relaxed)
    return unsafe Name(range, in: bytes)
  }
}

/// A position in a tree: two words, no reference counting.
@safe
public struct SyntaxNode: @unchecked Sendable {
  @usableFromInline let storage: UnsafePointer<TreeStorage>
  /// The index in its own tree; nodes of different trees may have the same ID.
  public let id: NodeID

  @inlinable @inline(__always)
  init(storage: UnsafePointer<TreeStorage>, id: NodeID) {
    unsafe self.storage = storage
    self.id = id
  }

  @usableFromInline var node: UnsafePointer<Node> {
    @inlinable @inline(__always) get { unsafe UnsafePointer(storage.pointee.nodes + Int(id.index)) }
  }

  /// The kind; the comment of each `NodeKind` is its schema.
  @inlinable public var kind: NodeKind {
    @inline(__always) get { unsafe node.pointee.kind }
  }
  /// The flags; most nodes have none.
  public var flags: NodeFlags { unsafe node.pointee.flags }

  /// The children, in source order.
  @inlinable public var children: Children {
    let node = unsafe self.node
    let count = unsafe Int(node.pointee.childCount)
    if count == 1 {
      let only = unsafe UnsafeRawPointer(node).advanced(by: 12).assumingMemoryBound(to: NodeID.self)
      return unsafe Children(storage: storage, base: only, count: 1)
    }
    let base = unsafe UnsafePointer(storage.pointee.lists + Int(node.pointee.children))
    if count < Node.manyChildren { return unsafe Children(storage: storage, base: base, count: count) }
    return unsafe Children(storage: storage, base: base + 1, count: Int(base.pointee.index))
  }

  /// The children of a node, without a copy; valid while the tree is alive.
  @safe
  public struct Children: RandomAccessCollection, @unchecked Sendable {
    @usableFromInline let storage: UnsafePointer<TreeStorage>
    @usableFromInline let base: UnsafePointer<NodeID>
    /// The number of children; zero for a node of tokens only.
    public let count: Int

    @inlinable
    init(storage: UnsafePointer<TreeStorage>, base: UnsafePointer<NodeID>, count: Int) {
      unsafe self.storage = storage
      unsafe self.base = base
      self.count = count
    }

    /// Always 0.
    @inlinable public var startIndex: Int { 0 }
    /// Equals `count`.
    @inlinable public var endIndex: Int { count }

    /// The child at a position from 0; traps if there is none.
    @inlinable
    public subscript(position: Int) -> SyntaxNode {
      precondition(position >= 0 && position < count, "no such child")
      return unsafe SyntaxNode(storage: storage, id: base[position])
    }
  }

  // MARK: Tokens

  /// The indices of the tokens of the node, including those of its children.
  public var tokenIndices: Range<Int> {
    let first = unsafe Int(node.pointee.firstToken)
    return unsafe first..<first + Int(node.pointee.tokenCount)
  }

  /// The token at an index of the tree, not of the node; traps if there is none.
  public func token(_ index: Int) -> Token {
    precondition(unsafe index >= 0 && index < storage.pointee.tokenCount, "no such token")
    return unsafe storage.pointee.tokens[index]
  }

  /// The name of an identifier token, without backticks. It is computed once per token.
  public func name(at index: Int) -> Name {
    precondition(unsafe index >= 0 && index < storage.pointee.tokenCount, "no such token")
    let names = unsafe storage.pointee.names.load(ordering: .acquiring) ?? storage.pointee.makeNames()
    let known = unsafe names[index].load(ordering: .relaxed)
    if known != 0 { return Name(index: known) }
    let name = unsafe storage.pointee.findName(at: index, in: names)
    unsafe names[index].store(name.index, ordering: .relaxed)
    return name
  }

  /// Whether both nodes are in the same tree.
  public func isInSameTree(as other: SyntaxNode) -> Bool { unsafe storage == other.storage }

  /// The bytes of the node's file.
  public var bytes: SourceBytes { unsafe storage.pointee.bytes }
}

extension SyntaxNode: Hashable {
  /// Nodes are equal if they are at the same position of the same tree; equal code at two positions is not equal.
  public static func == (left: SyntaxNode, right: SyntaxNode) -> Bool {
    unsafe left.id == right.id && left.storage == right.storage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
