extension InterfaceText {
  /// Predicates in text form and sort descriptors by key, for Core Data and collections of objects.
  static let foundationPredicates = #"""
    open class NSSortDescriptor: NSObject, @unchecked Sendable {
      public let key: String?
      public let ascending: Bool
      let order: (Any, Any) -> ComparisonResult
      public init(key: String?, ascending: Bool) {
        self.key = key
        self.ascending = ascending
        order = { left, right in _keyedOrder(_keyedValue(left, key ?? "self"), _keyedValue(right, key ?? "self")) }
      }
      public init(key: String?, ascending: Bool, selector: Selector?) {
        self.key = key
        self.ascending = ascending
        order = { left, right in
          let values = (_keyedValue(left, key ?? "self"), _keyedValue(right, key ?? "self"))
          if let left = values.0 as? String, let right = values.1 as? String { return left.localizedStandardCompare(right) }
          return _keyedOrder(values.0, values.1)
        }
      }
      public init(key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult) {
        self.key = key
        self.ascending = ascending
        order = { left, right in
          guard let left = _keyedValue(left, key ?? "self") else { return .orderedAscending }
          guard let right = _keyedValue(right, key ?? "self") else { return .orderedDescending }
          return comparator(left, right)
        }
      }
      public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        key = nil
        self.ascending = ascending
        order = { left, right in
          _keyedOrder((left as? Root)?[keyPath: keyPath], (right as? Root)?[keyPath: keyPath])
        }
      }
      init(_order order: @escaping (Any, Any) -> ComparisonResult) {
        key = nil
        ascending = true
        self.order = order
      }
      public static func _comparing<Compared>(_ descriptor: SortDescriptor<Compared>) -> NSSortDescriptor {
        NSSortDescriptor(_order: { left, right in
          guard let left = left as? Compared, let right = right as? Compared else { return .orderedSame }
          return descriptor.compare(left, right)
        })
      }
      public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
        self.init(_order: { left, right in
          guard let left = left as? Compared, let right = right as? Compared else { return .orderedSame }
          return sortDescriptor.compare(left, right)
        })
      }
      open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let result = order(object1, object2)
        if ascending || result == .orderedSame { return result }
        return result == .orderedAscending ? .orderedDescending : .orderedAscending
      }
      public static func _order(_ left: Any, _ right: Any, by descriptors: [NSSortDescriptor]) -> ComparisonResult {
        for descriptor in descriptors {
          let result = descriptor.compare(left, to: right)
          if result != .orderedSame { return result }
        }
        return .orderedSame
      }
    }

    open class NSPredicate: NSObject, @unchecked Sendable {
      let test: (Any?) -> Bool
      public let predicateFormat: String
      public init(format predicateFormat: String, _ args: any CVarArg...) {
        self.predicateFormat = predicateFormat
        test = _PredicateReader.test(predicateFormat, args.map { $0 as Any })
      }
      public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.predicateFormat = predicateFormat
        test = _PredicateReader.test(predicateFormat, arguments ?? [])
      }
      public init(value: Bool) {
        predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        test = { _ in value }
      }
      public init(block: @escaping (Any?, [String: Any]?) -> Bool) {
        predicateFormat = "BLOCKPREDICATE"
        test = { object in block(object, nil) }
      }
      init(_format format: String, _ test: @escaping (Any?) -> Bool) {
        predicateFormat = format
        self.test = test
      }
      open func evaluate(with object: Any?) -> Bool { test(object) }
    }

    open class NSComparisonPredicate: NSPredicate, @unchecked Sendable {}

    open class NSCompoundPredicate: NSPredicate, @unchecked Sendable {
      public enum LogicalType: UInt, Sendable {
        case not = 0
        case and = 1
        case or = 2
      }
      public let compoundPredicateType: LogicalType
      public let subpredicates: [Any]
      public init(type: LogicalType, subpredicates: [NSPredicate]) {
        compoundPredicateType = type
        self.subpredicates = subpredicates
        let word = type == .or ? " OR " : " AND "
        super.init(_format: subpredicates.map { "(" + $0.predicateFormat + ")" }.joined(separator: word)) { object in
          switch type {
          case .not: !(subpredicates.first?.evaluate(with: object) ?? false)
          case .and: subpredicates.allSatisfy { $0.evaluate(with: object) }
          case .or: subpredicates.contains { $0.evaluate(with: object) }
          }
        }
      }
      public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(type: .and, subpredicates: subpredicates)
      }
      public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(type: .or, subpredicates: subpredicates)
      }
      public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
        self.init(type: .not, subpredicates: [predicate])
      }
    }

    /// The value at a key path of property names; for a collection, the values of its elements.
    public func _keyedValue(_ object: Any?, _ path: String) -> Any? {
      var value = object
      for key in path.split(separator: ".") {
        guard let current = value else { return nil }
        value = _keyedMember(current, String(key))
      }
      return value
    }

    private func _keyedMember(_ object: Any, _ key: String) -> Any? {
      if key == "self" || key == "SELF" { return object }
      if let list = _keyedElements(object) {
        if key == "@count" { return list.count }
        let values = list.compactMap { _keyedValue($0, key) }
        return values
      }
      if let named = object as? [String: Any] { return named[key] }
      if let object = object as? NSObject { return object.value(forKey: key) }
      if key == "length" || key == "count", let text = object as? String { return text.count }
      return Mirror(reflecting: object).children.first { $0.label == key }?.value
    }

    public func _keyedElements(_ value: Any) -> [Any]? {
      if let list = value as? [Any] { return list }
      if let set = value as? NSSet { return set.allObjects }
      if let set = value as? NSOrderedSet { return set.array }
      return nil
    }

    public func _keyedNumber(_ value: Any) -> Double? {
      switch value {
      case let number as NSNumber: number.doubleValue
      case let number as Int: Double(number)
      case let number as Double: number
      case let isTrue as Bool: isTrue ? 1 : 0
      case let number as Int16: Double(number)
      case let number as Int32: Double(number)
      case let number as Int64: Double(number)
      case let number as Float: Double(number)
      case let number as UInt: Double(number)
      case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
      default: nil
      }
    }

    /// The order of two values of any type; `nil` comes first.
    public func _keyedOrder(_ left: Any?, _ right: Any?) -> ComparisonResult {
      guard let left else { return right == nil ? .orderedSame : .orderedAscending }
      guard let right else { return .orderedDescending }
      if let left = left as? String, let right = right as? String {
        return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
      }
      if let left = left as? Date, let right = right as? Date {
        return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
      }
      if let left = _keyedNumber(left), let right = _keyedNumber(right) {
        return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
      }
      return .orderedSame
    }

    /// The values without later duplicates.
    public func _distinct(_ values: [Any]) -> [Any] {
      var found: [Any] = []
      for value in values where !found.contains(where: { _keyedEqual($0, value) }) { found.append(value) }
      return found
    }

    public func _keyedEqual(_ left: Any?, _ right: Any?) -> Bool {
      guard let left else { return right == nil }
      guard let right else { return false }
      if let left = left as? Substring { return _keyedEqual(String(left), right) }
      if let right = right as? Substring { return _keyedEqual(left, String(right)) }
      if let left = _keyedNumber(left), let right = _keyedNumber(right) { return left == right }
      if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
      if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
      if let left = left as? [Any], let right = right as? [Any] {
        return left.count == right.count && zip(left, right).allSatisfy { _keyedEqual($0, $1) }
      }
      if let left = left as? [AnyHashable: Any], let right = right as? [AnyHashable: Any] {
        return left.count == right.count && left.allSatisfy { _keyedEqual($0.value, right[$0.key]) }
      }
      return false
    }

    /// Parses a predicate format: `name CONTAINS[cd] %@ AND count > 3`.
    struct _PredicateReader {
      enum Token: Equatable {
        case word(String), text(String), number(Double), argument, path, symbol(String)
      }
      typealias Operand = (Any?) -> Any?
      typealias Test = (Any?) -> Bool

      var tokens: [Token]
      var arguments: [Any]
      var next = 0
      var isUnderstood = true

      /// The test of a predicate; always true if the format is not understood.
      static func test(_ format: String, _ arguments: [Any]) -> Test {
        var reader = _PredicateReader(tokens: tokens(format), arguments: arguments)
        let test = reader.any()
        return reader.isUnderstood ? test : { _ in true }
      }

      static func tokens(_ format: String) -> [Token] {
        let characters = Array(format)
        var tokens: [Token] = []
        var index = 0
        while index < characters.count {
          let first = characters[index]
          if first.isWhitespace {
            index += 1
          } else if first == "'" || first == "\"" {
            var text = ""
            index += 1
            while index < characters.count && characters[index] != first {
              if characters[index] == "\\", index + 1 < characters.count { index += 1 }
              text.append(characters[index])
              index += 1
            }
            index += 1
            tokens.append(.text(text))
          } else if first == "%" {
            index += 1
            let start = index
            while index < characters.count && (characters[index] == "l" || characters[index] == "." || characters[index].isNumber) {
              index += 1
            }
            let kind = index < characters.count ? characters[index] : "@"
            if index == start, kind == "K" { tokens.append(.path) } else { tokens.append(.argument) }
            index += 1
          } else if first.isNumber || first == "-" && index + 1 < characters.count && characters[index + 1].isNumber {
            var text = String(first)
            index += 1
            while index < characters.count && (characters[index].isNumber || characters[index] == ".") {
              text.append(characters[index])
              index += 1
            }
            tokens.append(.number(Double(text) ?? 0))
          } else if first.isLetter || first == "_" || first == "@" || first == "#" {
            var text = ""
            while index < characters.count, _isOfName(characters[index]) {
              text.append(characters[index])
              index += 1
            }
            tokens.append(.word(text))
          } else {
            var text = String(first)
            index += 1
            if index < characters.count, ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(text + String(characters[index])) {
              text.append(characters[index])
              index += 1
            }
            tokens.append(.symbol(text))
          }
        }
        return tokens
      }

      static func _isOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "." || character == "@" || character == "#"
      }

      var token: Token? { next < tokens.count ? tokens[next] : nil }

      func isWord(_ words: String...) -> Bool {
        guard case .word(let text)? = token else { return false }
        return words.contains(text.uppercased())
      }

      func isSymbol(_ symbols: String...) -> Bool {
        guard case .symbol(let text)? = token else { return false }
        return symbols.contains(text)
      }

      mutating func skip(_ symbol: String) {
        if isSymbol(symbol) { next += 1 } else { isUnderstood = false }
      }

      mutating func any() -> Test {
        var result = all()
        while isWord("OR") || isSymbol("||") {
          next += 1
          let left = result
          let right = all()
          result = { left($0) || right($0) }
        }
        return result
      }

      mutating func all() -> Test {
        var result = one()
        while isWord("AND") || isSymbol("&&") {
          next += 1
          let left = result
          let right = one()
          result = { left($0) && right($0) }
        }
        return result
      }

      mutating func one() -> Test {
        if isWord("NOT") || isSymbol("!") {
          next += 1
          let inner = one()
          return { !inner($0) }
        }
        if isSymbol("(") {
          next += 1
          let inner = any()
          skip(")")
          return inner
        }
        if isWord("TRUEPREDICATE") {
          next += 1
          return { _ in true }
        }
        if isWord("FALSEPREDICATE") {
          next += 1
          return { _ in false }
        }
        var quantifier = ""
        if isWord("ANY", "SOME", "ALL", "NONE"), case .word(let text)? = token {
          quantifier = text.uppercased()
          next += 1
        }
        return comparison(quantifier)
      }

      mutating func comparison(_ quantifier: String) -> Test {
        let left = operand()
        var name = ""
        switch token {
        case .symbol(let text)?: name = text
        case .word(let text)?: name = text.uppercased()
        default: isUnderstood = false
        }
        next += 1
        var isLoose = false
        var isPlain = false
        if isSymbol("[") {
          next += 1
          if case .word(let text)? = token {
            isLoose = text.contains("c")
            isPlain = text.contains("d")
          }
          next += 1
          skip("]")
        }
        let right = operand()
        guard let test = _PredicateReader.comparing(name, isLoose, isPlain) else {
          isUnderstood = false
          return { _ in true }
        }
        switch quantifier {
        case "ANY", "SOME":
          return { object in
            let wanted = right(object)
            return _PredicateReader.elements(left(object)).contains { test($0, wanted) }
          }
        case "ALL":
          return { object in
            let wanted = right(object)
            return _PredicateReader.elements(left(object)).allSatisfy { test($0, wanted) }
          }
        case "NONE":
          return { object in
            let wanted = right(object)
            return !_PredicateReader.elements(left(object)).contains { test($0, wanted) }
          }
        default: return { object in test(left(object), right(object)) }
        }
      }

      static func elements(_ value: Any?) -> [Any] { value.flatMap { _keyedElements($0) } ?? [] }

      mutating func operand() -> Operand {
        guard let token else {
          isUnderstood = false
          return { _ in nil }
        }
        next += 1
        switch token {
        case .text(let text): return { _ in text }
        case .number(let number): return { _ in number }
        case .argument:
          guard !arguments.isEmpty else {
            isUnderstood = false
            return { _ in nil }
          }
          let value = arguments.removeFirst()
          return { _ in value }
        case .path:
          guard !arguments.isEmpty, let path = arguments.removeFirst() as? String else {
            isUnderstood = false
            return { _ in nil }
          }
          return { object in _keyedValue(object, path) }
        case .word(let text):
          switch text.uppercased() {
          case "NIL", "NULL": return { _ in nil }
          case "YES", "TRUE": return { _ in true }
          case "NO", "FALSE": return { _ in false }
          case "SELF": return { object in object }
          default: break
          }
          if isSymbol("(") { isUnderstood = false }
          let path = text.hasPrefix("#") ? String(text.dropFirst()) : text
          return { object in _keyedValue(object, path) }
        case .symbol("{"):
          var list: [Operand] = []
          while !isSymbol("}"), next < tokens.count {
            list.append(operand())
            if isSymbol(",") { next += 1 }
          }
          skip("}")
          return { object in list.compactMap { $0(object) } }
        case .symbol:
          isUnderstood = false
          return { _ in nil }
        }
      }

      /// The comparison of an operator.
      static func comparing(_ name: String, _ isLoose: Bool, _ isPlain: Bool) -> ((Any?, Any?) -> Bool)? {
        func text(_ value: Any?) -> String? {
          guard var text = value as? String else { return (value as? UUID)?.uuidString }
          if isPlain { text = text.folding(options: .diacriticInsensitive, locale: nil) }
          return isLoose ? text.lowercased() : text
        }
        func isEqual(_ left: Any?, _ right: Any?) -> Bool {
          if let left = text(left), let right = text(right) { return left == right }
          return _keyedEqual(left, right)
        }
        func texts(_ test: @escaping (String, String) -> Bool) -> (Any?, Any?) -> Bool {
          { left, right in
            guard let left = text(left), let right = text(right) else { return false }
            return test(left, right)
          }
        }
        func ordered(_ test: @escaping (ComparisonResult) -> Bool) -> (Any?, Any?) -> Bool {
          { left, right in
            guard let left, let right else { return false }
            return test(_keyedOrder(left, right))
          }
        }
        switch name {
        case "=", "==": return isEqual
        case "!=", "<>": return { left, right in !isEqual(left, right) }
        case "<": return ordered { $0 == .orderedAscending }
        case ">": return ordered { $0 == .orderedDescending }
        case "<=", "=<": return ordered { $0 != .orderedDescending }
        case ">=", "=>": return ordered { $0 != .orderedAscending }
        case "BEGINSWITH": return texts { $0.hasPrefix($1) }
        case "ENDSWITH": return texts { $0.hasSuffix($1) }
        case "LIKE": return texts { isLike(Array($0), Array($1)) }
        case "MATCHES":
          return texts { text, pattern in
            guard let found = text.range(of: pattern, options: .regularExpression) else { return false }
            return found.lowerBound == text.startIndex && found.upperBound == text.endIndex
          }
        case "CONTAINS":
          return { left, right in
            if let left = text(left), let right = text(right) { return left.contains(right) }
            return elements(left).contains { isEqual($0, right) }
          }
        case "IN":
          return { left, right in
            if let left = text(left), let right = text(right) { return right.contains(left) }
            return elements(right).contains { isEqual(left, $0) }
          }
        case "BETWEEN":
          return { left, right in
            let bounds = elements(right)
            guard let left, bounds.count == 2 else { return false }
            return _keyedOrder(left, bounds[0]) != .orderedAscending && _keyedOrder(left, bounds[1]) != .orderedDescending
          }
        default: return nil
        }
      }

      /// Whether a string matches a glob pattern (`*` and `?`).
      static func isLike(_ text: [Character], _ pattern: [Character]) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        let rest = Array(pattern.dropFirst())
        if first == "*" {
          for start in 0...text.count where isLike(Array(text[start...]), rest) { return true }
          return false
        }
        guard let character = text.first, first == "?" || first == character else { return false }
        return isLike(Array(text.dropFirst()), rest)
      }
    }
    """#
}
