extension InterfaceText {
  /// Queries with results in sections, since the SDK 27.
  static let swiftDataSections = #"""
    import SwiftUI

    #if SDK_27
    public struct ResultsSection<Model: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection, Identifiable {
      public let title: SectionTitle
      let elements: [Model]
      public var id: SectionTitle { title }
      public var startIndex: Int { elements.startIndex }
      public var endIndex: Int { elements.endIndex }
      public subscript(position: Int) -> Model { elements[position] }
    }

    extension ResultsSection: Equatable {
      public static func == (lhs: ResultsSection, rhs: ResultsSection) -> Bool { lhs.title == rhs.title }
    }

    public struct SectionedResults<Model: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection {
      let sections: [ResultsSection<Model, SectionTitle>]
      public var sectionTitles: [SectionTitle] { sections.map(\.title) }
      public var startIndex: Int { sections.startIndex }
      public var endIndex: Int { sections.endIndex }
      public subscript(position: Int) -> ResultsSection<Model, SectionTitle> { sections[position] }
      public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Model, SectionTitle>? {
        sections.first { $0.title == title }
      }
      public func contains(sectionTitle title: SectionTitle) -> Bool { sectionTitles.contains(title) }
      public func index(ofSectionTitled title: SectionTitle) -> Int? { sectionTitles.firstIndex(of: title) }
    }

    extension SectionedResults: Equatable {
      public static func == (lhs: SectionedResults, rhs: SectionedResults) -> Bool { lhs.sections == rhs.sections }
    }

    extension Query where Result == SectionedResults<Element, String> {
      init(_descriptor descriptor: FetchDescriptor<Element>, title: @escaping (Element) -> String) {
        self.init(results: { context in
          var sections: [ResultsSection<Element, String>] = []
          for model in context._found(descriptor) {
            let name = title(model)
            if let index = sections.firstIndex(where: { $0.title == name }) {
              sections[index] = ResultsSection(title: name, elements: sections[index].elements + [model])
            } else {
              sections.append(ResultsSection(title: name, elements: [model]))
            }
          }
          return SectionedResults(sections: sections)
        })
      }
      public init(
        filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String>
      ) {
        self.init(
          _descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors),
          title: { $0[keyPath: sectionKeyPath] })
      }
      public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward,
        transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String>
      ) {
        self.init(
          _descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
          title: { $0[keyPath: sectionKeyPath] })
      }
      public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value?>,
        order: SortOrder = .forward,
        transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String>
      ) {
        self.init(
          _descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
          title: { $0[keyPath: sectionKeyPath] })
      }
      public init(
        filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String>
      ) {
        self.init(
          _descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors),
          title: { $0[keyPath: sectionKeyPath] })
      }
      public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward,
        animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String>
      ) {
        self.init(
          _descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
          title: { $0[keyPath: sectionKeyPath] })
      }
      public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value?>,
        order: SortOrder = .forward,
        animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String>
      ) {
        self.init(
          _descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
          title: { $0[keyPath: sectionKeyPath] })
      }
      public init(
        filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
      ) {
        self.init(
          _descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors),
          title: { $0[keyPath: sectionKeyPath] ?? "" })
      }
      public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward,
        transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
      ) {
        self.init(
          _descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
          title: { $0[keyPath: sectionKeyPath] ?? "" })
      }
      public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value?>,
        order: SortOrder = .forward,
        transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
      ) {
        self.init(
          _descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
          title: { $0[keyPath: sectionKeyPath] ?? "" })
      }
      public init(
        filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
      ) {
        self.init(
          _descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors),
          title: { $0[keyPath: sectionKeyPath] ?? "" })
      }
      public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward,
        animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
      ) {
        self.init(
          _descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
          title: { $0[keyPath: sectionKeyPath] ?? "" })
      }
      public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value?>,
        order: SortOrder = .forward,
        animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
      ) {
        self.init(
          _descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
          title: { $0[keyPath: sectionKeyPath] ?? "" })
      }
    }
    #endif
    """#
}
