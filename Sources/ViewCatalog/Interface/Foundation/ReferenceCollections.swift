extension InterfaceText {
  /// Foundation's collections that are classes.
  static let foundationReferenceCollections = #"""
    /// The description of a collection of Foundation, one element per line.
    func _listed(_ elements: [String], _ start: String, _ end: String) -> String {
      let lines = elements.map { $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n    ") }
      return start + "\n" + lines.map { "    " + $0 }.joined(separator: "\n") + "\n" + end
    }
    func _separated(_ elements: [Any]) -> [String] {
      elements.indices.map { "\(elements[$0])" + ($0 == elements.count - 1 ? "" : ",") }
    }

    open class NSArray: NSObject, ExpressibleByArrayLiteral, Sequence, @unchecked Sendable {
      var elements: [Any]
      public var _elements: [Any] {
        get { elements }
        set { elements = newValue }
      }
      public override init() { elements = [] }
      public required convenience init(arrayLiteral elements: Any...) { self.init(array: elements) }
      public init(array: [Any]) { elements = array }
      public convenience init(object: Any) { self.init(array: [object]) }
      public convenience init(objects elements: Any...) { self.init(array: elements) }
      public convenience init?(contentsOfFile path: String) {
        self.init(contentsOf: URL(fileURLWithPath: path))
      }
      public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url),
          let list = try? PropertyListSerialization.propertyList(from: data) as? [Any]
        else { return nil }
        self.init(array: list)
      }
      public func makeIterator() -> IndexingIterator<[Any]> { elements.makeIterator() }
      public var count: Int { elements.count }
      public var firstObject: Any? { elements.first }
      public var lastObject: Any? { elements.last }
      public func object(at index: Int) -> Any { elements[index] }
      public subscript(idx: Int) -> Any { elements[idx] }
      public func contains(_ anObject: Any) -> Bool { elements.contains { _keyedEqual($0, anObject) } }
      public func index(of anObject: Any) -> Int {
        elements.firstIndex { _keyedEqual($0, anObject) } ?? NSNotFound
      }
      public func adding(_ anObject: Any) -> [Any] { elements + [anObject] }
      public func addingObjects(from otherArray: [Any]) -> [Any] { elements + otherArray }
      public func componentsJoined(by separator: String) -> String {
        elements.map { "\($0)" }.joined(separator: separator)
      }
      public func subarray(with range: NSRange) -> [Any] { Array(elements[range.lowerBound..<range.upperBound]) }
      public func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any] {
        elements.sorted { cmptr($0, $1) == .orderedAscending }
      }
      public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
        elements.sorted { NSSortDescriptor._order($0, $1, by: sortDescriptors) == .orderedAscending }
      }
      public func filtered(using predicate: NSPredicate) -> [Any] { elements.filter { predicate.evaluate(with: $0) } }
      public func reversed() -> [Any] { elements.reversed() }
      open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSArray, other.count == count else { return false }
        return zip(elements, other.elements).allSatisfy { _keyedEqual($0, $1) }
      }
      public func isEqual(to otherArray: [Any]) -> Bool { isEqual(NSArray(array: otherArray)) }
      open override var hash: Int { elements.count }
      open override func copy() -> Any { NSArray(array: elements) }
      open func mutableCopy() -> Any { NSMutableArray(array: elements) }
      open override var description: String { _listed(_separated(elements), "(", ")") }
    }

    open class NSMutableArray: NSArray, @unchecked Sendable {
      public convenience init(capacity numItems: Int) { self.init(array: []) }
      public func add(_ anObject: Any) { elements.append(anObject) }
      public func addObjects(from otherArray: [Any]) { elements += otherArray }
      public func insert(_ anObject: Any, at index: Int) { elements.insert(anObject, at: index) }
      public func remove(_ anObject: Any) { elements.removeAll { _keyedEqual($0, anObject) } }
      public func removeObject(at index: Int) { elements.remove(at: index) }
      public func removeLastObject() { elements.removeLast() }
      public func removeAllObjects() { elements = [] }
      public func removeObjects(in range: NSRange) { elements.removeSubrange(range.lowerBound..<range.upperBound) }
      public func replaceObject(at index: Int, with anObject: Any) { elements[index] = anObject }
      public func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        elements.replaceSubrange(range.lowerBound..<range.upperBound, with: otherArray)
      }
      public func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
        for (index, object) in zip(indexes, objects) { elements[index] = object }
      }
      public func insert(_ objects: [Any], at indexes: IndexSet) {
        for (index, object) in zip(indexes, objects) { elements.insert(object, at: index) }
      }
      public func removeObjects(at indexes: IndexSet) {
        for index in indexes.reversed() { elements.remove(at: index) }
      }
      public func removeObjects(in otherArray: [Any]) {
        elements.removeAll { element in otherArray.contains { _keyedEqual($0, element) } }
      }
      public func exchangeObject(at idx1: Int, withObjectAt idx2: Int) { elements.swapAt(idx1, idx2) }
      public func setArray(_ otherArray: [Any]) { elements = otherArray }
      public func sort(comparator cmptr: (Any, Any) -> ComparisonResult) { elements = sortedArray(comparator: cmptr) }
      public func sort(using sortDescriptors: [NSSortDescriptor]) { elements = sortedArray(using: sortDescriptors) }
      public override subscript(idx: Int) -> Any {
        get { elements[idx] }
        set { if idx == elements.count { elements.append(newValue) } else { elements[idx] = newValue } }
      }
    }

    open class NSDictionary: NSObject, ExpressibleByDictionaryLiteral, Sequence, @unchecked Sendable {
      var pairs: [(key: Any, value: Any)]
      public var _pairs: [(key: Any, value: Any)] { pairs }
      public override init() { pairs = [] }
      public required convenience init(dictionaryLiteral elements: (Any, Any)...) {
        self.init()
        for (key, value) in elements { _set(value, key) }
      }
      public convenience init(dictionary otherDictionary: [AnyHashable: Any]) {
        self.init()
        for (key, value) in otherDictionary { _set(value, key.base) }
      }
      public convenience init(objects: [Any], forKeys keys: [Any]) {
        self.init()
        for (key, value) in zip(keys, objects) { _set(value, key) }
      }
      public convenience init(object: Any, forKey key: Any) {
        self.init()
        _set(object, key)
      }
      public convenience init?(contentsOfFile path: String) {
        self.init(contentsOf: URL(fileURLWithPath: path))
      }
      public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url),
          let list = try? PropertyListSerialization.propertyList(from: data) as? [String: Any]
        else { return nil }
        self.init()
        for (key, value) in list { _set(value, key) }
      }
      func _set(_ value: Any?, _ key: Any) {
        if let index = pairs.firstIndex(where: { _keyedEqual($0.key, key) }) {
          if let value { pairs[index].value = value } else { pairs.remove(at: index) }
        } else if let value {
          pairs.append((key: key, value: value))
        }
      }
      public func makeIterator() -> IndexingIterator<[(key: Any, value: Any)]> { pairs.makeIterator() }
      public var count: Int { pairs.count }
      public var allKeys: [Any] { pairs.map { $0.key } }
      public var allValues: [Any] { pairs.map { $0.value } }
      public func object(forKey aKey: Any) -> Any? { pairs.first { _keyedEqual($0.key, aKey) }?.value }
      public subscript(key: Any) -> Any? { object(forKey: key) }
      open override func value(forKey key: String) -> Any? { object(forKey: key) }
      open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSDictionary, other.count == count else { return false }
        return pairs.allSatisfy { pair in other.object(forKey: pair.key).map { _keyedEqual($0, pair.value) } ?? false }
      }
      open override var hash: Int { pairs.count }
      open override func copy() -> Any { self }
      open func mutableCopy() -> Any {
        let result = NSMutableDictionary()
        for (key, value) in pairs { result._set(value, key) }
        return result
      }
      open override var description: String { _listed(pairs.map { "\($0.key) = \($0.value);" }, "{", "}") }
    }

    open class NSMutableDictionary: NSDictionary, @unchecked Sendable {
      public convenience init(capacity numItems: Int) { self.init() }
      public func setObject(_ anObject: Any, forKey aKey: Any) { _set(anObject, aKey) }
      public override func setValue(_ value: Any?, forKey key: String) { _set(value, key) }
      public func removeObject(forKey aKey: Any) { _set(nil, aKey) }
      public func removeAllObjects() { pairs = [] }
      public func removeObjects(forKeys keyArray: [Any]) { for key in keyArray { _set(nil, key) } }
      public func addEntries(from otherDictionary: [AnyHashable: Any]) {
        for (key, value) in otherDictionary { _set(value, key.base) }
      }
      public func setDictionary(_ otherDictionary: [AnyHashable: Any]) {
        pairs = []
        addEntries(from: otherDictionary)
      }
      public override subscript(key: Any) -> Any? {
        get { object(forKey: key) }
        set { _set(newValue, key) }
      }
    }

    open class NSMutableString: NSString, @unchecked Sendable {
      public convenience init(capacity: Int) { self.init(string: "") }
      public func append(_ aString: String) { string += aString }
      public func setString(_ aString: String) { string = aString }
      public func insert(_ aString: String, at loc: Int) {
        string = replacingCharacters(in: NSRange(location: loc, length: 0), with: aString)
      }
      public func deleteCharacters(in range: NSRange) { string = replacingCharacters(in: range, with: "") }
      public func replaceCharacters(in range: NSRange, with aString: String) {
        string = replacingCharacters(in: range, with: aString)
      }
      @discardableResult
      public func replaceOccurrences(
        of target: String, with replacement: String, options: String.CompareOptions = [], range searchRange: NSRange
      ) -> Int {
        let part = substring(with: searchRange)
        let count = part.components(separatedBy: target).count - 1
        string = replacingCharacters(
          in: searchRange, with: part.replacingOccurrences(of: target, with: replacement, options: options))
        return count
      }
    }

    open class NSCountedSet: NSMutableSet, @unchecked Sendable {
      var counts: [Int] = []
      public override init() { super.init() }
      public override init(array: [Any]) {
        super.init()
        for object in array { add(object) }
      }
      public override func add(_ object: Any) {
        if let index = elements.firstIndex(where: { _keyedEqual($0, object) }) {
          counts[index] += 1
        } else {
          elements.append(object)
          counts.append(1)
        }
      }
      public override func remove(_ object: Any) {
        guard let index = elements.firstIndex(where: { _keyedEqual($0, object) }) else { return }
        counts[index] -= 1
        if counts[index] == 0 {
          elements.remove(at: index)
          counts.remove(at: index)
        }
      }
      public func count(for object: Any) -> Int {
        elements.firstIndex { _keyedEqual($0, object) }.map { counts[$0] } ?? 0
      }
    }
    """#
}
