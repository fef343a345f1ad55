extension InterfaceText {
  /// The size, spacing and section index of controls and lists.
  static let swiftUIModifiersControls = #"""
    #if SDK_26
    nonisolated extension View {
      public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        modifier(_ControlOption())
      }
      public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        modifier(_ControlOption())
      }
      public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        modifier(_LabelSpacingWriter(spacing: value))
      }
      public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        modifier(_SectionIndexWriter(label: nil, visibility: visibility))
      }
      public func sectionIndexLabel(_ label: Text?) -> some View {
        modifier(_SectionIndexWriter(label: label))
      }
      public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View {
        modifier(_SectionIndexWriter(label: Text(label)))
      }
      @_disfavoredOverload
      public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        modifier(_SectionIndexWriter(label: label.map { Text($0) }))
      }
    }

    @hole
    struct _SectionIndexWriter: ViewModifier {
      typealias Body = Never
      var label: Text?
      var visibility: Visibility?
    }

    public struct ButtonSizing: Hashable, Sendable {
      var name: String
      public static let automatic = ButtonSizing(name: "automatic")
      public static let fitted = ButtonSizing(name: "fitted")
      public static let flexible = ButtonSizing(name: "flexible")
    }
    #endif

    #if !os(macOS)
    nonisolated extension View {
      public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        modifier(_ControlOption())
      }
      public func textInputFormattingControlVisibility(
        _ visibility: Visibility,
        for placement: TextInputFormattingControlPlacement.Set
      ) -> some View {
        modifier(_ControlOption())
      }
    }

    public enum PencilSqueezeGesturePhase: Equatable, Sendable {
      case active(PencilSqueezeGestureValue)
      case ended(PencilSqueezeGestureValue)
      case failed
    }

    public struct PencilSqueezeGestureValue: Hashable, Sendable {}

    public struct TextInputDictationActivation: Equatable, Sendable {
      var name: String
      public static let onSelect = TextInputDictationActivation(name: "onSelect")
      public static let onLook = TextInputDictationActivation(name: "onLook")
    }

    public struct TextInputDictationBehavior: Equatable, Sendable {
      var name: String
      public static let automatic = TextInputDictationBehavior(name: "automatic")
      public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
      public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: activation.name)
      }
    }

    public struct TextInputFormattingControlPlacement: Sendable {
      public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) {
          self.rawValue = rawValue
        }
        public static let contextMenu = Set(rawValue: 1)
        public static let inputAssistant = Set(rawValue: 2)
        public static let all: Set = [.contextMenu, .inputAssistant]
      }
    }
    #endif

    @hole
    struct _ControlOption: ViewModifier {
      typealias Body = Never
    }
    """#
}
