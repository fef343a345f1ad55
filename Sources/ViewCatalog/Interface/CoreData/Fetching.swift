extension InterfaceText {
  /// `@FetchRequest` and its results. SwiftUI declares them with types of Core Data, so that views need not import Core
  /// Data.
  static let coreDataFetching = #"""
    /// The predicate and order that a view has assigned to its fetch request's results; they replace the request's.
    @Observable final class _FetchChanges {
      var predicate: NSPredicate?
      var isFiltered = false
      var order: [NSSortDescriptor]?
    }

    public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
      let results: [Result]
      let request: NSFetchRequest<Result>
      let descriptors: [SortDescriptor<Result>]
      let changes: _FetchChanges
      public var sortDescriptors: [SortDescriptor<Result>] {
        get { descriptors }
        nonmutating set { changes.order = newValue.map { NSSortDescriptor._comparing($0) } }
      }
      public var nsSortDescriptors: [NSSortDescriptor] {
        get { changes.order ?? request.sortDescriptors ?? [] }
        nonmutating set { changes.order = newValue }
      }
      public var nsPredicate: NSPredicate? {
        get { changes.isFiltered ? changes.predicate : request.predicate }
        nonmutating set {
          changes.isFiltered = true
          changes.predicate = newValue
        }
      }
      public var startIndex: Int { results.startIndex }
      public var endIndex: Int { results.endIndex }
      public subscript(position: Int) -> Result { results[position] }
    }

    /// The results of a request, with the changes of the view applied to it.
    func _fetch<Result: NSFetchRequestResult>(
      _ request: NSFetchRequest<Result>, _ changes: _FetchChanges, in context: NSManagedObjectContext
    ) -> [Result] {
      _ = context._store.changes
      let current = NSFetchRequest<Result>()
      current.entityName = request.entityName
      current.predicate = changes.isFiltered ? changes.predicate : request.predicate
      current.sortDescriptors = changes.order ?? request.sortDescriptors
      current.fetchLimit = request.fetchLimit
      current.fetchOffset = request.fetchOffset
      return current._results(in: context)
    }

    @subscribes("declared")
    @shares("query")
    @propertyWrapper
    public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
      let results: (NSManagedObjectContext, _FetchChanges) -> FetchedResults<Result>
      let makeChanges: () -> _FetchChanges = { _FetchChanges() }
      /// The index of the view's environment.
      var place: Int?
      init(_request request: NSFetchRequest<Result>, _ descriptors: [SortDescriptor<Result>] = []) {
        results = { context, changes in
          FetchedResults(
            results: _fetch(request, changes, in: context), request: request, descriptors: descriptors, changes: changes)
        }
      }
      @primitive public var wrappedValue: FetchedResults<Result> { get }
      public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { self.init(_request: fetchRequest) }
      public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { self.init(_request: fetchRequest) }
    }

    extension FetchRequest where Result: NSManagedObject {
      public init(
        entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
      ) {
        let request = NSFetchRequest<Result>()
        request.entityName = entity?.name
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(_request: request)
      }
      public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
      ) {
        let request = NSFetchRequest<Result>()
        request.sortDescriptors = sortDescriptors.map { NSSortDescriptor._comparing($0) }
        request.predicate = predicate
        self.init(_request: request, sortDescriptors)
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
      let all: FetchedResults<Result>
      public var sortDescriptors: [SortDescriptor<Result>] {
        get { all.sortDescriptors }
        nonmutating set { all.sortDescriptors = newValue }
      }
      public var nsSortDescriptors: [NSSortDescriptor] {
        get { all.nsSortDescriptors }
        nonmutating set { all.nsSortDescriptors = newValue }
      }
      public var nsPredicate: NSPredicate? {
        get { all.nsPredicate }
        nonmutating set { all.nsPredicate = newValue }
      }
      public var startIndex: Int { sections.startIndex }
      public var endIndex: Int { sections.endIndex }
      public subscript(position: Int) -> Section { sections[position] }
    }

    @subscribes("declared")
    @shares("query")
    @propertyWrapper
    public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
      let results: (NSManagedObjectContext, _FetchChanges) -> SectionedFetchResults<SectionIdentifier, Result>
      let makeChanges: () -> _FetchChanges = { _FetchChanges() }
      /// The index of the view's environment.
      var place: Int?
      init(
        _request request: NSFetchRequest<Result>, _ path: KeyPath<Result, SectionIdentifier>,
        _ descriptors: [SortDescriptor<Result>] = []
      ) {
        results = { context, changes in
          let found = _fetch(request, changes, in: context)
          // One section per run of results with equal identifiers, in the sort order.
          var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
          var start = 0
          for index in found.indices {
            let id = found[start][keyPath: path]
            let isLast = index + 1 == found.count
            if isLast || found[index + 1][keyPath: path] != id {
              sections.append(SectionedFetchResults.Section(id: id, results: Array(found[start...index])))
              start = index + 1
            }
          }
          return SectionedFetchResults(
            sections: sections,
            all: FetchedResults(results: found, request: request, descriptors: descriptors, changes: changes))
        }
      }
      @primitive public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { get }
      public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
      ) { self.init(_request: fetchRequest, sectionIdentifier) }
    }

    extension SectionedFetchRequest where Result: NSManagedObject {
      public init(
        entity: NSEntityDescription? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
      ) {
        let request = NSFetchRequest<Result>()
        request.entityName = entity?.name
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(_request: request, sectionIdentifier)
      }
      public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
      ) {
        let request = NSFetchRequest<Result>()
        request.sortDescriptors = sortDescriptors.map { NSSortDescriptor._comparing($0) }
        request.predicate = predicate
        self.init(_request: request, sectionIdentifier, sortDescriptors)
      }
    }
    """#
}
