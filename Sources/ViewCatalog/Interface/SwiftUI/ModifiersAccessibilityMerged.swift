extension InterfaceText {
  /// Accessibility modifiers of a view that already has an attachment: the attachments are merged.
  static let swiftUIModifiersAccessibilityMerged = #"""
    nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
      func _merging(_ property: AccessibilityAttachmentModifier.Property?) -> ModifiedContent<Content, Modifier> {
        var merged = self
        if let property {
          merged.modifier.properties.append(property)
        }
        return merged
      }
      @accessible("name")
      public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
        _merging(.label(label))
      }
      @accessible("name")
      public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        _merging(.label(Text(labelKey)))
      }
      @accessible("name")
      @_disfavoredOverload
      public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Content, Modifier> {
        _merging(.label(Text(label)))
      }
      @accessible("name")
      public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        _merging(isEnabled ? .label(label) : nil)
      }
      @accessible("name")
      public func accessibilityLabel(
        _ labelKey: LocalizedStringKey,
        isEnabled: Bool
      ) -> ModifiedContent<Content, Modifier> {
        _merging(isEnabled ? .label(Text(labelKey)) : nil)
      }
      @accessible("name")
      @_disfavoredOverload
      public func accessibilityLabel<S: StringProtocol>(
        _ label: S,
        isEnabled: Bool
      ) -> ModifiedContent<Content, Modifier> {
        _merging(isEnabled ? .label(Text(label)) : nil)
      }
      public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Content, Modifier> {
        _merging(.value(valueDescription))
      }
      public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        _merging(.value(Text(valueKey)))
      }
      @_disfavoredOverload
      public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<Content, Modifier> {
        _merging(.value(Text(value)))
      }
      public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> {
        _merging(.hint(hint))
      }
      public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        _merging(.hint(Text(hintKey)))
      }
      @_disfavoredOverload
      public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Content, Modifier> {
        _merging(.hint(Text(hint)))
      }
      public func accessibilityValue(
        _ valueDescription: Text,
        isEnabled: Bool
      ) -> ModifiedContent<Content, Modifier> {
        _merging(isEnabled ? .value(valueDescription) : nil)
      }
      public func accessibilityValue(
        _ valueKey: LocalizedStringKey,
        isEnabled: Bool
      ) -> ModifiedContent<Content, Modifier> {
        _merging(isEnabled ? .value(Text(valueKey)) : nil)
      }
      @_disfavoredOverload
      public func accessibilityValue<S: StringProtocol>(
        _ value: S,
        isEnabled: Bool
      ) -> ModifiedContent<Content, Modifier> {
        _merging(isEnabled ? .value(Text(value)) : nil)
      }
      public func accessibilityHint(
        _ hint: Text,
        isEnabled: Bool
      ) -> ModifiedContent<Content, Modifier> {
        _merging(isEnabled ? .hint(hint) : nil)
      }
      public func accessibilityHint(
        _ hintKey: LocalizedStringKey,
        isEnabled: Bool
      ) -> ModifiedContent<Content, Modifier> {
        _merging(isEnabled ? .hint(Text(hintKey)) : nil)
      }
      @_disfavoredOverload
      public func accessibilityHint<S: StringProtocol>(
        _ hint: S,
        isEnabled: Bool
      ) -> ModifiedContent<Content, Modifier> {
        _merging(isEnabled ? .hint(Text(hint)) : nil)
      }
      @accessible("hidden")
      public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> {
        _merging(.hidden(hidden))
      }
      @accessible("hidden")
      public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        _merging(isEnabled ? .hidden(hidden) : nil)
      }
      public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier> {
        _merging(.identifier(identifier))
      }
      public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        _merging(isEnabled ? .identifier(identifier) : nil)
      }
      public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        _merging(.addedTraits(traits))
      }
      public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        _merging(.removedTraits(traits))
      }
      public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier> {
        _merging(.sortPriority(sortPriority))
      }
      public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
        _merging(.inputLabels(inputLabels))
      }
      public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.inputLabels(inputLabelKeys.map { Text($0) }))
      }
      @_disfavoredOverload
      public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.inputLabels(inputLabels.map { Text($0) }))
      }
      public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> {
        _merging(.activationPoint(activationPoint))
      }
      public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
        _merging(.activationUnitPoint(activationPoint))
      }
      public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.respondsToUserInteraction(respondsToUserInteraction))
      }
      public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Content, Modifier> {
        _merging(.heading(level))
      }
      public func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.textContentType(value))
      }
      public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.action(actionKind, handler))
      }
      public func accessibilityAction(
        named name: Text,
        _ handler: @escaping () -> Void
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.namedAction(name, handler))
      }
      public func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.namedAction(Text(nameKey), handler))
      }
      @_disfavoredOverload
      public func accessibilityAction<S: StringProtocol>(
        named name: S,
        _ handler: @escaping () -> Void
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.namedAction(Text(name), handler))
      }
      public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.adjustableAction(handler))
      }
      public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<Content, Modifier> {
        _merging(.scrollAction(handler))
      }
      public func accessibilityCustomContent(
        _ label: Text,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.customContent(label, value))
      }
      public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.customContent(Text(labelKey), value))
      }
      public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.customContent(Text(labelKey), Text(valueKey)))
      }
      @_disfavoredOverload
      public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey,
        _ value: V,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.customContent(Text(labelKey), Text(value)))
      }
      @accessible("name")
      @available(*, deprecated, renamed: "accessibilityLabel(_:)")
      public func accessibility(label: Text) -> ModifiedContent<Content, Modifier> {
        _merging(.label(label))
      }
      @available(*, deprecated, renamed: "accessibilityValue(_:)")
      public func accessibility(value: Text) -> ModifiedContent<Content, Modifier> {
        _merging(.value(value))
      }
      @available(*, deprecated, renamed: "accessibilityHint(_:)")
      public func accessibility(hint: Text) -> ModifiedContent<Content, Modifier> {
        _merging(.hint(hint))
      }
      @accessible("hidden")
      @available(*, deprecated, renamed: "accessibilityHidden(_:)")
      public func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier> {
        _merging(.hidden(hidden))
      }
      @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
      public func accessibility(identifier: String) -> ModifiedContent<Content, Modifier> {
        _merging(.identifier(identifier))
      }
      @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
      public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        _merging(.addedTraits(traits))
      }
      @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
      public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        _merging(.removedTraits(traits))
      }
      @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
      public func accessibility(sortPriority: Double) -> ModifiedContent<Content, Modifier> {
        _merging(.sortPriority(sortPriority))
      }
      @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
      public func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
        _merging(.inputLabels(inputLabels))
      }
      @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
      public func accessibility(activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> {
        _merging(.activationPoint(activationPoint))
      }
      @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
      public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
        _merging(.activationUnitPoint(activationPoint))
      }
    }
    """#
}
