extension InterfaceText {
  /// Rarely used events: of remotes, keyboards, pointers and assistive technologies.
  static let swiftUIModifiersEvents = #"""
    nonisolated extension View {
      public func interactionActivityTrackingTag(_ tag: String) -> some View {
        modifier(_EventOption())
      }
      public func allowsWindowActivationEvents() -> some View {
        modifier(_EventOption())
      }
      public func userActivity<P>(
        _ activityType: String,
        element: P?,
        _ update: @escaping (P, NSUserActivity) -> Void
      ) -> some View {
        modifier(
          UserActivityModifier(
            activityType: activityType,
            isActive: element != nil,
            update: { activity in if let element { update(element, activity) } }
          )
        )
      }
      public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType],
        validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
      ) -> some View {
        modifier(OnCommandModifier(command: "paste", action: { validator([]).map(payloadAction) }))
      }
      public func exportsItemProviders(
        _ contentTypes: [UTType],
        @runs("event") onExport: @escaping () -> [NSItemProvider]
      ) -> some View {
        modifier(_EventOption())
      }
      public func exportsItemProviders(
        _ contentTypes: [UTType],
        @runs("event") onExport: @escaping () -> [NSItemProvider],
        @runs("event") onEdit: @escaping ([NSItemProvider]) -> Bool
      ) -> some View {
        modifier(_EventOption())
      }
      public func importsItemProviders(
        _ contentTypes: [UTType],
        @runs("event") onImport: @escaping ([NSItemProvider]) -> Bool
      ) -> some View {
        modifier(_EventOption())
      }
      public func hoverEffectGroup() -> some View {
        modifier(_EventOption())
      }
      public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View {
        modifier(_EventOption())
      }
      public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self,
        @measures("preferences") @ViewBuilder _ transform: @escaping (Key.Value) -> T
      ) -> some View {
        overlayPreferenceValue(key, alignment: .center, transform)
      }
      public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self,
        @measures("preferences") @ViewBuilder _ transform: @escaping (Key.Value) -> T
      ) -> some View {
        backgroundPreferenceValue(key, alignment: .center, transform)
      }
      #if SDK_26
      @lifecycle("task")
      public func task(
        name: String? = nil,
        executorPreference taskExecutor: any TaskExecutor,
        priority: TaskPriority = .userInitiated,
        file: String = #fileID,
        line: Int = #line,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
      ) -> some View {
        modifier(_UnboundTask(name: name, priority: priority, action: action))
      }
      @lifecycle("task")
      public func task<T: Equatable>(
        id: T,
        name: String? = nil,
        executorPreference taskExecutor: any TaskExecutor,
        priority: TaskPriority = .userInitiated,
        file: String = #fileID,
        line: Int = #line,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
      ) -> some View {
        modifier(_TaskValueModifier(value: id, priority: priority, action: action))
      }
      #endif

      public func accessibilityScrollStatus(
        _ status: Text,
        isEnabled: Bool = true
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      public func accessibilityScrollStatus(
        _ statusKey: LocalizedStringKey,
        isEnabled: Bool = true
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      @_disfavoredOverload
      public func accessibilityScrollStatus<S: StringProtocol>(
        _ status: S,
        isEnabled: Bool = true
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      public func accessibility(
        selectionIdentifier: AnyHashable
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      public func accessibilityActivationPoint(
        _ activationPoint: CGPoint,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .activationPoint(activationPoint) : nil)
      }
      public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .activationUnitPoint(activationPoint) : nil)
      }
      public func accessibilityDragPoint(
        _ point: UnitPoint,
        description: Text,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      public func accessibilityDragPoint(
        _ point: UnitPoint,
        description: LocalizedStringKey,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      @_disfavoredOverload
      public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint,
        description: S,
        isEnabled: Bool = true
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      public func accessibilityDropPoint(
        _ point: UnitPoint,
        description: Text,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      public func accessibilityDropPoint(
        _ point: UnitPoint,
        description: LocalizedStringKey,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      @_disfavoredOverload
      public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint,
        description: S,
        isEnabled: Bool = true
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      @accessible("name")
      public func accessibilityInputLabels(
        _ inputLabels: [Text],
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .inputLabels(inputLabels) : nil)
      }
      @accessible("name")
      public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey],
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .inputLabels(inputLabelKeys.map { Text($0) }) : nil)
      }
      @_disfavoredOverload
      @accessible("name")
      public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S],
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .inputLabels(inputLabels.map { Text($0) }) : nil)
      }
      public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .respondsToUserInteraction(respondsToUserInteraction) : nil)
      }
    }

    #if os(tvOS)
    nonisolated extension View {
      public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
      ) -> some View {
        modifier(_EventOption())
      }
      public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
      ) -> some View {
        modifier(_EventOption())
      }
      public func onLongTouchGesture(
        minimumDuration: Double = 0.5,
        perform action: @escaping () -> Void,
        onTouchingChanged: ((Bool) -> Void)? = nil
      ) -> some View {
        modifier(_EventOption())
      }
      public func pageCommand<V: BinaryInteger>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V = 1
      ) -> some View {
        modifier(_EventOption())
      }
    }
    #endif

    #if os(watchOS)
    nonisolated extension View {
      public func listRowPlatterColor(_ color: Color?) -> some View {
        _trait(ListRowBackgroundTraitKey.self, color.map { AnyView($0) })
      }
      public func complicationForeground() -> some View {
        modifier(_EventOption())
      }
      public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>,
        from minValue: V,
        through maxValue: V,
        sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true,
        onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
      ) -> some View where V.Stride: BinaryFloatingPoint {
        modifier(_DigitalCrown(value: binding, range: minValue...maxValue))
      }
    }

    public enum ComplicationRenderingMode: Equatable, Sendable {
      case fullColor
      case tinted
    }

    extension EnvironmentValues {
      @primitive public var complicationRenderingMode: ComplicationRenderingMode { get set }
    }
    #endif

    @hole
    @shows("nothing")
    struct _EventOption: ViewModifier {
      typealias Body = Never
    }
    """#
}
