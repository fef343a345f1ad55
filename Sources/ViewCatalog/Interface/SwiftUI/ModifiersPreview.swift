extension InterfaceText {
  /// The configuration of previews.
  static let swiftUIModifiersPreview = #"""
    nonisolated extension View {
      @previews("device") public func previewDevice(_ value: PreviewDevice?) -> some View {
        _trait(PreviewDeviceTraitKey.self, value)
      }
      @previews("layout") public func previewLayout(_ value: PreviewLayout) -> some View {
        _trait(PreviewLayoutTraitKey.self, value)
      }
      @previews("name") public func previewDisplayName(_ value: String?) -> some View {
        _trait(PreviewDisplayNameTraitKey.self, value)
      }
      @previews("orientation") public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        _trait(PreviewInterfaceOrientationTraitKey.self, value)
      }
      @previews("context") public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        _trait(PreviewContextTraitKey.self, value)
      }
    }

    struct PreviewDeviceTraitKey: _ViewTraitKey {
      static var defaultValue: PreviewDevice? { nil }
    }

    struct PreviewLayoutTraitKey: _ViewTraitKey {
      static var defaultValue: PreviewLayout { .device }
    }

    struct PreviewDisplayNameTraitKey: _ViewTraitKey {
      static var defaultValue: String? { nil }
    }

    @uncertain
    struct PreviewInterfaceOrientationTraitKey: _ViewTraitKey {
      static var defaultValue: InterfaceOrientation { .portrait }
    }

    @uncertain
    struct PreviewContextTraitKey: _ViewTraitKey {
      static var defaultValue: (any PreviewContext)? { nil }
    }
    """#
}
