import ViewSource

/// A growing array of trivial values that holds tokens, nodes and child lists during parsing.
///
/// One of the three files of the project that use raw memory. The invariant that makes it sound: `base` points to
/// `capacity` elements, the first `count` of them initialised; it has one owner, which frees it. Debug builds check
/// indices; the lexer and the parser pass only indices of the same column.
@safe
struct Column<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int
  #if DEBUG
    /// Counts the reads.
    private var looks: ReadCount?
  #endif

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    unsafe base = .allocate(capacity: self.capacity)
  }

  /// A column for values made from a file: reads of the column count as reads of the file.
  init(capacity: Int, of bytes: SourceBytes) {
    self.init(capacity: capacity)
    #if DEBUG
      looks = bytes.looks
    #endif
  }

  deinit {
    unsafe base.deallocate()
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      #if DEBUG
        looks?.add(1)
      #endif
      return unsafe base[index]
    }
    @inline(__always) set {
      assert(index >= 0 && index < count)
      unsafe base[index] = newValue
    }
  }

  var last: Element {
    @inline(__always) get { self[count - 1] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity * 2) }
    unsafe (base + count).initialize(to: element)
    count &+= 1
  }

  /// Appends the elements of `other` from `start` on. There are few, so a loop is faster than a call of `memcpy`.
  @inline(__always)
  mutating func append(from other: borrowing Column<Element>, at start: Int) {
    assert(start >= 0 && start <= other.count)
    var index = start
    while index < other.count {
      append(other[index])
      index &+= 1
    }
  }

  /// Removes the elements from `newCount` on.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count)
    count = newCount
  }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    unsafe grown.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = unsafe grown
    capacity = newCapacity
  }

  /// Transfers the elements to the caller, who frees them: the column's own buffer if it is not much larger than
  /// needed, otherwise a copy.
  consuming func tightElements() -> UnsafeMutablePointer<Element> {
    if capacity - count <= count / 8 {
      var column = self
      let elements = unsafe column.base
      unsafe column.base = .allocate(capacity: 1)
      return unsafe elements
    }
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(count, 1))
    unsafe copy.initialize(from: base, count: count)
    return unsafe copy
  }
}
