import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a binding made of closures that read and set a property of an object that announces nothing.
struct ControlOfPlainObjectRule: Rule {
  static let info = RuleInfo(
    "control_of_plain_object", .state, .warning, isFixable: false,
    summary: "the control sets a property of an object that announces no changes, so it keeps showing the old value",
    explanation: """
      The switch does not move, or shows a wrong value after something else has set the property. A control writes its \
      new value through the setter of its binding; the view is updated only if what the getter reads is observed: \
      state, what an `@Observable` object stores, what an observed object publishes. `Binding(get: { service.isOn }, \
      set: { service.isOn = $0 })` of a plain class changes the object, and no view is told. Make the class \
      `@Observable`, or publish the property and observe the object.
      """,
    silence: """
      The rule ignores setters that also change state or something observed, or call code with unknown effects, and \
      classes that send `objectWillChange` or whose superclass is unknown. Settings in the user defaults are reported \
      by `stored_setting_unobserved`.
      """,
    examples: [
      RuleExample(
        """
        final class Service {
          var isOn = true
        }
        struct ServiceRow: View {
          let service: Service
          private var isOn: Binding<Bool> {
            ↓Binding(get: { service.isOn }, set: { service.isOn = $0 })
          }
          var body: some View { Toggle("Service", isOn: isOn) }
        }
        """),
      RuleExample(
        """
        final class Config {
          static let shared = Config()
          var volume = 0.5
        }
        struct Volume: View {
          var body: some View {
            Slider(value: ↓Binding { Config.shared.volume } set: { Config.shared.volume = $0 })
          }
        }
        """),
      RuleExample(
        """
        final class Service {
          var isOn = true
          var name = "" { didSet { changed() } }
          func changed() {}
        }
        @Observable final class Model { var isOn = true }
        struct ServiceRow: View {
          let service: Service
          let model: Model
          @State private var updates = 0
          var body: some View {
            Toggle("\\(updates)", isOn: Binding(get: { service.isOn }, set: { service.isOn = $0; updates += 1 }))
            Toggle("Model", isOn: Binding(get: { model.isOn }, set: { model.isOn = $0 }))
            TextField("Name", text: Binding(get: { service.name }, set: { service.name = $0 }))
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 26))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The class may be declared in another file.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [.binding]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.makes(node, anyOf: [.binding]), !context.isPreview,
      context.ownerType.map({ context.conforms($0, to: .view) }) == true,
      let getter = context.argument(node, .get), let setter = context.argument(node, .set),
      getter.kind == .closureExpr, setter.kind == .closureExpr,
      let read = getter.returnedValue, let use = context.record.uses[read.id], use.part == .value,
      context.isOwn(use.decl), isStored(use.decl, analyzer), let object = read.memberBase,
      let model = context.objectType(of: object), context.announcesOnlyPublished(model),
      isUnobserved(use.decl, of: model, object, context)
    else { return }
    let statements = setter.children.filter { $0.kind != .closureSignature }
    let writes = CalledWrites(in: statements, context).found
    var quiet = QuietAction(analyzer, trusting: use.decl)
    guard writes.contains(where: { $0.write.property == use.decl }),
      writes.allSatisfy({ $0.write.property == use.decl || !analyzer.isObserved($0.write.property) }),
      quiet.isQuiet(statements, context)
    else { return }
    let (name, type) = (analyzer.name(of: use.decl), analyzer.name(of: model))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the control keeps showing the old `\(name)`: \(RuleText.article(type)) `\(type)` does not announce its "
          + "changes, and the setter changes nothing else; make that class `@Observable`",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [context.note("nothing announces a change of this property", at: use.decl)]))
  }

  /// Whether a property is a stored variable without property observers.
  private func isStored(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let decl = analyzer.decl(property)
    return decl.kind == .variable && decl.flags.isDisjoint(with: [.isConstant, .isComputed, .isStatic, .isLazy])
      && analyzer.node(of: property).child(.accessorBlock) == nil
  }

  /// Whether the view does not observe the object, and the property is not one that its own wrapper announces.
  private func isUnobserved(
    _ property: DeclID, of model: DeclID, _ object: SyntaxNode, _ context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    guard analyzer.propertyWrappers(of: property).isEmpty, !analyzer.decl(property).has(.hasCustomAttributes) else {
      return false
    }
    // The object of a state may be replaced; `state_holds_plain_class` is about it.
    guard let use = context.record.uses[object.id], context.isOwn(use.decl) else {
      return object.kind == .declReferenceExpr
    }
    return analyzer.decl(use.decl).kind == .variable && analyzer.propertyWrappers(of: use.decl).isEmpty
      && !analyzer.decl(use.decl).has(.hasCustomAttributes)
  }
}
