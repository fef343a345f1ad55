extension InterfaceText {
  /// Focus, keyboard and pointer.
  static let swiftUIModifiersInput = #"""
    nonisolated extension View {
      @interacts("focus")
      public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
      ) -> some View {
        modifier(FocusStateBindingModifier(binding: binding, value: value))
      }
      @interacts("focus")
      public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusStateBindingModifier(binding: condition, value: true))
      }
      @interacts("focus")
      public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable))
      }
      @interacts("focus")
      public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable))
      }
      @available(*, deprecated, message: "use FocusState")
      @interacts("focus")
      public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable))
      }
      public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { isEnabled in
          isEnabled = isEnabled && !disabled
        }
      }
      public func focusSection() -> some View {
        modifier(_FocusScopeWriter(namespace: nil))
      }
      public func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(_FocusScopeWriter(namespace: namespace))
      }
      public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        modifier(_FocusPreference(isPreferred: prefersDefaultFocus, namespace: namespace))
      }
      public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding,
        _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
      ) -> some View {
        modifier(_DefaultFocus(binding: binding, value: value, priority: priority))
      }
      @focuses("value")
      public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
      ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
      }
      @focuses("value")
      public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
      ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
      }
      @focuses("value")
      public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
      ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
      }
      @focuses("value")
      public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
      ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
      }
      @focuses("value")
      public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_FocusedObjectWriter(object: object, isOfScene: false))
      }
      @focuses("value")
      public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_FocusedObjectWriter(object: object, isOfScene: true))
      }
      @focuses("value")
      public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_FocusedModelWriter(object: object, isOfScene: false))
      }
      @focuses("value")
      public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_FocusedModelWriter(object: object, isOfScene: true))
      }

      public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(OnSubmitModifier(triggers: triggers, action: action))
      }
      public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitScopeModifier(isBlocking: isBlocking))
      }
      public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.submitLabel, submitLabel)
      }
      @uncertain
      @writes("autocorrectionDisabled")
      public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.disableAutocorrection, disable)
      }
      @uncertain
      @writes("autocorrectionDisabled")
      public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.disableAutocorrection, disable)
      }
      public func findNavigator(isPresented: Binding<Bool>) -> some View {
        modifier(_FindNavigator(isPresented: isPresented))
      }
      public func findDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(_FindOption(isDisabled: isDisabled))
      }
      public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(_FindOption(isDisabled: isDisabled))
      }
      public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        modifier(_WritingTools(behavior: behavior))
      }
      public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(_TextInputSuggestions(content: suggestions()))
      }
      #if !os(macOS)
      public func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.keyboardType, type)
      }
      public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textContentType, textContentType?.rawValue)
      }
      public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.autocapitalization, style)
      }
      public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\.textInputAutocapitalization, autocapitalization?.type)
      }
      #else
      public func textContentType(_ textContentType: NSTextContentType?) -> some View {
        environment(\.textContentType, textContentType?.rawValue)
      }
      #endif

      public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
      }
      public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
      ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
      }
      @writes("keyboardShortcut")
      public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(shortcut as KeyboardShortcut?)
      }
      @writes("keyboardShortcut")
      public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
          .modifier(ViewInputFlagModifier<HasKeyboardShortcut>())
          ._trait(KeyboardShortcutPickerOptionTraitKey.self, shortcut)
      }
      public func onKeyPress(_ key: KeyEquivalent, @runs("event") action: @escaping () -> KeyPress.Result) -> some View {
        modifier(KeyPressModifier(keys: [key], phases: [.down, .repeat], action: { _ in action() }))
      }
      public func onKeyPress(
        _ key: KeyEquivalent,
        phases: KeyPress.Phases,
        @runs("event") action: @escaping (KeyPress) -> KeyPress.Result
      ) -> some View {
        modifier(KeyPressModifier(keys: [key], phases: phases, action: action))
      }
      public func onKeyPress(
        keys: Set<KeyEquivalent>,
        phases: KeyPress.Phases = [.down, .repeat],
        @runs("event") action: @escaping (KeyPress) -> KeyPress.Result
      ) -> some View {
        modifier(KeyPressModifier(keys: keys, phases: phases, action: action))
      }
      public func onKeyPress(
        characters: CharacterSet,
        phases: KeyPress.Phases = [.down, .repeat],
        @runs("event") action: @escaping (KeyPress) -> KeyPress.Result
      ) -> some View {
        modifier(
          KeyPressModifier(keys: nil, phases: phases) { press in
            press.characters.unicodeScalars.allSatisfy { characters.contains($0) } ? action(press) : .ignored
          }
        )
      }
      public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        @runs("event") action: @escaping (KeyPress) -> KeyPress.Result
      ) -> some View {
        modifier(KeyPressModifier(keys: nil, phases: phases, action: action))
      }
      public func onModifierKeysChanged(
        mask: EventModifiers = .all,
        initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
      ) -> some View {
        modifier(OnModifierKeysChangedModifier(mask: mask, action: action))
      }
      public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(OnCommandModifier(command: "exit", action: action))
      }
      public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
        modifier(OnCommandModifier(command: "playPause", action: action))
      }
      public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        modifier(OnCommandModifier(command: "delete", action: action))
      }
      public func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)? = nil) -> some View {
        modifier(_MoveCommand(action: action))
      }

      public func onCopyCommand(@runs("event") perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(OnCommandModifier(command: "copy", action: payloadAction.map { action in { _ = action() } }))
      }
      public func onCutCommand(@runs("event") perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(OnCommandModifier(command: "cut", action: payloadAction.map { action in { _ = action() } }))
      }
      public func onPasteCommand(
        of supportedContentTypes: [UTType],
        perform payloadAction: @escaping ([NSItemProvider]) -> Void
      ) -> some View {
        modifier(OnCommandModifier(command: "paste", action: { payloadAction([]) }))
      }
      public func typeSelectEquivalent(_ text: Text?) -> some View {
        _trait(TypeSelectEquivalentKey.self, text)
      }
      public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
      }
      @_disfavoredOverload
      public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
      }
      public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_HoverRegionModifier(action: action))
      }
      @hot("pointer")
      public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
      ) -> some View {
        modifier(_ContinuousHover(action: action))
      }
      public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(CustomHoverEffectModifier(effect: effect, isEnabled: true))
      }
      public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(CustomHoverEffectModifier(effect: effect, isEnabled: isEnabled))
      }
      public func hoverEffect<Content: HoverEffectContent>(
        in group: HoverEffectGroup? = nil,
        isEnabled: Bool = true,
        body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> Content
      ) -> some View {
        modifier(_HoverEffectWriter(effect: nil, isEnabled: isEnabled))
      }
      public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        modifier(_HoverEffectWriter(effect: effect, isEnabled: true))
      }
      public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { isEnabled in
          isEnabled = isEnabled && !disabled
        }
      }
      public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(PointerStyleModifier(style: style))
      }
      public func pointerVisibility(_ visibility: Visibility) -> some View {
        modifier(_PointerVisibility(visibility: visibility))
      }
    }

    struct FocusStateBindingModifier<Value: Hashable>: ViewModifier {
      typealias Body = Never
      var binding: FocusState<Value>.Binding
      var value: Value
    }

    @uncertain
    @shows("nothing")
    struct _FocusableModifier: ViewModifier {
      typealias Body = Never
      var isFocusable: Bool
    }

    @hole
    @shows("nothing")
    struct _FocusScopeWriter: ViewModifier {
      typealias Body = Never
      var namespace: Namespace.ID?
    }

    @hole
    @shows("nothing")
    struct _FocusPreference: ViewModifier {
      typealias Body = Never
      var isPreferred: Bool
      var namespace: Namespace.ID
    }

    @hole
    struct _DefaultFocus<Value: Hashable>: ViewModifier {
      typealias Body = Never
      var binding: FocusState<Value>.Binding
      var value: Value
      var priority: DefaultFocusEvaluationPriority
    }

    @uncertain
    struct FocusedValueModifier<Value>: ViewModifier {
      typealias Body = Never
      var keyPath: WritableKeyPath<FocusedValues, Value?>
      var value: Value?
      var isOfScene: Bool
    }

    @hole
    struct _FocusedModelWriter<ObjectType>: ViewModifier {
      typealias Body = Never
      var object: ObjectType?
      var isOfScene: Bool
    }

    @hole
    struct _FocusedObjectWriter<ObjectType: ObservableObject>: ViewModifier {
      typealias Body = Never
      var object: ObjectType
      var isOfScene: Bool
    }

    struct OnSubmitModifier: ViewModifier {
      typealias Body = Never
      var triggers: SubmitTriggers
      var action: () -> Void
    }

    @uncertain
    struct SubmitScopeModifier: ViewModifier {
      typealias Body = Never
      var isBlocking: Bool
    }

    @hole
    struct _FindNavigator: ViewModifier {
      typealias Body = Never
      var isPresented: Binding<Bool>
    }

    @hole
    @shows("nothing")
    struct _FindOption: ViewModifier {
      typealias Body = Never
      var isDisabled: Bool
    }

    @hole
    @shows("nothing")
    struct _WritingTools: ViewModifier {
      typealias Body = Never
      var behavior: WritingToolsBehavior
    }

    @hole
    @shows("nothing")
    struct _TextInputSuggestions<Suggestions: View>: ViewModifier {
      typealias Body = Never
      var content: Suggestions
    }

    struct ViewInputFlagModifier<Flag>: ViewModifier {
      typealias Body = Never
    }

    struct HasKeyboardShortcut {}

    struct KeyboardShortcutPickerOptionTraitKey: _ViewTraitKey {
      static var defaultValue: KeyboardShortcut? { nil }
    }

    /// Handles all keys if `keys` is `nil`.
    @shows("nothing")
    struct KeyPressModifier: ViewModifier {
      typealias Body = Never
      var keys: Set<KeyEquivalent>?
      var phases: KeyPress.Phases
      var action: (KeyPress) -> KeyPress.Result
    }

    @uncertain
    @shows("nothing")
    struct OnModifierKeysChangedModifier: ViewModifier {
      typealias Body = Never
      var mask: EventModifiers
      var action: (EventModifiers, EventModifiers) -> Void
    }

    @shows("nothing")
    struct OnCommandModifier: ViewModifier {
      typealias Body = Never
      var command: String
      var action: (() -> Void)?
    }

    struct TypeSelectEquivalentKey: _ViewTraitKey {
      static var defaultValue: Text? { nil }
    }

    @hole
    @shows("nothing")
    struct _MoveCommand: ViewModifier {
      typealias Body = Never
      var action: ((MoveCommandDirection) -> Void)?
    }

    public struct _HoverRegionModifier: ViewModifier {
      public typealias Body = Never
      var action: (Bool) -> Void
    }

    @hole
    @shows("nothing")
    struct _ContinuousHover: ViewModifier {
      typealias Body = Never
      var action: (HoverPhase) -> Void
    }

    @uncertain
    @shows("nothing")
    struct CustomHoverEffectModifier<Effect>: ViewModifier {
      typealias Body = Never
      var effect: Effect
      var isEnabled: Bool
    }

    @hole
    @shows("nothing")
    struct _HoverEffectWriter: ViewModifier {
      typealias Body = Never
      var effect: HoverEffect?
      var isEnabled: Bool
    }

    @shows("nothing")
    struct PointerStyleModifier: ViewModifier {
      typealias Body = Never
      var style: PointerStyle?
    }

    @hole
    @shows("nothing")
    struct _PointerVisibility: ViewModifier {
      typealias Body = Never
      var visibility: Visibility
    }
    """#
}
