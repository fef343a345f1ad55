import ViewMachine
import ViewSemantics
import ViewSource

/// The effect of an environment action at the place of its reading: `dismiss`, `dismissSearch`.
final class ActionBox: Box {
  var run: () throws -> Void

  init(_ run: @escaping () throws -> Void) { self.run = run }
}

extension EnvironmentStore {
  /// The action after a tap on a button, such as closing its alert.
  static let afterTapKey = Key.own("afterTap")

  func box<Found: Box>(_ key: Key, as _: Found.Type = Found.self) -> Found? {
    if case .ref(let box)? = self[key] { box as? Found } else { nil }
  }
}

extension NativeTable {
  /// Adds the environment actions.
  mutating func addActions() {
    for name in ["DismissAction", "DismissSearchAction"] {
      add("\(name).callAsFunction()") { call in
        try call.action?.run()
        return .void
      }
    }
    for name in ["callAsFunction(_:)", "callAsFunction(_:completion:)", "callAsFunction(_:prefersInApp:)"] {
      add("OpenURLAction.\(name)") { call in
        let graph = call.graph
        let url = (try? graph.machine.description(of: call[1], as: call.site.parameters[0])) ?? "?"
        var isAccepted = true
        if let handler = graph.function(graph.machine.fieldValue("handler", of: call[0])) {
          let result = try graph.machine.call(handler, [call[1]])
          let name = graph.text(graph.machine.fieldValue("name", of: result))
          isAccepted = name != "discarded"
          if name == "systemAction" { graph.events.append(.called(path: url, action: "openURL")) }
        } else {
          graph.events.append(.called(path: url, action: "openURL"))
        }
        if name.contains("completion"), let completion = graph.function(call[2]) {
          _ = try graph.machine.call(completion, [.bool(isAccepted)])
        }
        return .void
      }
    }
    let windows: [(String, [String])] = [
      ("DismissWindowAction", ["()", "(id:)", "(value:)", "(id:value:)"]),
      ("OpenWindowAction", ["(id:)", "(value:)", "(id:value:)"]), ("PushWindowAction", ["(id:)", "(value:)"]),
      ("OpenSettingsAction", ["()"]), ("RequestReviewAction", ["()"]), ("RenameAction", ["()"]),
    ]
    for (type, forms) in windows {
      for form in forms {
        // There is only one window, so the action is only logged.
        add("\(type).callAsFunction\(form)") { call in
          let name = call.machine.catalogueName(call.site.selfType ?? call.site.result) ?? "action"
          call.graph.events.append(.called(path: call.graph.root?.path ?? "", action: name))
          return .void
        }
      }
    }
  }
}

extension NativeCall {
  /// The effect of the action receiver; `nil` if no view has set it.
  fileprivate var action: ActionBox? {
    guard case .ref(let box)? = (try? self[0].box(StructBox.self))?.fields.last else { return nil }
    return box as? ActionBox
  }
}

/// The environment of a presented view: its dismiss action and `isPresented`.
final class PresentedEnvironment {
  private let dismiss: ActionBox
  private let presentation: BindingLocation
  private var kept: (outer: EnvironmentStore, inner: EnvironmentStore)?

  init(_ graph: Graph, _ close: @escaping () throws -> Void) {
    dismiss = ActionBox(close)
    let type = graph.analyzer.known("PresentationMode")
    presentation = BindingLocation(
      .object(dismiss), get: { .ref(StructBox(type, [.bool(true)])) },
      set: { if case .bool(false)? = graph.machine.fieldValue("isPresented", of: $0) { try close() } })
  }

  /// The environment of the presented view, reused while the outer one is the same.
  func store(_ outer: EnvironmentStore, _ graph: Graph, _ change: (EnvironmentStore) -> EnvironmentStore = { $0 })
    -> EnvironmentStore
  {
    if let kept, kept.outer === outer { return kept.inner }
    let action = Value.ref(StructBox(graph.analyzer.known("DismissAction"), [.ref(dismiss)]))
    var inner = outer.setting(.property("dismiss"), action).setting(.property("isPresented"), .bool(true))
    if let decl = graph.analyzer.knownDecl("Binding") {
      let type = graph.analyzer.nominalType(decl, [graph.analyzer.known("PresentationMode")])
      inner = inner.setting(.property("presentationMode"), graph.binding(presentation, type))
    }
    inner = change(inner)
    if let kept, kept.inner.isSame(as: inner) {
      self.kept = (outer, kept.inner)
    } else {
      kept = (outer, inner)
    }
    return kept?.inner ?? inner
  }
}
