import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes pictures that VoiceOver reads by their file names.
struct ImageMissingLabelRule: Rule {
  static let info = RuleInfo(
    "image_missing_label", .accessibility, .note, isFixable: true, profile: .strict,
    summary: "VoiceOver reads the file name of the image",
    explanation: """
      VoiceOver says "banner v 3": an image from the asset catalogue has its name as its label. Say what the image \
      shows with `accessibilityLabel` or `Image(_:label:)`, or that it is only decoration with `Image(decorative:)`.
      """,
    silence: """
      Symbols, which have labels of their own. Images in the label of a control or in a `Label`. Images with an \
      `accessibilityLabel`, and those in a view that is hidden from accessibility or is one element with a label, not \
      one that only contains its elements or joins their labels. Names that are not literals, which may be \
      understandable. There is no fix for an image that is interactive or tells assistive technologies something, \
      because a decoration does neither.
      """,
    examples: [
      RuleExample(
        """
        struct Banner: View {
          var body: some View { ↓Image("banner_v3").resizable() }
        }
        """,
        fixed: """
          struct Banner: View {
            var body: some View { Image(decorative: "banner_v3").resizable() }
          }
          """),
      RuleExample(
        """
        struct Banner: View {
          var body: some View {
            Image(decorative: "banner_v3")
            Image("banner_v3", label: Text("Summer"))
            Image("banner_v3").accessibilityLabel("Summer")
            Image(systemName: "sun.max")
            Image("banner_v3")
              #if os(iOS)
                .accessibilityLabel("Summer")
              #endif
          }
        }
        """),
      RuleExample(
        """
        struct Banner: View {
          var body: some View {
            VStack { Image("banner_v3").resizable(); Text("Summer") }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("Summer")
          }
        }
        """),
      RuleExample(
        """
        struct Banner: View {
          var body: some View {
            Button { print("open") } label: { HStack { Image("banner_v3"); Text("Summer") } }
            Label { Text("Summer") } icon: { Image("banner_v3") }
          }
        }
        """),
      RuleExample(
        """
        struct Banner: View {
          var body: some View {
            HStack { ↓Image("banner_v3"); Text("Summer") }.accessibilityElement(children: .contain)
            HStack { ↓Image("banner_v4"); Text("Winter") }.accessibilityElement(children: .combine)
            HStack { Image("banner_v5"); Text("Spring") }
              .accessibilityElement(children: .combine).accessibilityLabel("Spring")
          }
        }
        """,
        fixed: """
          struct Banner: View {
            var body: some View {
              HStack { Image(decorative: "banner_v3"); Text("Summer") }.accessibilityElement(children: .contain)
              HStack { Image(decorative: "banner_v4"); Text("Winter") }.accessibilityElement(children: .combine)
              HStack { Image("banner_v5"); Text("Spring") }
                .accessibilityElement(children: .combine).accessibilityLabel("Spring")
            }
          }
          """),
      RuleExample(
        """
        struct Banner: View {
          var body: some View {
            ↓Image("banner_v3").onTapGesture { print("open") }
            ↓Image("banner_v3").gesture(LongPressGesture())
            ↓Image("banner_v3").accessibilityValue("3 of 4")
            ↓Image("banner_v3").resizable().accessibilityAddTraits(.isButton)
            VStack { ↓Image("banner_v3") }.accessibilityAction { print("open") }
          }
        }
        """),
      RuleExample(
        """
        struct Banner: View {
          @State private var showsMore = false
          var body: some View {
            ↓Image("banner_v3").contextMenu { Button("Delete") { print("delete") } }
            VStack { ↓Image("banner_v3") }.contextMenu { Button("Delete") { print("delete") } }
            ↓Image("banner_v3").resizable().draggable("banner")
            ↓Image("banner_v3").focusable()
            ↓Image("banner_v3").help("Summer")
            ↓Image("banner_v3").popover(isPresented: $showsMore) { Text("Summer") }
            List { ↓Image("banner_v3").badge(3) }
          }
        }
        """),
      RuleExample(
        """
        struct Banner: View {
          @State private var showsMore = false
          var body: some View {
            VStack { ↓Image("banner_v3").background { Color.red }; Text("Summer") }
              .sheet(isPresented: $showsMore) { Text("Summer") }
          }
        }
        """,
        fixed: """
          struct Banner: View {
            @State private var showsMore = false
            var body: some View {
              VStack { Image(decorative: "banner_v3").background { Color.red }; Text("Summer") }
                .sheet(isPresented: $showsMore) { Text("Summer") }
            }
          }
          """),
      RuleExample(
        """
        extension View {
          func round() -> some View { clipShape(Circle()).frame(width: 40, height: 40) }
          func named(_ name: String) -> some View { accessibilityLabel(name) }
        }
        struct Profile: View {
          var body: some View {
            ↓Image("img_profile").resizable().round()
            Image("img_profile").named("You")
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 22, of: 22, inApps: 8))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The program's own modifiers may be in other files.
  static let dependsOnWholeProgram = true

  private static let pictures: [Name] = ["Image"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: Self.pictures) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.arguments.first, name.kind == .stringLiteralExpr, name.children.isEmpty,
      context.argument(node, .label) == nil, context.runsWithBody, !context.isPreview, !isDescribed(node, context)
    else { return }
    let start = SourceRange(name.range.start, name.range.start)
    let mayBeDecorative = !hasPurpose(node, context)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "VoiceOver says \(name.text), the file name of the image; give it an `accessibilityLabel`"
          + (mayBeDecorative ? ", or use `Image(decorative:)`" : ""),
        in: context.file, at: node.range,
        fixIts: mayBeDecorative ? [FixIt("`decorative:`", [TextEdit(start, "decorative: ")], isSafe: false)] : []))
  }

  /// Whether the picture, or a view around it, may be interactive or provide accessibility information. A decorative
  /// image would be hidden from assistive technologies.
  private func hasPurpose(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let attachment = analyzer.knownDecl("AccessibilityAttachmentModifier")
    let own = context.outerModifiers(of: node)
    let around = context.ancestors.filter { $0.kind == .functionCallExpr && context.modified($0) != nil }
    // The modifiers of a container with several views also apply to the others.
    let count = context.ancestors.reversed().prefix { $0.kind != .closureExpr || $0.children.count == 1 }.count
    let onlyAround = Set(context.ancestors.suffix(count).map(\.id))
    return (own + around).contains { modifier in
      guard context.isFromCatalogue(modifier) else { return true }
      if let type = context.nominal(of: modifier), type == analyzer.knownDecl(.modifiedContent),
        let whole = context.type(of: modifier), let attachment,
        context.nominal(analyzer.types.argument(whole, 1)) == attachment
      {
        return true
      }
      return offers(modifier, isOnPicture: onlyAround.contains(modifier.id), context)
    }
  }

  /// The views in these modifiers are drawn with the view.
  private static let drawing = [
    CatalogueMember.background, CatalogueMember.overlay, CatalogueMember("View", "mask"),
  ]

  /// Whether a modifier adds an interaction to its view, or to a view that contains only the picture: with a closure, a
  /// gesture or a binding, or by showing views elsewhere.
  private func offers(_ modifier: SyntaxNode, isOnPicture: Bool, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let (arguments, parameters) = context.arguments(of: modifier), let use = context.record.uses[modifier.id]
    else {
      return false
    }
    if isOnPicture, analyzer.catalogueText(.interacts, of: use.decl) != nil { return true }
    return arguments.contains { argument in
      if argument.node.kind == .closureExpr {
        return context.record.builders[argument.node.id] == nil
          || isOnPicture && !context.isUse(modifier, ofAny: Self.drawing)
      }
      if let number = argument.parameter, number < parameters.count,
        analyzer.fact(.runs, of: parameters[number], in: use.decl) == .event
      {
        return true
      }
      guard let type = context.type(of: argument.node) else { return false }
      return analyzer.types.kind(type) == .function || isOnPicture && analyzer.isKnown(type, .binding)
        || analyzer.conforms(type, to: analyzer.known("Gesture"))
    }
  }

  /// Whether an enclosing view may describe the picture.
  private func isDescribed(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if context.outerModifiers(of: node).contains(where: { replacesLabels($0, context) }) { return true }
    var inner = node
    for around in context.ancestors.reversed() where around.kind == .functionCallExpr {
      defer { inner = around }
      guard context.isFromCatalogue(around) else {
        if keepsLabels(around, context) { continue }
        return true
      }
      if replacesLabels(around, context) || context.madeFact(.control, of: around) != nil { return true }
      if context.madeText(around, of: .labels) != nil { return true }
      // A view that a modifier shows elsewhere, such as a tab item, has a text next to it.
      if context.modified(around) != nil, around.children.first?.range.contains(inner.range) == false,
        !context.isUse(around, ofAny: [CatalogueMember.background, CatalogueMember.overlay])
      {
        return true
      }
    }
    return false
  }

  /// Whether a modifier of the program consists of modifiers that do not label their view.
  private func keepsLabels(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    let standing = ExpandedCode(call, in: context).expandedModifiers
    return !standing.isEmpty
      && standing.allSatisfy { $0.context.isFromCatalogue($0.node) && !replacesLabels($0.node, $0.context) }
  }

  /// The behaviors of an accessibility element that keep the labels of its children.
  private static let keeping = [
    CatalogueMember("AccessibilityChildBehavior", "contain"), CatalogueMember("AccessibilityChildBehavior", "combine"),
  ]

  /// Whether a modifier labels its view, hides it, or makes one element of it without the labels of its children.
  private func replacesLabels(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.calledFact(.accessible, of: call) != nil else { return false }
    return context.argument(call, "children").map { !context.isUse($0, ofAny: Self.keeping) } ?? true
  }
}
