extension InterfaceText {
  /// Views of text with attributes: its characters, the runs of some attributes, the attributes of a scope.
  static let foundationAttributedStringViews = #"""
    extension AttributeContainer {
      public var description: String {
        let lines = values.sorted { $0.key < $1.key }.map { "\t\($0.key) = \($0.value)\n" }
        return "{\n" + lines.joined() + "}"
      }
      mutating func merge(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy) {
        for (name, value) in attributes.values where mergePolicy == .keepNew || values[name] == nil {
          values[name] = value
        }
      }
      func contains(_ attributes: AttributeContainer) -> Bool { attributes.values.allSatisfy { values[$0.key] == $0.value } }
    }

    /// The attributes of one scope, in the order in which they are changed.
    @dynamicMemberLookup
    public struct ScopedAttributeContainer<S: AttributeScope>: Sendable {
      var current: AttributeContainer
      var changes: [(name: String, value: AnyHashable?)] = []
      init(current: AttributeContainer) { self.current = current }
      public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<S, T>) -> T.Value? {
        get { current[T.self] }
        set {
          current[T.self] = newValue
          changes.append((name: T.name, value: newValue.map { AnyHashable($0) }))
        }
      }
    }

    extension AttributedString {
      public enum AttributeMergePolicy: Sendable { case keepNew, keepCurrent }

      /// The attributes that all runs share.
      static func _common(_ pieces: [_Piece]) -> AttributeContainer {
        guard let first = pieces.first else { return AttributeContainer() }
        var shared = first.attributes
        for piece in pieces { shared.values = shared.values.filter { piece.attributes.values[$0.key] == $0.value } }
        return shared
      }
      static func _apply<S: AttributeScope>(_ scoped: ScopedAttributeContainer<S>, to pieces: inout [_Piece]) {
        for change in scoped.changes {
          for index in pieces.indices { pieces[index].attributes.values[change.name] = change.value }
        }
      }
      public subscript<S: AttributeScope>(
        dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>
      ) -> ScopedAttributeContainer<S> {
        get { ScopedAttributeContainer<S>(current: AttributedString._common(_stored)) }
        set {
          AttributedString._apply(newValue, to: &_stored)
          self = AttributedString(pieces: _stored)
        }
      }
      public mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributeMergePolicy) {
        for index in _stored.indices { _stored[index].attributes.merge(attributes, mergePolicy: mergePolicy) }
        self = AttributedString(pieces: _stored)
      }
      public func mergingAttributes(
        _ attributes: AttributeContainer, mergePolicy: AttributeMergePolicy
      ) -> AttributedString {
        var result = self
        result.mergeAttributes(attributes, mergePolicy: mergePolicy)
        return result
      }
      public mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) {
        for index in _stored.indices where _stored[index].attributes.contains(attributes) {
          for name in attributes.values.keys { _stored[index].attributes.values[name] = nil }
          _stored[index].attributes.merge(others)
        }
        self = AttributedString(pieces: _stored)
      }
      public func replacingAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) -> AttributedString {
        var result = self
        result.replaceAttributes(attributes, with: others)
        return result
      }

      /// One run of an attribute, which a transformation changes.
      public struct SingleAttributeTransformer<K: AttributedStringKey>: Sendable {
        public var range: Range<Index>
        var attributes: AttributeContainer
        init(range: Range<Index>, attributes: AttributeContainer) {
          self.range = range
          self.attributes = attributes
        }
        public var value: K.Value? {
          get { attributes[K.self] }
          set { attributes[K.self] = newValue }
        }
        public mutating func replace<U: AttributedStringKey>(
          with keyPath: KeyPath<AttributeDynamicLookup, U>, value: U.Value
        ) {
          replace(with: U.self, value: value)
        }
        public mutating func replace<U: AttributedStringKey>(with key: U.Type, value: U.Value) {
          attributes[K.self] = nil
          attributes[U.self] = value
        }
      }
      public func transformingAttributes<K: AttributedStringKey>(
        _ k: K.Type, _ c: (inout SingleAttributeTransformer<K>) -> Void
      ) -> AttributedString {
        var result: [_Piece] = []
        for run in runs {
          var transformer = SingleAttributeTransformer<K>(range: run.range, attributes: run.attributes)
          c(&transformer)
          result.append(_Piece(text: run.text, attributes: transformer.attributes))
        }
        return AttributedString(pieces: result)
      }
      public func transformingAttributes<K: AttributedStringKey>(
        _ k: KeyPath<AttributeDynamicLookup, K>, _ c: (inout SingleAttributeTransformer<K>) -> Void
      ) -> AttributedString {
        transformingAttributes(K.self, c)
      }
      public var unicodeScalars: String.UnicodeScalarView { String(characters).unicodeScalars }

      public struct CharacterView: BidirectionalCollection, RangeReplaceableCollection, Sendable {
        var pieces: [_Piece]
        var text: String
        let first: Int
        init(pieces: [_Piece], first: Int) {
          self.pieces = pieces
          self.first = first
          text = ""
          for piece in pieces { text += piece.text }
        }
        public init() { self.init(pieces: [], first: 0) }
        public typealias Element = Character
        public typealias Iterator = IndexingIterator<CharacterView>
        public var startIndex: AttributedString.Index { AttributedString.Index(offset: first) }
        public var endIndex: AttributedString.Index { AttributedString.Index(offset: first + text.count) }
        public func index(after i: AttributedString.Index) -> AttributedString.Index {
          AttributedString.Index(offset: i.offset + 1)
        }
        public func index(before i: AttributedString.Index) -> AttributedString.Index {
          AttributedString.Index(offset: i.offset - 1)
        }
        public subscript(position: AttributedString.Index) -> Character {
          text[text.index(text.startIndex, offsetBy: position.offset - first)]
        }
        /// New characters have the attributes of the first that they replace, or of their neighbour.
        public mutating func replaceSubrange<C: Collection>(_ subrange: Range<AttributedString.Index>, with newElements: C)
        where C.Element == Character {
          let whole = AttributedString(pieces: pieces)
          let lower = subrange.lowerBound.offset - first
          let upper = subrange.upperBound.offset - first
          let neighbour = lower < upper ? lower : Swift.max(lower - 1, 0)
          let attributes = whole.pieces(from: neighbour, to: neighbour + 1).first?.attributes ?? AttributeContainer()
          let new = [_Piece(text: String(newElements), attributes: attributes)]
          let count = whole.endIndex.offset
          self = CharacterView(
            pieces: whole.pieces(from: 0, to: lower) + new + whole.pieces(from: upper, to: count), first: first)
        }
      }
    }

    extension AttributedSubstring {
      public subscript<S: AttributeScope>(
        dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>
      ) -> ScopedAttributeContainer<S> {
        get { ScopedAttributeContainer<S>(current: AttributedString._common(_stored)) }
        set { AttributedString._apply(newValue, to: &_stored) }
      }
      public var unicodeScalars: String.UnicodeScalarView { String(characters).unicodeScalars }
    }

    extension AttributedString.Runs {
      /// The longest ranges in which some attributes do not change, each with its first run.
      func _slices(_ isSame: (Run, Run) -> Bool) -> [(run: Run, range: Range<AttributedString.Index>)] {
        var result: [(run: Run, range: Range<AttributedString.Index>)] = []
        for run in elements {
          if let last = result.last, isSame(last.run, run) {
            result[result.count - 1].range = last.range.lowerBound..<run.range.upperBound
          } else {
            result.append((run: run, range: run.range))
          }
        }
        return result
      }
      public subscript<T: AttributedStringKey>(
        keyPath: KeyPath<AttributeDynamicLookup, T>
      ) -> [(T.Value?, Range<AttributedString.Index>)] {
        self[T.self]
      }
      public subscript<T: AttributedStringKey>(_: T.Type) -> [(T.Value?, Range<AttributedString.Index>)] {
        _slices { $0[T.self] == $1[T.self] }.map { ($0.run[T.self], $0.range) }
      }
      public subscript<T: AttributedStringKey, U: AttributedStringKey>(
        t: KeyPath<AttributeDynamicLookup, T>, u: KeyPath<AttributeDynamicLookup, U>
      ) -> [(T.Value?, U.Value?, Range<AttributedString.Index>)] {
        _slices { $0[T.self] == $1[T.self] && $0[U.self] == $1[U.self] }.map { ($0.run[T.self], $0.run[U.self], $0.range) }
      }
    }
    """#
}
