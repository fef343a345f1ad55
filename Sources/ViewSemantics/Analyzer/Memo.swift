import ViewSyntax

/// A table that a class keeps and that grows while it is asked.
///
/// Swift watches at run time that nobody reads what is being changed, if it is a property of a class and the change takes
/// a while. Here the table is taken out to be changed and put back, so that no change takes any time and reading needs
/// no watch: see `TypeTable.add`.
final class Memo<Key: MemoKey, Value> {
  private var table: MemoTable<Key, Value>

  init(_ table: MemoTable<Key, Value> = MemoTable()) {
    self.table = table
  }

  subscript(key: Key) -> Value? {
    get { table[key] }
    set {
      var table = self.table
      self.table = MemoTable()
      table[key] = newValue
      self.table = table
    }
  }

  /// A memo without some of the keys.
  func filter(_ isKept: (Key, Value) -> Bool) -> Memo { Memo(table.filter(isKept)) }
}

/// The same for values by declaration.
final class DeclMemo<Value> {
  private var map: DeclMap<Value>

  init(_ map: DeclMap<Value> = DeclMap()) {
    self.map = map
  }

  subscript(id: DeclID) -> Value? {
    get { map[id] }
    set {
      var map = self.map
      self.map = DeclMap()
      map[id] = newValue
      self.map = map
    }
  }

  /// Something of a value that is not copied for it.
  @inline(__always)
  func with<Part>(_ id: DeclID, _ part: (borrowing Value) -> Part) -> Part? { map.with(id, part) }

  /// A memo without the values of a file's declarations.
  func without(_ file: FileID) -> DeclMemo { DeclMemo(map.without(file)) }
}
