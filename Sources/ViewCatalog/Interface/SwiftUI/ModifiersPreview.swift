extension InterfaceText {
  /// How a preview is shown.
  static let swiftUIModifiersPreview = #"""
    nonisolated extension View {
      public func previewDevice(_ value: PreviewDevice?) -> some View {
        _trait(PreviewDeviceTraitKey.self, value)
      }
      public func previewLayout(_ value: PreviewLayout) -> some View {
        _trait(PreviewLayoutTraitKey.self, value)
      }
      public func previewDisplayName(_ value: String?) -> some View {
        _trait(PreviewDisplayNameTraitKey.self, value)
      }
      public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        _trait(PreviewInterfaceOrientationTraitKey.self, value)
      }
      public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        modifier(_PreviewContextWriter(context: value))
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

    @hole
    struct _PreviewContextWriter<Context: PreviewContext>: ViewModifier {
      typealias Body = Never
      var context: Context
    }
    """#
}
