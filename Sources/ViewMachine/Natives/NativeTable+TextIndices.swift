/// Indices of strings, substrings and their views.
extension NativeTable {
  mutating func addTextIndices() {
    for owner in ["String", "Substring"] {
      addView(owner, { $0 }) { character, _ in .character(character) }
      add("\(owner).isEmpty") { call in .bool(try call[0].asText.isEmpty) }
      addCharacterSteps(owner)
    }
    addView("String.UTF8View", \.utf8) { code, _ in .int(Int(code)) }
    addView("String.UTF16View", \.utf16) { code, _ in .int(Int(code)) }
    addView("String.UnicodeScalarView", \.unicodeScalars) { scalar, _ in .int(Int(scalar.value)) }
    addPositions("String.Index")
    add("String.Index.debugDescription") { call in
      let position = try call.int(0)
      return .string("\(position >> 1)[\(position == 0 ? "any" : "utf8")]\(position & 1 == 0 ? "" : "+1")")
    }
    add("String.Index.utf16Offset(in:)") { call in
      let text = try call[1].asText
      return .int(
        text.utf16.distance(from: text.startIndex, to: try TextPosition.index(try call.int(0), in: text.base)))
    }
    add("String.Index.init(utf16Offset:in:)") { call in
      let text = try call[1].asText
      let found = text.utf16.index(text.startIndex, offsetBy: try call.int(0), limitedBy: text.endIndex)
      guard let found, try call.int(0) >= 0 else { throw TextPosition.outOfBounds }
      return .int(TextPosition.position(found, in: text.base))
    }
    add("String.Index.init(encodedOffset:)") { call in .int(2 * (try call.int(0))) }
    add("String.Index.encodedOffset") { call in .int(try call.int(0) >> 1) }
    add("String.Index.samePosition(in:)") { call in
      let text = try call[1].asText
      let index = try TextPosition.index(try call.int(0), in: text.base)
      guard try call[1].box(Box.self) is StringBox else { return call[0] }
      return text.base.indices.contains(index) || index == text.endIndex ? call[0] : .nothing
    }
    add("String._isScalar(at:)") { call in
      let text = try call.string(0)
      let position = try call.int(1)
      let index = try TextPosition.index(position, in: text)
      return .bool(position & 1 == 0 && index.samePosition(in: text.unicodeScalars) != nil)
    }
  }

  /// Adds `==`, `<` and `hash(into:)` of a type that is represented as a number.
  mutating func addPositions(_ owner: String) {
    add("\(owner).==(_:_:)") { call in .bool(try call.int(0) == call.int(1)) }
    add("\(owner).<(_:_:)") { call in .bool(try call.int(0) < call.int(1)) }
    add("\(owner).hash(into:)") { call in try call.feedHasher(1, try call.int(0)) }
  }

