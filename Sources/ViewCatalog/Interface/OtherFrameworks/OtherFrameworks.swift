extension InterfaceText {
  /// The declarations with which frameworks extend SwiftUI's views and environment, visible in files that import one of
  /// these frameworks.
  static let otherFrameworks: [(name: String, text: String)] = [
    ("Sheets", otherFrameworksSheets), ("Wallet", otherFrameworksWallet), ("Values", otherFrameworksValues),
    ("LocalAuthentication", otherFrameworksLocalAuthentication),
    ("Network", otherFrameworksNetwork), ("NetworkServices", otherFrameworksNetworkServices),
    ("HealthKit", otherFrameworksHealthKit),
    ("ServiceManagement", otherFrameworksServiceManagement),
  ]

  static let userNotifications: [(name: String, text: String)] = [
    ("UserNotifications", otherFrameworksUserNotifications)
  ]

  private static let otherFrameworksSheets = #"""
    import Foundation
    import SwiftUI

    public struct TranslationSession: Sendable {
      public struct Configuration: Equatable, Sendable {
        public var source: Locale.Language?
        public var target: Locale.Language?
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
          self.source = source
          self.target = target
        }
        public mutating func invalidate() {}
      }
      public struct Response: Sendable {
        public let sourceText: String
        public let targetText: String
      }
      public struct Request: Sendable {
        public init(sourceText: String, clientIdentifier: String? = nil) {}
      }
      @primitive public func translate(_ string: String) async throws -> Response
      @primitive public func translations(from batch: [Request]) async throws -> [Response]
      @primitive public func prepareTranslation() async throws
    }

    public struct ImagePlaygroundStyle: Hashable, Sendable {
      var name: String
      public static let animation = ImagePlaygroundStyle(name: "animation")
      public static let illustration = ImagePlaygroundStyle(name: "illustration")
      public static let sketch = ImagePlaygroundStyle(name: "sketch")
      public static let externalProvider = ImagePlaygroundStyle(name: "externalProvider")
    }

    public struct ImagePlaygroundPersonalizationPolicy: Hashable, Sendable {
      var name: String
      public static let automatic = ImagePlaygroundPersonalizationPolicy(name: "automatic")
      public static let enabled = ImagePlaygroundPersonalizationPolicy(name: "enabled")
      public static let disabled = ImagePlaygroundPersonalizationPolicy(name: "disabled")
    }

    public struct ImagePlaygroundConcept: Sendable {
      public static func text(_ text: String) -> ImagePlaygroundConcept { ImagePlaygroundConcept() }
      public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept {
        ImagePlaygroundConcept()
      }
    }

    public struct ImagePlaygroundOptions: Sendable {
      public init() {}
    }

    public struct WorkoutPlan: Sendable {}
    public struct JournalingSuggestion: Sendable {}
    public struct JournalingSuggestionPresentationToken: Sendable {}
    public struct FamilyActivitySelection: Equatable, Codable {
      public init(includeEntireCategory: Bool = false) {}
    }
    public struct GameSaveSyncedDirectory {}
    public enum GroupActivityAssociationKind: Hashable, Sendable {
      case primary(String)
    }
    public struct GCUIEventTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }
      public static let gamepad = GCUIEventTypes(rawValue: 1)
    }
    public struct GameControllerEventHandlingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }
    }
    public struct ManagedContentStyle: Hashable, Sendable {
      var name: String
      public static let automatic = ManagedContentStyle(name: "automatic")
    }
    public enum MusicSubscriptionOffer {
      public struct Options: Sendable {
        public init() {}
        public static let `default` = Options()
      }
    }
    #if SDK_27
    public enum DataDetector {
      public struct MatchType: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) {
          self.rawValue = rawValue
        }
        public static let all = MatchType(rawValue: -1)
      }
      public struct Options: Sendable {
        public init() {}
      }
    }

    nonisolated extension View {
      @presents("view")
      public func musicPicker<Selection>(
        isPresented: Binding<Bool>,
        title: Text? = nil,
        selection: Binding<Selection>
      ) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("view")
      public func musicPicker<Selection>(
        isPresented: Binding<Bool>,
        title: LocalizedStringKey,
        selection: Binding<Selection>
      ) -> some View {
        modifier(_FrameworkOption())
      }
      @_disfavoredOverload
      @presents("view")
      public func musicPicker<S: StringProtocol, Selection>(
        isPresented: Binding<Bool>,
        title: S,
        selection: Binding<Selection>
      ) -> some View {
        modifier(_FrameworkOption())
      }
      public func dataDetection(
        _ types: DataDetector.MatchType = .all,
        options: DataDetector.Options = .init()
      ) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("view")
      public func recordingEditor(_ item: Binding<URL?>) -> some View {
        modifier(_FrameworkOption())
      }
    }
    #endif

    @MainActor
    public struct ContactAccessButton: View {
      public typealias Body = Never
      public struct Caption: Hashable, Sendable {
        var name: String
        public static let defaultText = Caption(name: "defaultText")
        public static let email = Caption(name: "email")
        public static let phone = Caption(name: "phone")
      }
      public struct Style: Sendable {
        public init(imageWidth: CGFloat? = nil) {}
      }
      nonisolated public init(queryString: String, approvalCallback: @escaping ([String]) -> Void = { _ in }) {}
    }
    public struct TabletopGame {}
    public enum TabletopInteraction {
      public struct Value {}
      public protocol Delegate {}
    }

    nonisolated extension View {
      @presents("view")
      public func translationPresentation(
        isPresented: Binding<Bool>,
        text: String,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        replacementAction: ((String) -> Void)? = nil
      ) -> some View {
        modifier(_FrameworkOption())
      }
      @lifecycle("task")
      public func translationTask(
        _ configuration: TranslationSession.Configuration?,
        action: @escaping (_ session: TranslationSession) async -> Void
      ) -> some View {
        modifier(_FrameworkOption())
      }
      @lifecycle("task")
      public func translationTask(
        source: Locale.Language? = nil,
        target: Locale.Language? = nil,
        action: @escaping (_ session: TranslationSession) async -> Void
      ) -> some View {
        modifier(_FrameworkOption())
      }
      public func imagePlaygroundGenerationStyle(
        _ style: ImagePlaygroundStyle,
        in allowedStyles: [ImagePlaygroundStyle] = []
      ) -> some View {
        modifier(_FrameworkOption())
      }
      public func imagePlaygroundPersonalizationPolicy(
        _ policy: ImagePlaygroundPersonalizationPolicy
      ) -> some View {
        modifier(_FrameworkOption())
      }
      public func imagePlaygroundOptions(_ options: ImagePlaygroundOptions) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("view")
      public func imagePlaygroundSheet(
        isPresented: Binding<Bool>,
        concept: String,
        sourceImage: Image? = nil,
        onCompletion: @escaping (_ url: URL) -> Void,
        onCancellation: (() -> Void)? = nil
      ) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("view")
      public func imagePlaygroundSheet(
        isPresented: Binding<Bool>,
        concepts: [ImagePlaygroundConcept] = [],
        sourceImage: Image? = nil,
        onCompletion: @escaping (_ url: URL) -> Void,
        onCancellation: (() -> Void)? = nil
      ) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("view")
      public func imagePlaygroundSheet(
        isPresented: Binding<Bool>,
        concept: String,
        sourceImageURL: URL,
        onCompletion: @escaping (_ url: URL) -> Void,
        onCancellation: (() -> Void)? = nil
      ) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("view")
      public func imagePlaygroundSheet(
        isPresented: Binding<Bool>,
        concepts: [ImagePlaygroundConcept] = [],
        sourceImageURL: URL,
        onCompletion: @escaping (_ url: URL) -> Void,
        onCancellation: (() -> Void)? = nil
      ) -> some View {
        modifier(_FrameworkOption())
      }
      public func healthDataAccessRequest(
        store: HKHealthStore,
        objectType: HKObjectType,
        predicate: NSPredicate? = nil,
        trigger: some Equatable,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
      ) -> some View {
        modifier(_FrameworkOption())
      }
      public func healthDataAccessRequest(
        store: HKHealthStore,
        readTypes: Set<HKObjectType>,
        trigger: some Equatable,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
      ) -> some View {
        modifier(_FrameworkOption())
      }
      public func healthDataAccessRequest(
        store: HKHealthStore,
        shareTypes: Set<HKSampleType>,
        readTypes: Set<HKObjectType>? = nil,
        trigger: some Equatable,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
      ) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("view")
      public func workoutPreview(_ workoutPlan: WorkoutPlan, isPresented: Binding<Bool>) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("view")
      public func journalingSuggestionsPicker(
        isPresented: Binding<Bool>,
        onCompletion: @escaping (JournalingSuggestion) async -> Void
      ) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("view")
      public func journalingSuggestionsPicker(
        isPresented: Binding<Bool>,
        journalingSuggestionToken: JournalingSuggestionPresentationToken?,
        onCompletion: @escaping (JournalingSuggestion) async -> Void
      ) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("view")
      public func familyActivityPicker(
        isPresented: Binding<Bool>,
        selection: Binding<FamilyActivitySelection>
      ) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("view")
      public func familyActivityPicker(
        headerText: String? = nil,
        footerText: String? = nil,
        isPresented: Binding<Bool>,
        selection: Binding<FamilyActivitySelection>
      ) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("message")
      public func gameSaveSyncingAlert(
        directory: Binding<GameSaveSyncedDirectory?>,
        finishedLoading: @escaping () -> Void
      ) -> some View {
        modifier(_FrameworkOption())
      }
      public func groupActivityAssociation(_ kind: GroupActivityAssociationKind?) -> some View {
        modifier(_FrameworkOption())
      }
      public func handlesGameControllerEvents(matching types: GCUIEventTypes) -> some View {
        modifier(_FrameworkOption())
      }
      public func handlesGameControllerEvents(
        matching types: GCUIEventTypes,
        withOptions options: GameControllerEventHandlingOptions?
      ) -> some View {
        modifier(_FrameworkOption())
      }
      public func managedContentStyle(_ style: ManagedContentStyle) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("view")
      public func musicSubscriptionOffer(
        isPresented: Binding<Bool>,
        options: MusicSubscriptionOffer.Options = .default,
        onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
      ) -> some View {
        modifier(_FrameworkOption())
      }
      public func contactAccessButtonCaption(_ caption: ContactAccessButton.Caption) -> some View {
        modifier(_FrameworkOption())
      }
      public func contactAccessButtonStyle(_ style: ContactAccessButton.Style) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("view")
      public func contactAccessPicker(
        isPresented: Binding<Bool>,
        completionHandler: @escaping ([String]) -> Void
      ) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("view")
      public func automatedDeviceEnrollmentAddition(isPresented: Binding<Bool>) -> some View {
        modifier(_FrameworkOption())
      }
      @presents("view")
      public func certificateSheet(
        trust: Binding<SecTrust?>,
        title: String? = nil,
        message: String? = nil,
        help: URL? = nil
      ) -> some View {
        modifier(_FrameworkOption())
      }
      public func onAssignedDocumentWillSubmit(_ action: @escaping (URL) async -> Bool) -> some View {
        modifier(_FrameworkOption())
      }
      public func onAssignedDocumentDidSubmit(_ action: @escaping (URL) -> Void) -> some View {
        modifier(_FrameworkOption())
      }
      public func onAssignedDocumentWillWithdraw(_ action: @escaping (URL) async -> Bool) -> some View {
        modifier(_FrameworkOption())
      }
      public func onAssignedDocumentDidWithdraw(_ action: @escaping (URL) -> Void) -> some View {
        modifier(_FrameworkOption())
      }
      public func cameraAnchor(isActive: Bool) -> some View {
        modifier(_FrameworkOption())
      }
      public func tabletopGame(
        _ tabletopGame: TabletopGame,
        parent: AnyObject,
        automaticUpdate: Bool = true
      ) -> some View {
        modifier(_FrameworkOption())
      }
      public func tabletopGame(
        _ tabletopGame: TabletopGame,
        parent: AnyObject,
        automaticUpdate: Bool = true,
        interaction: @escaping (TabletopInteraction.Value) -> any TabletopInteraction.Delegate
      ) -> some View {
        modifier(_FrameworkOption())
      }
    }

    open class SecTrust: NSObject {}

    @hole
    @shows("nothing")
    struct _FrameworkOption: ViewModifier {
      typealias Body = Never
    }
    """#
}
