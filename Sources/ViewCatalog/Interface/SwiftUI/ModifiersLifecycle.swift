extension InterfaceText {
  /// Closures that run when a view appears or disappears, or a value changes.
  static let swiftUIModifiersLifecycle = #"""
    nonisolated extension View {
      @lifecycle("onAppear")
      public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action, disappear: nil))
      }
      @lifecycle("onDisappear")
      public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: nil, disappear: action))
      }
      #if SDK_26
      @lifecycle("task")
      public func task(
        name: String? = nil,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
      ) -> some View {
        modifier(_UnboundTask(name: name, priority: priority, action: action))
      }
      @lifecycle("task")
      public func task<T: Equatable>(
        id: T,
        name: String? = nil,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
      ) -> some View {
        modifier(_TaskValueModifier(value: id, priority: priority, action: action))
      }
      #else
      @lifecycle("task")
      public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
      ) -> some View {
        modifier(_UnboundTask(name: nil, priority: priority, action: action))
      }
      @lifecycle("task")
      public func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
      ) -> some View {
        modifier(_TaskValueModifier(value: value, priority: priority, action: action))
      }
      #endif

      @available(iOS, deprecated: 17, message: "give it a closure that takes the old and the new value, or no parameters")
      @available(macOS, deprecated: 14, message: "give it a closure that takes the old and the new value, or no parameters")
      @available(tvOS, deprecated: 17, message: "give it a closure that takes the old and the new value, or no parameters")
      @available(watchOS, deprecated: 10, message: "give it a closure that takes the old and the new value, or no parameters")
      public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(_ValueActionModifier(value: value, action: action))
      }
      public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
      ) -> some View {
        modifier(_ValueActionModifier2(value: value, action: action))
          .onAppear(perform: initial ? { action(value, value) } : nil)
      }
      public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
      ) -> some View {
        modifier(_ValueActionModifier2(value: value, action: { _, _ in action() }))
          .onAppear(perform: initial ? action : nil)
      }
      public func onReceive<P: Publisher>(
        _ publisher: P,
        perform action: @escaping (P.Output) -> Void
      ) -> some View where P.Failure == Never {
        SubscriptionView(content: self, publisher: publisher, action: action)
      }

      @uncertain
      public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        SceneBridgeReader(
          content: SubscriptionView(
            content: self,
            publisher: PassthroughSubject<Any, Never>(),
            action: { if let url = $0 as? URL { action(url) } }
          )
        )
      }
      @uncertain
      public func onOpenURL(prefersInApp: Bool) -> some View {
        environment(\.openURLHandler, OpenURLAction.Handler())
      }
      @uncertain
      public func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping (NSUserActivity) -> Void
      ) -> some View {
        SceneBridgeReader(
          content: SubscriptionView(
            content: self,
            publisher: PassthroughSubject<Any, Never>(),
            action: { if let activity = $0 as? NSUserActivity { action(activity) } }
          )
        )
      }
      public func userActivity(
        _ activityType: String,
        isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
      ) -> some View {
        modifier(UserActivityModifier(activityType: activityType, isActive: isActive, update: update))
      }
      @uncertain
      public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        transformPreference(ActivationConditionsPreferenceKey.self) { conditions in
          conditions = (preferring, allowing)
        }
      }
      #if os(iOS) || os(visionOS)
      public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(
          FeedbackRequestContextWriter(content: FeedbackGenerator(trigger: trigger, feedback: { _, _ in feedback }))
        )
      }
      public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        @runs("event") condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
      ) -> some View {
        modifier(
          FeedbackRequestContextWriter(
            content: FeedbackGenerator(trigger: trigger, feedback: { condition($0, $1) ? feedback : nil })
          )
        )
      }
      @uncertain
      public func sensoryFeedback<T: Equatable>(
        trigger: T,
        @runs("event") _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
      ) -> some View {
        modifier(FeedbackRequestContextWriter(content: CustomFeedbackGenerator(trigger: trigger, feedback: feedback)))
      }
      @uncertain
      public func sensoryFeedback<T: Equatable>(
        trigger: T,
        @runs("event") _ feedback: @escaping () -> SensoryFeedback?
      ) -> some View {
        modifier(
          FeedbackRequestContextWriter(
            content: CustomFeedbackGenerator(trigger: trigger, feedback: { _, _ in feedback() })
          )
        )
      }
      #else
      @uncertain
      public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(FeedbackGenerator(trigger: trigger, feedback: { _, _ in feedback }))
      }
      @uncertain
      public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        @runs("event") condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
      ) -> some View {
        modifier(FeedbackGenerator(trigger: trigger, feedback: { condition($0, $1) ? feedback : nil }))
      }
      @uncertain
      public func sensoryFeedback<T: Equatable>(
        trigger: T,
        @runs("event") _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
      ) -> some View {
        modifier(CustomFeedbackGenerator(trigger: trigger, feedback: feedback))
      }
      @uncertain
      public func sensoryFeedback<T: Equatable>(
        trigger: T,
        @runs("event") _ feedback: @escaping () -> SensoryFeedback?
      ) -> some View {
        modifier(CustomFeedbackGenerator(trigger: trigger, feedback: { _, _ in feedback() }))
      }
      #endif
    }

    public struct _AppearanceActionModifier: ViewModifier {
      public typealias Body = Never
      public var appear: (() -> Void)?
      public var disappear: (() -> Void)?
      public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        self.appear = appear
        self.disappear = disappear
      }
    }

    #if SYSTEM_26
    @accompanies(".task")
    struct _TaskModifier2: ViewModifier {
      typealias Body = Never
      var name: String?
      var priority: TaskPriority
      var action: @Sendable () async -> Void
    }

    typealias _UnboundTask = _TaskModifier2
    #else
    @accompanies(".task")
    public struct _TaskModifier: ViewModifier {
      public typealias Body = Never
      var name: String?
      var priority: TaskPriority
      var action: @Sendable () async -> Void
    }

    typealias _UnboundTask = _TaskModifier
    #endif

    @accompanies(".task(id:)")
    public struct _TaskValueModifier<Value: Equatable>: ViewModifier {
      public typealias Body = Never
      var value: Value
      var priority: TaskPriority
      var action: @Sendable () async -> Void
    }

    struct _ValueActionModifier<Value: Equatable>: ViewModifier {
      typealias Body = Never
      var value: Value
      var action: (Value) -> Void
    }

    struct _ValueActionModifier2<Value: Equatable>: ViewModifier {
      typealias Body = Never
      var value: Value
      var action: (Value, Value) -> Void
    }

    public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
    where PublisherType.Failure == Never {
      public typealias Body = Never
      public var content: Content
      public var publisher: PublisherType
      public var action: (PublisherType.Output) -> Void
      /// Subscribes a function to the publisher, and returns a function that cancels the subscription.
      var subscribe: (@escaping (PublisherType.Output) -> Void) -> () -> Void
      public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        self.content = content
        self.publisher = publisher
        self.action = action
        subscribe = { receive in
          let subscription = publisher.sink(receiveValue: receive)
          return { subscription.cancel() }
        }
      }
    }

    /// A view that receives the events of its scene.
    struct SceneBridgeReader<Content: View>: View {
      typealias Body = Never
      var content: Content
    }

    @shows("nothing")
    struct UserActivityModifier: ViewModifier {
      typealias Body = Never
      var activityType: String
      var isActive: Bool
      var update: (NSUserActivity) -> Void
    }

    struct ActivationConditionsPreferenceKey: PreferenceKey {
      static var defaultValue: (preferring: Set<String>, allowing: Set<String>)? { nil }
      static func reduce(
        value: inout (preferring: Set<String>, allowing: Set<String>)?,
        nextValue: () -> (preferring: Set<String>, allowing: Set<String>)?
      ) {
        value = value ?? nextValue()
      }
    }

    @shows("nothing")
    struct FeedbackRequestContextWriter<Generator: ViewModifier>: ViewModifier {
      typealias Body = Never
      var content: Generator
    }

    @shows("nothing")
    struct FeedbackGenerator<Trigger: Equatable>: ViewModifier {
      typealias Body = Never
      var trigger: Trigger
      var feedback: (Trigger, Trigger) -> SensoryFeedback?
    }

    @shows("nothing")
    struct CustomFeedbackGenerator<Trigger: Equatable>: ViewModifier {
      typealias Body = Never
      var trigger: Trigger
      var feedback: (Trigger, Trigger) -> SensoryFeedback?
    }

    public struct SensoryFeedback: Equatable, Sendable {
      var name: String
      var intensity = 1.0

      public struct Weight: Equatable, Sendable {
        var name: String
        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
      }
      public struct Flexibility: Equatable, Sendable {
        var name: String
        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
      }

      public static let start = SensoryFeedback(name: "start")
      public static let stop = SensoryFeedback(name: "stop")
      public static let alignment = SensoryFeedback(name: "alignment")
      public static let decrease = SensoryFeedback(name: "decrease")
      public static let increase = SensoryFeedback(name: "increase")
      public static let levelChange = SensoryFeedback(name: "levelChange")
      public static let pathComplete = SensoryFeedback(name: "pathComplete")
      public static let selection = SensoryFeedback(name: "selection")
      public static let success = SensoryFeedback(name: "success")
      public static let warning = SensoryFeedback(name: "warning")
      public static let error = SensoryFeedback(name: "error")
      public static let impact = SensoryFeedback(name: "impact")
      public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact, \(weight.name)", intensity: intensity)
      }
      public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact, \(flexibility.name)", intensity: intensity)
      }
    }
    """#
}
