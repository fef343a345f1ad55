extension InterfaceText {
  /// Accessibility modifiers; each adds a property to the view's single accessibility attachment.
  static let swiftUIModifiersAccessibility = #"""
    nonisolated extension View {
      func _accessibility(_ property: AccessibilityAttachmentModifier.Property?) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
      > {
        modifier(AccessibilityAttachmentModifier(properties: property.map { [$0] } ?? []))
      }
      @accessible("name")
      public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.label(label))
      }
      @accessible("name")
      public func accessibilityLabel(
        _ labelKey: LocalizedStringKey
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.label(Text(labelKey)))
      }
      @_disfavoredOverload
      @accessible("name")
      public func accessibilityLabel<S: StringProtocol>(
        _ label: S
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.label(Text(label)))
      }
      @accessible("name")
      public func accessibilityLabel(
        _ label: Text,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .label(label) : nil)
      }
      @accessible("name")
      public func accessibilityLabel(
        _ labelKey: LocalizedStringKey,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .label(Text(labelKey)) : nil)
      }
      @_disfavoredOverload
      @accessible("name")
      public func accessibilityLabel<S: StringProtocol>(
        _ label: S,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .label(Text(label)) : nil)
      }
      public func accessibilityValue(
        _ valueDescription: Text
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.value(valueDescription))
      }
      public func accessibilityValue(
        _ valueKey: LocalizedStringKey
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.value(Text(valueKey)))
      }
      @_disfavoredOverload
      public func accessibilityValue<S: StringProtocol>(
        _ value: S
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.value(Text(value)))
      }
      public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.hint(hint))
      }
      public func accessibilityHint(
        _ hintKey: LocalizedStringKey
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.hint(Text(hintKey)))
      }
      @_disfavoredOverload
      public func accessibilityHint<S: StringProtocol>(
        _ hint: S
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.hint(Text(hint)))
      }
      public func accessibilityValue(
        _ valueDescription: Text,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .value(valueDescription) : nil)
      }
      public func accessibilityValue(
        _ valueKey: LocalizedStringKey,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .value(Text(valueKey)) : nil)
      }
      @_disfavoredOverload
      public func accessibilityValue<S: StringProtocol>(
        _ value: S,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .value(Text(value)) : nil)
      }
      public func accessibilityHint(
        _ hint: Text,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .hint(hint) : nil)
      }
      public func accessibilityHint(
        _ hintKey: LocalizedStringKey,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .hint(Text(hintKey)) : nil)
      }
      @_disfavoredOverload
      public func accessibilityHint<S: StringProtocol>(
        _ hint: S,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .hint(Text(hint)) : nil)
      }
      @accessible("hidden")
      @touches("same area")
      public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.hidden(hidden))
      }
      @accessible("hidden")
      @touches("same area")
      public func accessibilityHidden(
        _ hidden: Bool,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .hidden(hidden) : nil)
      }
      public func accessibilityIdentifier(
        _ identifier: String
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.identifier(identifier))
      }
      public func accessibilityIdentifier(
        _ identifier: String,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .identifier(identifier) : nil)
      }
      public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.addedTraits(traits))
      }
      public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.removedTraits(traits))
      }
      public func accessibilitySortPriority(
        _ sortPriority: Double
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.sortPriority(sortPriority))
      }
      public func accessibilityInputLabels(
        _ inputLabels: [Text]
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.inputLabels(inputLabels))
      }
      public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.inputLabels(inputLabelKeys.map { Text($0) }))
      }
      @_disfavoredOverload
      public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.inputLabels(inputLabels.map { Text($0) }))
      }
      public func accessibilityActivationPoint(
        _ activationPoint: CGPoint
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.activationPoint(activationPoint))
      }
      public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.activationUnitPoint(activationPoint))
      }
      public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.respondsToUserInteraction(respondsToUserInteraction))
      }
      public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.heading(level))
      }
      public func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.textContentType(value))
      }
      public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.action(actionKind, handler))
      }
      public func accessibilityAction(
        named name: Text,
        _ handler: @escaping () -> Void
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.namedAction(name, handler))
      }
      public func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.namedAction(Text(nameKey), handler))
      }
      @_disfavoredOverload
      public func accessibilityAction<S: StringProtocol>(
        named name: S,
        _ handler: @escaping () -> Void
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.namedAction(Text(name), handler))
      }
      public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.adjustableAction(handler))
      }
      public func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.scrollAction(handler))
      }
      public func accessibilityCustomContent(
        _ label: Text,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.customContent(label, value))
      }
      public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.customContent(Text(labelKey), value))
      }
      public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.customContent(Text(labelKey), Text(valueKey)))
      }
      @_disfavoredOverload
      public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey,
        _ value: V,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.customContent(Text(labelKey), Text(value)))
      }
      @available(*, deprecated, renamed: "accessibilityLabel(_:)")
      @accessible("name")
      public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.label(label))
      }
      @available(*, deprecated, renamed: "accessibilityValue(_:)")
      public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.value(value))
      }
      @available(*, deprecated, renamed: "accessibilityHint(_:)")
      public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.hint(hint))
      }
      @available(*, deprecated, renamed: "accessibilityHidden(_:)")
      @accessible("hidden")
      public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.hidden(hidden))
      }
      @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
      public func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.identifier(identifier))
      }
      @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
      public func accessibility(
        addTraits traits: AccessibilityTraits
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.addedTraits(traits))
      }
      @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
      public func accessibility(
        removeTraits traits: AccessibilityTraits
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.removedTraits(traits))
      }
      @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
      public func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.sortPriority(sortPriority))
      }
      @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
      public func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.inputLabels(inputLabels))
      }
      @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
      public func accessibility(activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.activationPoint(activationPoint))
      }
      @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
      public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.activationUnitPoint(activationPoint))
      }
    }

    public struct AccessibilityAttachmentModifier: ViewModifier {
      public typealias Body = Never
      enum Property {
        case label(Text)
        case value(Text)
        case hint(Text)
        case hidden(Bool)
        case identifier(String)
        case addedTraits(AccessibilityTraits)
        case removedTraits(AccessibilityTraits)
        case sortPriority(Double)
        case inputLabels([Text])
        case activationPoint(CGPoint)
        case activationUnitPoint(UnitPoint)
        case respondsToUserInteraction(Bool)
        case heading(AccessibilityHeadingLevel)
        case textContentType(AccessibilityTextContentType)
        case action(AccessibilityActionKind, () -> Void)
        case namedAction(Text, () -> Void)
        case adjustableAction((AccessibilityAdjustmentDirection) -> Void)
        case scrollAction((Edge) -> Void)
        case customContent(Text, Text)
      }
      /// A later property overrides an earlier one of the same kind.
      var properties: [Property]
    }
    """#
}
