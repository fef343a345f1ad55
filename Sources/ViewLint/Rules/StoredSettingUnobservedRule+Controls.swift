import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Controls whose binding reads and sets a setting in the user defaults.
extension StoredSettingUnobservedRule {
  private static let get: Name = "get"
  private static let set: Name = "set"

  /// `Toggle("Usage data", isOn: Binding(get: { Consent.isGiven }, set: { Consent.record($0) }))`, also where another
  /// declaration makes the binding, and other functions read and set the defaults.
  func checkControl(_ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard context.runsForBody, !context.isPreview, let view = context.ownerType else { return }
    for argument in analyzer.arguments(of: node, context.record) {
      let origin = context.origin(of: argument.node)
      guard origin.context.makes(origin.node, anyOf: [.binding]), let key = key(bySettingOf: origin, view),
        !observes(key.key, view, context)
      else { continue }
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "this control keeps showing the old value of the setting \(key.key): its binding sets the user defaults, which "
            + "the view does not observe; keep the setting in `@AppStorage(\(key.key))`",
          in: context.file, at: argument.node.range,
          notes: [Diagnostic.Note("it is set here", in: key.write.context.file, at: key.write.node.range)]))
    }
  }

  /// The key that the `get` of a binding reads and its `set` sets, if neither touches anything that views observe.
  private func key(bySettingOf binding: ValueOrigin, _ view: DeclID) -> (key: String, write: ValueOrigin)? {
    let context = binding.context
    guard let getter = context.argument(binding.node, Self.get), getter.kind == .closureExpr,
      let setter = context.argument(binding.node, Self.set), setter.kind == .closureExpr
    else { return nil }
    let reading = context.calledCode(of: getter.children.filter { $0.kind != .closureSignature })
    let setting = context.calledCode(of: setter.children.filter { $0.kind != .closureSignature })
    guard isUnobserved(reading + setting, setting), let read = settingCall(in: reading, sets: false, nil),
      let write = settingCall(in: setting, sets: true, read.key)
    else { return nil }
    return (read.key, write.place)
  }

  private func settingCall(
    in code: [ValueOrigin], sets: Bool, _ wanted: String?
  ) -> (key: String, place: ValueOrigin)? {
    code.firstNonNil { place in
      place.partsAtOnce.firstNonNil { part in
        guard part.kind == .functionCallExpr, isOfDefaults(part, place.context), let name = part.calleeName,
          Self.setting.contains(part.name(of: name)) == sets, let key = key(of: part, place.context),
          wanted.map({ $0 == key }) ?? true
        else { return nil }
        return (key, ValueOrigin(part, place.context))
      }
    }
  }

  /// Whether code reads nothing that views observe, calls only known functions, and sets nothing else.
  private func isUnobserved(_ code: [ValueOrigin], _ setting: [ValueOrigin]) -> Bool {
    code.allSatisfy { place in
      let analyzer = place.context.analyzer
      return place.node.subtree.allSatisfy { part in
        guard let use = place.context.record.uses[part.id] else { return part.kind != .functionCallExpr }
        if analyzer.isObserved(use.decl) || analyzer.isOwnState(use.decl) { return false }
        return analyzer.announcement.map { !part.mentions($0) } ?? true
      }
    } && setting.allSatisfy { place in place.node.subtree.allSatisfy { $0.kind != .assignmentExpr } }
  }
}
