extension InterfaceText {
  /// Objects that report changes of fetched results or of a store's history, since the SDK 27.
  static let swiftDataObservers = #"""
    import SwiftUI

    #if SDK_27
    public final class ResultsObserver<Element: PersistentModel, SectionTitle: Hashable>: Observable {
      @primitive public var results: [Element] { get }
      @primitive public var sections: SectionedResults<Element, SectionTitle>? { get }
      @primitive public var fetchDescriptor: FetchDescriptor<Element> { get set }
      @primitive public var filterBy: Predicate<Element>? { get set }
      @primitive public var sortBy: [SortDescriptor<Element>] { get set }
      @primitive public var modelContext: ModelContext { get }
      @primitive init()
    }

    extension ResultsObserver where SectionTitle == Never {
      @primitive public convenience init(
        fetchDescriptor: FetchDescriptor<Element>,
        modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
      ) throws
      @primitive public convenience init(
        filterBy filter: Predicate<Element>? = nil,
        sortBy sorting: [SortDescriptor<Element>]? = nil,
        modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
      ) throws
      @primitive public convenience init(
        fetchDescriptor: FetchDescriptor<Element>,
        modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
      ) throws
      @primitive public convenience init(
        filterBy filter: Predicate<Element>? = nil,
        sortBy sorting: [SortDescriptor<Element>]? = nil,
        modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
      ) throws
    }

    extension ResultsObserver where SectionTitle == String {
      @primitive public convenience init(
        fetchDescriptor: FetchDescriptor<Element>,
        sectionBy section: KeyPath<Element, String>,
        modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
      ) throws
      @primitive public convenience init(
        fetchDescriptor: FetchDescriptor<Element>,
        sectionBy section: KeyPath<Element, String?>,
        modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
      ) throws
      @primitive public convenience init(
        filterBy filter: Predicate<Element>? = nil,
        sortBy sorting: [SortDescriptor<Element>]? = nil,
        sectionBy section: KeyPath<Element, String>,
        modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
      ) throws
      @primitive public convenience init(
        filterBy filter: Predicate<Element>? = nil,
        sortBy sorting: [SortDescriptor<Element>]? = nil,
        sectionBy section: KeyPath<Element, String?>,
        modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
      ) throws
      @primitive public convenience init(
        fetchDescriptor: FetchDescriptor<Element>,
        sectionBy section: KeyPath<Element, String>,
        modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
      ) throws
      @primitive public convenience init(
        fetchDescriptor: FetchDescriptor<Element>,
        sectionBy section: KeyPath<Element, String?>,
        modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
      ) throws
      @primitive public convenience init(
        filterBy filter: Predicate<Element>? = nil,
        sortBy sorting: [SortDescriptor<Element>]? = nil,
        sectionBy section: KeyPath<Element, String>,
        modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
      ) throws
      @primitive public convenience init(
        filterBy filter: Predicate<Element>? = nil,
        sortBy sorting: [SortDescriptor<Element>]? = nil,
        sectionBy section: KeyPath<Element, String?>,
        modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
      ) throws
    }

    public final class HistoryObserver: Observable, Sendable {
      @primitive public var eventCounter: Int { get }
      @primitive public var modelContainer: ModelContainer { get }
      @primitive public var observedModels: [any PersistentModel.Type] { get }
      @primitive public var authors: Set<String> { get }
      @primitive public init(
        observedModels: [any PersistentModel.Type] = [],
        authors: Set<String> = [],
        modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
      ) throws
    }
    #endif
    """#
}