  /// Adds the members of a collection with `String.Index` indices.
  private mutating func addView<View: BidirectionalCollection>(
    _ owner: String, _ view: @escaping (Substring) -> View, _ value: @escaping (View.Element, Machine) -> Value
  ) where View.Index == String.Index {
    func step(_ position: Int, in text: Substring, _ move: (View, String.Index) -> String.Index?) throws -> Value? {
      let base = text.base
      let index = try TextPosition.index(position, in: base)
      guard index >= text.startIndex, index <= text.endIndex else { throw TextPosition.outOfBounds }
      return move(view(text), index).map { .int(TextPosition.position($0, in: base)) }
    }
    add("\(owner).startIndex") { call in
      let text = try call[0].asText
      return .int(TextPosition.position(text.startIndex, in: text.base))
    }
    add("\(owner).endIndex") { call in
      let text = try call[0].asText
      return .int(TextPosition.position(text.endIndex, in: text.base))
    }
    add("\(owner).count") { call in
      let text = try call[0].asText
      try call.machine.consumeFuel(bytes: text.utf8.count)
      if View.self == Substring.self, let count = FastText.count(text) { return .int(count) }
      // Counting a whole string is faster than counting a slice.
      if View.self == Substring.self, let whole = call[0].wholeText { return .int(whole.count) }
      return .int(view(text).count)
    }
    add("\(owner).index(after:)") { call in
      let text = try call[0].asText
      guard
        let next = try step(try call.int(1), in: text, { $1 == text.endIndex ? nil : $0.index(after: $1) })
      else { throw TextPosition.outOfBounds }
      return next
    }
    add("\(owner).index(before:)") { call in
      let text = try call[0].asText
      guard
        let next = try step(try call.int(1), in: text, { $1 == text.startIndex ? nil : $0.index(before: $1) })
      else { throw TextPosition.outOfBounds }
      return next
    }
    add("\(owner).index(_:offsetBy:)") { call in
      let text = try call[0].asText
      let distance = try call.int(2)
      try call.machine.consumeFuel(bytes: min(Int(clamping: distance.magnitude), text.utf8.count))
      let limit = distance < 0 ? text.startIndex : text.endIndex
      let next = try step(try call.int(1), in: text) { $0.index($1, offsetBy: distance, limitedBy: limit) }
      guard let next else { throw TextPosition.outOfBounds }
      return next
    }
    add("\(owner).index(_:offsetBy:limitedBy:)") { call in
      let text = try call[0].asText
      let distance = try call.int(2)
      try call.machine.consumeFuel(bytes: min(Int(clamping: distance.magnitude), text.utf8.count))
      let limit = try TextPosition.index(try call.int(3), in: text.base)
      let end = distance < 0 ? text.startIndex : text.endIndex
      // A limit in the other direction has no effect.
      let position = try TextPosition.index(try call.int(1), in: text.base)
      let isLimited = distance < 0 ? limit <= position : limit >= position
      let next = try step(try call.int(1), in: text) {
        $0.index($1, offsetBy: distance, limitedBy: isLimited ? limit : end)
      }
      if next == nil && !isLimited { throw TextPosition.outOfBounds }
      return .optional(next)
    }
    add("\(owner).distance(from:to:)") { call in
      let text = try call[0].asText
      let start = try TextPosition.index(try call.int(1), in: text.base)
      let end = try TextPosition.index(try call.int(2), in: text.base)
      for index in [start, end] where index < text.startIndex || index > text.endIndex {
        throw TextPosition.outOfBounds
      }
      try call.machine.consumeFuel(bytes: abs(text.base.utf8.distance(from: start, to: end)))
      return .int(view(text).distance(from: start, to: end))
    }
    let element: Native = { call in
      let text = try call[0].asText
      let index = try TextPosition.index(try call.int(1), in: text.base)
      guard index >= text.startIndex, index < text.endIndex else { throw TextPosition.outOfBounds }
      return value(view(text)[index], call.machine)
    }
    add("\(owner).subscript(_:)", element)
    add("\(owner).Iterator.next()") { call in
      let machine = call.machine
      return try call.withFields(0) { fields in
        guard fields.count == 2 else { return .nothing }
        let text = try fields[0].asText
        let base = text.base
        let index = try TextPosition.index(try fields[1].asInt, in: base)
        if index >= text.endIndex { return .nothing }
        let view = view(text)
        fields[1] = .int(TextPosition.position(view.index(after: index), in: base))
        return value(view[index], machine)
      }
    }
  }

  /// Adds fast paths for strings and substrings, in which most characters are one byte.
  private mutating func addCharacterSteps(_ owner: String) {
    let after = find("\(owner).index(after:)")
    add("\(owner).index(after:)") { call in
      let text = try call[0].asText
      let index = try TextPosition.index(try call.int(1), in: text.base)
      guard index >= text.startIndex, index < text.endIndex,
        TextPosition.asciiCharacter(index, before: text.endIndex, in: text.base) != nil
      else { return try after?(&call) ?? .void }
      return .int((try call.int(1) | 1) + 1)
    }
    let element = find("\(owner).subscript(_:)")
    add("\(owner).subscript(_:)") { call in
      let text = try call[0].asText
      guard case .int(let position) = call[1] else {
        return .substring(text[try TextPosition.range(call[1], in: text)])
      }
      let index = try TextPosition.index(position, in: text.base)
      guard index >= text.startIndex, index < text.endIndex,
        let byte = TextPosition.asciiCharacter(index, before: text.endIndex, in: text.base)
      else { return try element?(&call) ?? .void }
      return .ascii(byte)
    }
    let next = find("\(owner).Iterator.next()")
    add("\(owner).Iterator.next()") { call in
      let iterator = try call[0].box(StructBox.self)
      guard iterator.fields.count == 2 else { return .nothing }
      let text = try iterator.fields[0].asText
      let position = try iterator.fields[1].asInt
      let index = try TextPosition.index(position, in: text.base)
      if index >= text.endIndex { return .nothing }
      guard let byte = TextPosition.asciiCharacter(index, before: text.endIndex, in: text.base) else {
        return try next?(&call) ?? .void
      }
      try call.withFields(0) { $0[1] = .int((position | 1) + 1) }
      return .ascii(byte)
    }
  }
}
