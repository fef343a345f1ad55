extension InterfaceText {
  /// Members of Foundation's classes that few programs use, read only if a program names one of the classes.
  static let foundationReferenceMembers: [(name: String, text: String)] = [
    ("ReferenceCollectionMembers", foundationReferenceCollectionMembers),
    ("ReferenceTextMembers", foundationReferenceTextMembers),
    ("DecimalFunctions", foundationDecimalFunctions),
  ]

  private static let foundationReferenceCollectionMembers = #"""
    import Foundation

    public struct NSEnumerationOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let concurrent = NSEnumerationOptions(rawValue: 1)
      public static let reverse = NSEnumerationOptions(rawValue: 2)
    }
    public struct NSSortOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let concurrent = NSSortOptions(rawValue: 1)
      public static let stable = NSSortOptions(rawValue: 16)
    }
    public struct NSBinarySearchingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let firstEqual = NSBinarySearchingOptions(rawValue: 256)
      public static let lastEqual = NSBinarySearchingOptions(rawValue: 512)
      public static let insertionIndex = NSBinarySearchingOptions(rawValue: 1024)
    }

    /// The elements of a collection, one at a time.
    final class _ListEnumerator: NSEnumerator {
      var rest: ArraySlice<Any>
      init(_ elements: [Any]) { rest = elements[...] }
      override func nextObject() -> Any? { rest.popFirst() }
      override var allObjects: [Any] {
        let all = Array(rest)
        rest = []
        return all
      }
    }
    extension NSEnumerator: Sequence {
      public func makeIterator() -> AnyIterator<Any> { AnyIterator { self.nextObject() } }
    }

    /// Calls a block with each element and its index until it sets its last argument.
    func _enumerate(
      _ elements: [Any], _ options: NSEnumerationOptions, _ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
      stop.initialize(to: false)
      let count = elements.count
      for step in 0..<count {
        let index = options.contains(.reverse) ? count - 1 - step : step
        block(elements[index], index, stop)
        if stop.pointee.boolValue { break }
      }
      stop.deallocate()
    }
    func _indexes(
      _ elements: [Any], _ options: NSEnumerationOptions, _ predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool
    ) -> IndexSet {
      var found = IndexSet()
      _enumerate(elements, options) { if predicate($0, $1, $2) { found.insert($1) } }
      return found
    }

    extension NSArray {
      public convenience init(array: [Any], copyItems flag: Bool) { self.init(array: array) }
      public func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        _enumerate(_elements, [], block)
      }
      public func enumerateObjects(
        options opts: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        _enumerate(_elements, opts, block)
      }
      public func indexesOfObjects(passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> IndexSet {
        _indexes(_elements, [], predicate)
      }
      public func indexesOfObjects(
        options opts: NSEnumerationOptions = [], passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool
      ) -> IndexSet {
        _indexes(_elements, opts, predicate)
      }
      public func indexOfObject(passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Int {
        indexOfObject(options: [], passingTest: predicate)
      }
      public func indexOfObject(
        options opts: NSEnumerationOptions = [], passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool
      ) -> Int {
        var found = NSNotFound
        _enumerate(_elements, opts) { object, index, stop in
          guard predicate(object, index, stop) else { return }
          found = index
          stop.pointee = true
        }
        return found
      }
      public func index(of anObject: Any, in range: NSRange) -> Int {
        for index in range.lowerBound..<range.upperBound where _keyedEqual(_elements[index], anObject) { return index }
        return NSNotFound
      }
      public func indexOfObjectIdentical(to anObject: Any) -> Int {
        _elements.firstIndex { ($0 as AnyObject) === (anObject as AnyObject) } ?? NSNotFound
      }
      public func index(
        of anObject: Any, inSortedRange r: NSRange, options opts: NSBinarySearchingOptions = [],
        usingComparator cmptr: (Any, Any) -> ComparisonResult
      ) -> Int {
        var lower = r.lowerBound
        var upper = r.upperBound
        let goesRight = opts.contains(.lastEqual)
        while lower < upper {
          let middle = (lower + upper) / 2
          let order = cmptr(_elements[middle], anObject)
          if order == .orderedAscending || goesRight && order == .orderedSame { lower = middle + 1 } else { upper = middle }
        }
        if opts.contains(.insertionIndex) { return lower }
        let place = goesRight ? lower - 1 : lower
        guard place >= r.lowerBound, place < r.upperBound, cmptr(_elements[place], anObject) == .orderedSame else {
          return NSNotFound
        }
        return place
      }
      public func objects(at indexes: IndexSet) -> [Any] { indexes.map { _elements[$0] } }
      public func objectEnumerator() -> NSEnumerator { _ListEnumerator(_elements) }
      public func reverseObjectEnumerator() -> NSEnumerator { _ListEnumerator(_elements.reversed()) }
      public func firstObjectCommon(with otherArray: [Any]) -> Any? {
        _elements.first { element in otherArray.contains { _keyedEqual($0, element) } }
      }
      public func sortedArray(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
      {
        sortedArray(comparator: cmptr)
      }
      public func sortedArray(
        _ comparator: (Any, Any, UnsafeMutableRawPointer?) -> Int, context: UnsafeMutableRawPointer?
      ) -> [Any] {
        _elements.sorted { comparator($0, $1, context) < 0 }
      }
      public func pathsMatchingExtensions(_ filterTypes: [String]) -> [String] {
        _elements.compactMap { $0 as? String }.filter { filterTypes.contains(NSString(string: $0).pathExtension) }
      }
      public func description(withLocale locale: Any?) -> String { description }
    }
    extension NSMutableArray {
      public func removeObject(identicalTo anObject: Any) { _elements.removeAll { ($0 as AnyObject) === (anObject as AnyObject) } }
      public func remove(_ anObject: Any, in range: NSRange) {
        for index in (range.lowerBound..<range.upperBound).reversed() where _keyedEqual(_elements[index], anObject) {
          _elements.remove(at: index)
        }
      }
      public func filter(using predicate: NSPredicate) { _elements.removeAll { !predicate.evaluate(with: $0) } }
      public func sort(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult) {
        sort(comparator: cmptr)
      }
    }

    extension NSDictionary {
      public func allKeys(for anObject: Any) -> [Any] { _pairs.filter { _keyedEqual($0.value, anObject) }.map { $0.key } }
      public func enumerateKeysAndObjects(_ block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerateKeysAndObjects(options: [], using: block)
      }
      public func enumerateKeysAndObjects(
        options opts: NSEnumerationOptions = [], using block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        _enumerate(_pairs.map { $0.key }, opts) { key, index, stop in block(key, _pairs[index].value, stop) }
      }
      public func keyEnumerator() -> NSEnumerator { _ListEnumerator(allKeys) }
      public func objectEnumerator() -> NSEnumerator { _ListEnumerator(allValues) }
      public func objects(forKeys keys: [Any], notFoundMarker marker: Any) -> [Any] {
        keys.map { object(forKey: $0) ?? marker }
      }
      public func keysSortedByValue(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any] {
        _pairs.sorted { cmptr($0.value, $1.value) == .orderedAscending }.map { $0.key }
      }
      public func keysSortedByValue(
        options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult
      ) -> [Any] {
        keysSortedByValue(comparator: cmptr)
      }
      public func keysOfEntries(passingTest predicate: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Set<AnyHashable> {
        var found: Set<AnyHashable> = []
        enumerateKeysAndObjects(options: []) { key, value, stop in
          if predicate(key, value, stop), let key = key as? AnyHashable { found.insert(key) }
        }
        return found
      }
      public func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool {
        isEqual(NSDictionary(dictionary: otherDictionary))
      }
      public func description(withLocale locale: Any?) -> String { description }
    }

    extension NSSet {
      public convenience init(set: Set<AnyHashable>, copyItems flag: Bool) { self.init(set: set) }
      public func member(_ object: Any) -> Any? { _elements.first { _keyedEqual($0, object) } }
      public func objectEnumerator() -> NSEnumerator { _ListEnumerator(_elements) }
      public func isSubset(of otherSet: Set<AnyHashable>) -> Bool {
        _elements.allSatisfy { element in otherSet.contains { _keyedEqual($0.base, element) } }
      }
      public func intersects(_ otherSet: Set<AnyHashable>) -> Bool {
        _elements.contains { element in otherSet.contains { _keyedEqual($0.base, element) } }
      }
      public func isEqual(to otherSet: Set<AnyHashable>) -> Bool { count == otherSet.count && isSubset(of: otherSet) }
      public func addingObjects(from other: [Any]) -> Set<AnyHashable> {
        Set((_elements + other).compactMap { $0 as? AnyHashable })
      }
      public func addingObjects(from other: Set<AnyHashable>) -> Set<AnyHashable> {
        other.union(_elements.compactMap { $0 as? AnyHashable })
      }
      public func enumerateObjects(_ block: (Any, UnsafeMutablePointer<ObjCBool>) -> Void) {
        _enumerate(_elements, []) { object, _, stop in block(object, stop) }
      }
      public func objects(passingTest predicate: (Any, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Set<AnyHashable> {
        var found: Set<AnyHashable> = []
        enumerateObjects { if predicate($0, $1), let object = $0 as? AnyHashable { found.insert(object) } }
        return found
      }
    }
    extension NSSet: Sequence {
      public func makeIterator() -> IndexingIterator<[Any]> { _elements.makeIterator() }
    }
    extension NSMutableSet {
      public convenience init(capacity numItems: Int) { self.init() }
      public func addObjects(from array: [Any]) { for object in array { add(object) } }
      public func union(_ otherSet: Set<AnyHashable>) { for object in otherSet { add(object.base) } }
      public func minus(_ otherSet: Set<AnyHashable>) { for object in otherSet { remove(object.base) } }
      public func intersect(_ otherSet: Set<AnyHashable>) {
        for element in _elements where !otherSet.contains(where: { _keyedEqual($0.base, element) }) { remove(element) }
      }
      public func setSet(_ otherSet: Set<AnyHashable>) {
        removeAllObjects()
        union(otherSet)
      }
      public func filter(using predicate: NSPredicate) {
        for element in _elements where !predicate.evaluate(with: element) { remove(element) }
      }
    }

    extension NSOrderedSet {
      public convenience init(object: Any) { self.init(array: [object]) }
      public convenience init(orderedSet set: NSOrderedSet) { self.init(array: set._elements) }
      public var set: Set<AnyHashable> { Set(_elements.compactMap { $0 as? AnyHashable }) }
      public var reversed: NSOrderedSet { NSOrderedSet(array: _elements.reversed()) }
      public func objects(at indexes: IndexSet) -> [Any] { indexes.map { _elements[$0] } }
      public func objectEnumerator() -> NSEnumerator { _ListEnumerator(_elements) }
      public func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        _enumerate(_elements, [], block)
      }
      public func index(ofObjectPassingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Int {
        _indexes(_elements, [], predicate).first ?? NSNotFound
      }
      public func isSubset(of other: NSOrderedSet) -> Bool { _elements.allSatisfy { other.contains($0) } }
      public func intersects(_ other: NSOrderedSet) -> Bool { _elements.contains { other.contains($0) } }
      public func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any] {
        _elements.sorted { cmptr($0, $1) == .orderedAscending }
      }
    }
    extension NSOrderedSet: Sequence {
      public func makeIterator() -> IndexingIterator<[Any]> { _elements.makeIterator() }
    }
    extension NSMutableOrderedSet {
      public convenience init(capacity numItems: Int) { self.init() }
      public func insert(_ object: Any, at idx: Int) { if !contains(object) { _elements.insert(object, at: idx) } }
      public func addObjects(from array: [Any]) { for object in array { add(object) } }
      public func removeObject(at idx: Int) { _elements.remove(at: idx) }
      public func removeAllObjects() { _elements = [] }
      public func removeObjects(in array: [Any]) { for object in array { remove(object) } }
      public func replaceObject(at idx: Int, with object: Any) { _elements[idx] = object }
      public func setObject(_ obj: Any, at idx: Int) {
        if idx == _elements.count { _elements.append(obj) } else { _elements[idx] = obj }
      }
      public func exchangeObject(at idx1: Int, withObjectAt idx2: Int) { _elements.swapAt(idx1, idx2) }
      public func moveObjects(at indexes: IndexSet, to idx: Int) {
        let moved = objects(at: indexes)
        for index in indexes.reversed() { _elements.remove(at: index) }
        _elements.insert(contentsOf: moved, at: idx)
      }
      public func union(_ other: NSOrderedSet) { addObjects(from: other._elements) }
      public func minus(_ other: NSOrderedSet) { removeObjects(in: other._elements) }
      public func intersect(_ other: NSOrderedSet) { _elements.removeAll { !other.contains($0) } }
      public func sort(comparator cmptr: (Any, Any) -> ComparisonResult) { _elements = sortedArray(comparator: cmptr) }
    }
    extension NSCountedSet {
      public convenience init(set: Set<AnyHashable>) { self.init(array: Array(set)) }
    }
    """#
}
