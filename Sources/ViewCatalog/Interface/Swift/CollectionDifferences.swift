extension InterfaceText {
  /// Differences of collections.
  static let swiftCollectionDifferences = #"""
    public struct CollectionDifference<ChangeElement> {
      public enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
      }
      public let insertions: [Change]
      public let removals: [Change]
    }

    extension CollectionDifference: RandomAccessCollection {
      public typealias Element = Change
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public var startIndex: Int { 0 }
      public var endIndex: Int { removals.count + insertions.count }
      public var isEmpty: Bool { insertions.isEmpty && removals.isEmpty }
      public func inverse() -> CollectionDifference<ChangeElement> {
        CollectionDifference(
          insertions: removals.map { change in
            guard case .remove(let offset, let element, let other) = change else { return change }
            return .insert(offset: offset, element: element, associatedWith: other)
          },
          removals: insertions.map { change in
            guard case .insert(let offset, let element, let other) = change else { return change }
            return .remove(offset: offset, element: element, associatedWith: other)
          })
      }
      /// Removals come first, from the end to the start.
      public subscript(position: Int) -> Change {
        position < removals.count
          ? removals[removals.count - 1 - position] : insertions[position - removals.count]
      }
    }

    extension CollectionDifference where ChangeElement: Hashable {
      /// Marks an element that is removed once and inserted once as moved.
      public func inferringMoves() -> CollectionDifference<ChangeElement> {
        var removed: [ChangeElement: [Int]] = [:]
        var inserted: [ChangeElement: [Int]] = [:]
        for case .remove(let offset, let element, _) in removals { removed[element, default: []].append(offset) }
        for case .insert(let offset, let element, _) in insertions { inserted[element, default: []].append(offset) }
        func only(_ element: ChangeElement, _ there: [ChangeElement: [Int]], _ here: [ChangeElement: [Int]]) -> Int? {
          guard let offsets = there[element], offsets.count == 1, here[element]?.count == 1 else { return nil }
          return offsets[0]
        }
        return CollectionDifference(
          insertions: insertions.map { change in
            guard case .insert(let offset, let element, _) = change else { return change }
            return .insert(offset: offset, element: element, associatedWith: only(element, removed, inserted))
          },
          removals: removals.map { change in
            guard case .remove(let offset, let element, _) = change else { return change }
            return .remove(offset: offset, element: element, associatedWith: only(element, inserted, removed))
          })
      }
    }

    extension CollectionDifference: Equatable where ChangeElement: Equatable {}
    extension CollectionDifference: Hashable where ChangeElement: Hashable {}
    extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {}
    extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {}

    extension RangeReplaceableCollection {
      public func applying(_ difference: CollectionDifference<Element>) -> Self? {
        var elements = Array(self)
        for change in difference {
          switch change {
          case .remove(let offset, _, _):
            guard offset < elements.count else { return nil }
            elements.remove(at: offset)
          case .insert(let offset, let element, _):
            guard offset <= elements.count else { return nil }
            elements.insert(element, at: offset)
          }
        }
        return Self(elements)
      }
    }
    """#
}
