extension InterfaceText {
  /// Scenes whose documents are model containers.
  static let swiftDataDocuments = #"""
    public struct ModelDocument {}

    extension DocumentGroup where Document == ModelDocument {
      nonisolated public init(
        editing modelType: any PersistentModel.Type, contentType: UTType,
        @ViewBuilder editor: @escaping () -> Content, prepareDocument: @escaping (ModelContext) -> Void = { _ in }
      ) {
        content = _DocumentWindow(ModelDocument()) { _ in editor() }
      }
      nonisolated public init(
        editing modelTypes: [any PersistentModel.Type], contentType: UTType,
        @ViewBuilder editor: @escaping () -> Content, prepareDocument: @escaping (ModelContext) -> Void = { _ in }
      ) {
        content = _DocumentWindow(ModelDocument()) { _ in editor() }
      }
      nonisolated public init(
        editing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type,
        @ViewBuilder editor: @escaping () -> Content, prepareDocument: @escaping (ModelContext) -> Void = { _ in }
      ) {
        content = _DocumentWindow(ModelDocument()) { _ in editor() }
      }
      nonisolated public init(
        viewing modelType: any PersistentModel.Type, contentType: UTType, @ViewBuilder viewer: @escaping () -> Content
      ) {
        content = _DocumentWindow(ModelDocument()) { _ in viewer() }
      }
      nonisolated public init(
        viewing modelTypes: [any PersistentModel.Type], contentType: UTType,
        @ViewBuilder viewer: @escaping () -> Content
      ) {
        content = _DocumentWindow(ModelDocument()) { _ in viewer() }
      }
    }
    """#
}
