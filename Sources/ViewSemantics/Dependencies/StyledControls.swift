import ViewCatalog
import ViewSource
import ViewSyntax

/// A control of SwiftUI, or a view of the program that may contain controls. The inputs of a control reach the style on
/// it through the style's configuration.
struct StyledControl {
  /// The type of the control or view.
  let view: DeclID
  let isOwn: Bool
  /// The source of the arguments that a style receives; for a view of the program, of all arguments.
  let source: DependencyWalker.Source
  /// The calls of the modifiers on it, innermost first.
  let modifiers: [DependencyWalker.Place]
}

/// The arguments of a control that a kind of style receives.
struct StyleConfigurationInputs {
  let style: Name
  let parameters: [Name]
}

extension DependencyWalker {
  /// Records the arguments of a control that its style receives.
  func noteControl(_ call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord) {
    guard findsChildren, let made = use.base, analyzer.types.kind(made) == .nominal,
      analyzer.isInitializer(use.decl), analyzer.isFromCatalogue(use.decl)
    else { return }
    let told = Set(analyzer.stylesTold(by: analyzer.types.decl(made)).flatMap(\.parameters))
    if told.isEmpty { return }
    let parameters = analyzer.signature(of: use.decl).parameters
    var source = Source()
    for (argument, index) in zip(call.callArguments.suffix(use.arguments.count), use.arguments)
    where index < parameters.count && told.contains(parameters[index].label) {
      if let node = argument.node { source.formUnion(all(in: node, record)) }
    }
    if source.isEmpty { return }
    controlsMade.insert(analyzer.types.decl(made))
    if modifiers.isEmpty { return }
    controls.append(
      StyledControl(view: analyzer.types.decl(made), isOwn: false, source: source, modifiers: modifierPlaces))
  }

  /// Records a view of the program with modifiers, which may contain controls.
  func noteStyled(_ child: ChildInput) {
    if modifiers.isEmpty || child.values.isEmpty && child.bindings.isEmpty || !analyzer.isViewType(child.view) {
      return
    }
    controls.append(
      StyledControl(
        view: child.view, isOwn: true, source: Source(values: child.values, bindings: child.bindings),
        modifiers: modifierPlaces))
  }

  private var modifierPlaces: [Place] {
    modifiers.reversed().map { Place(file: $0.file, node: $0.call.id) }
  }

  /// The views and styles of the body, with the inputs that styles receive from controls under them.
  func childrenWithStyles() -> [ChildInput] {
    var children = self.children
    var stylesOfCalls: [Place: [Int]] = [:]
    for (index, child) in children.enumerated() {
      for call in child.styleCalls { stylesOfCalls[call, default: []].append(index) }
    }
    if stylesOfCalls.isEmpty { return children }
    for control in controls {
      for place in control.modifiers {
        guard let styles = stylesOfCalls[place] else { continue }
        if control.isOwn {
          for index in styles { children[index].styled.append(control) }
          continue
        }
        let meant = styles.filter { analyzer.isStyle(children[$0].view, of: control.view) }
        for index in meant {
          children[index].values.formUnion(control.source.values)
          children[index].bindings.formUnion(control.source.bindings)
          if let function = analyzer.contentMember(of: children[index].view) {
            // The function of the style represents its configuration.
            children[index].inputs.append(
              ChildInput.Input(
                property: function, values: control.source.values, bindings: control.source.bindings))
          }
        }
        // The innermost style applies.
        if !meant.isEmpty { break }
      }
    }
    return children
  }
}

extension Analyzer {
  /// The styles that receive arguments of a control.
  func stylesTold(by control: DeclID) -> [StyleConfigurationInputs] {
    if let known = styleConfigurationInputs[control] { return known }
    let parts = (catalogueText(.tells, of: control) ?? "").split(separator: ":").map {
      $0.split { ", ".contains($0) }.map { Name(String($0)) }
    }
    let found = (parts.first ?? []).map {
      StyleConfigurationInputs(style: $0, parameters: parts.count > 1 ? parts[1] : [])
    }
    styleConfigurationInputs[control] = found
    return found
  }

  /// Whether a type is a style of a control.
  func isStyle(_ style: DeclID, of control: DeclID) -> Bool {
    let told = stylesTold(by: control)
    return !told.isEmpty
      && ancestors(of: style).contains { ancestor in
        isFromCatalogue(ancestor) && told.contains { $0.style == decl(ancestor).name }
      }
  }

  func isViewType(_ type: DeclID) -> Bool { isView(selfType(type)) }

  /// Records in a style the inputs that views under it may pass to controls.
  func noteStyled(in child: inout ChildInput) {
    for styled in child.styled {
      let style = child.view
      let hasControl = ([styled.view] + viewsBelow(view: styled.view)).contains { view in
        walkedBody(of: view)?.controlsMade.contains { isStyle(style, of: $0) } == true
      }
      if !hasControl { continue }
      child.possibleObservations.formUnion(styled.source.values)
      child.possibleObservations.formUnion(styled.source.bindings)
    }
  }
}
