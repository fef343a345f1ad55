extension InterfaceText {
  /// Overloads with a `LocalizedStringResource` instead of a key, since the SDK 26: accessibility.
  static let swiftUIResourceAccessibility = #"""
    #if SDK_26
    nonisolated extension View {
      @_disfavoredOverload
      @accessible("name")
      public func accessibilityLabel(
        _ labelResource: LocalizedStringResource
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.label(Text(labelResource)))
      }
      @_disfavoredOverload
      @accessible("name")
      public func accessibilityLabel(
        _ labelResource: LocalizedStringResource,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .label(Text(labelResource)) : nil)
      }
      @_disfavoredOverload
      public func accessibilityValue(
        _ valueResource: LocalizedStringResource
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.value(Text(valueResource)))
      }
      @_disfavoredOverload
      public func accessibilityHint(
        _ hintResource: LocalizedStringResource
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.hint(Text(hintResource)))
      }
      @_disfavoredOverload
      public func accessibilityValue(
        _ valueResource: LocalizedStringResource,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .value(Text(valueResource)) : nil)
      }
      @_disfavoredOverload
      public func accessibilityHint(
        _ hintResource: LocalizedStringResource,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .hint(Text(hintResource)) : nil)
      }
      @_disfavoredOverload
      public func accessibilityInputLabels(
        _ inputLabelResources: [LocalizedStringResource]
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.inputLabels(inputLabelResources.map { Text($0) }))
      }
      @_disfavoredOverload
      public func accessibilityAction(
        named nameResource: LocalizedStringResource,
        _ handler: @escaping () -> Void
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.namedAction(Text(nameResource), handler))
      }
      @_disfavoredOverload
      public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.customContent(Text(labelResource), value))
      }
      @_disfavoredOverload
      public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource,
        _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.customContent(Text(labelResource), Text(valueResource)))
      }
      @_disfavoredOverload
      public func accessibilityCustomContent<V: StringProtocol>(
        _ labelResource: LocalizedStringResource,
        _ value: V,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(.customContent(Text(labelResource), Text(value)))
      }
      @_disfavoredOverload
      public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelResource: LocalizedStringResource,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
      ) -> some View {
        modifier(_AccessibilityRotorWriter(label: Text(labelResource)))
      }
      @_disfavoredOverload
      public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelResource: LocalizedStringResource,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
      ) -> some View {
        modifier(_AccessibilityRotorWriter(label: Text(labelResource)))
      }
      @_disfavoredOverload
      public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelResource: LocalizedStringResource,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
      ) -> some View {
        modifier(_AccessibilityRotorWriter(label: Text(rotorLabelResource)))
      }
      @_disfavoredOverload
      public func accessibilityRotor(_ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]) -> some View {
        modifier(_AccessibilityRotorWriter(label: Text(labelResource)))
      }
      @_disfavoredOverload
      public func accessibilityDragPoint(
        _ point: UnitPoint,
        description: LocalizedStringResource
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      @_disfavoredOverload
      public func accessibilityDropPoint(
        _ point: UnitPoint,
        description: LocalizedStringResource
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      @_disfavoredOverload
      public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
    }

    nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
      @_disfavoredOverload
      @accessible("name")
      public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> ModifiedContent<Content, Modifier> {
        _merging(.label(Text(labelResource)))
      }
      @_disfavoredOverload
      @accessible("name")
      public func accessibilityLabel(
        _ labelResource: LocalizedStringResource,
        isEnabled: Bool
      ) -> ModifiedContent<Content, Modifier> {
        _merging(isEnabled ? .label(Text(labelResource)) : nil)
      }
      @_disfavoredOverload
      public func accessibilityValue(_ valueResource: LocalizedStringResource) -> ModifiedContent<Content, Modifier> {
        _merging(.value(Text(valueResource)))
      }
      @_disfavoredOverload
      public func accessibilityHint(_ hintResource: LocalizedStringResource) -> ModifiedContent<Content, Modifier> {
        _merging(.hint(Text(hintResource)))
      }
      @_disfavoredOverload
      public func accessibilityValue(
        _ valueResource: LocalizedStringResource,
        isEnabled: Bool
      ) -> ModifiedContent<Content, Modifier> {
        _merging(isEnabled ? .value(Text(valueResource)) : nil)
      }
      @_disfavoredOverload
      public func accessibilityHint(
        _ hintResource: LocalizedStringResource,
        isEnabled: Bool
      ) -> ModifiedContent<Content, Modifier> {
        _merging(isEnabled ? .hint(Text(hintResource)) : nil)
      }
      @_disfavoredOverload
      public func accessibilityInputLabels(
        _ inputLabelResources: [LocalizedStringResource]
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.inputLabels(inputLabelResources.map { Text($0) }))
      }
      @_disfavoredOverload
      public func accessibilityAction(
        named nameResource: LocalizedStringResource,
        _ handler: @escaping () -> Void
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.namedAction(Text(nameResource), handler))
      }
      @_disfavoredOverload
      public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.customContent(Text(labelResource), value))
      }
      @_disfavoredOverload
      public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource,
        _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.customContent(Text(labelResource), Text(valueResource)))
      }
      @_disfavoredOverload
      public func accessibilityCustomContent<V: StringProtocol>(
        _ labelResource: LocalizedStringResource,
        _ value: V,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Content, Modifier> {
        _merging(.customContent(Text(labelResource), Text(value)))
      }
    }

    extension AccessibilityRotorEntry {
      @_disfavoredOverload
      public init(
        _ labelResource: LocalizedStringResource,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
      ) {
        label = Text(labelResource)
      }
      @_disfavoredOverload
      public init(
        _ labelResource: LocalizedStringResource,
        id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
      ) {
        label = Text(labelResource)
      }
    }

    extension Text {
      @_disfavoredOverload
      public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text { accessibilityLabel(Text(labelResource)) }
    }

    extension AccessibilityCustomContentKey {
      @_disfavoredOverload
      public init(_ labelResource: LocalizedStringResource, id: String) {
        label = Text(labelResource)
      }
      @_disfavoredOverload
      public init(_ labelResource: LocalizedStringResource) {
        label = Text(labelResource)
      }
    }
    #endif
    """#
}
