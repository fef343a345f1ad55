extension InterfaceText {
  /// `@FetchRequest` and what it gives: declared by SwiftUI, of Core Data's types, so that views need not import those.
  static let coreDataFetching = #"""
    public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
      let results: [Result]
      public var sortDescriptors: [SortDescriptor<Result>] {
        get { [] }
        nonmutating set {}
      }
      public var nsSortDescriptors: [NSSortDescriptor] {
        get { [] }
        nonmutating set {}
      }
      public var nsPredicate: NSPredicate? {
        get { nil }
        nonmutating set {}
      }
      public var startIndex: Int { results.startIndex }
      public var endIndex: Int { results.endIndex }
      public subscript(position: Int) -> Result { results[position] }
    }

    @subscribes("declared")
    @shares("query")
    @propertyWrapper
    public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
      public var wrappedValue: FetchedResults<Result> { FetchedResults(results: []) }
      public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
      public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {}
    }

    extension FetchRequest where Result: NSManagedObject {
      public init(
        entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
      ) {
        self.init(fetchRequest: NSFetchRequest(), animation: animation)
      }
      public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
      ) {
        self.init(fetchRequest: NSFetchRequest(), animation: animation)
      }
    }

    public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
      public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        let results: [Result]
        public var startIndex: Int { results.startIndex }
        public var endIndex: Int { results.endIndex }
        public subscript(position: Int) -> Result { results[position] }
      }
      let sections: [Section]
      public var startIndex: Int { sections.startIndex }
      public var endIndex: Int { sections.endIndex }
      public subscript(position: Int) -> Section { sections[position] }
    }

    @subscribes("declared")
    @shares("query")
    @propertyWrapper
    public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
      public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { SectionedFetchResults(sections: []) }
    }

    extension SectionedFetchRequest where Result: NSManagedObject {
      public init(
        entity: NSEntityDescription? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
      ) {}
      public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
      ) {}
    }
    """#
}
