import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an image with a scaling modifier but without `resizable()`.
struct ImageNotResizableRule: Rule {
  static let info = RuleInfo(
    "image_not_resizable", .layout, .warning, isFixable: true,
    summary: "the image keeps its own size: scaling it has no effect",
    explanation: """
      The image overflows its frame, or stays small. An `Image` has the size of its picture, whatever size it is \
      offered, unless it is `resizable()`. `scaledToFit`, `scaledToFill` and `aspectRatio` choose a size that the \
      image then does not take. Put `resizable()` before them.
      """,
    silence: """
      Symbols, which grow with their font. An image whose creation is not known, which may be resizable already. A \
      `frame` alone, which may be meant as space around a picture of just that size.
      """,
    examples: [
      RuleExample(
        """
        struct Cover: View {
          var body: some View {
            Image("cover").↓scaledToFit().frame(width: 120, height: 160)
          }
        }
        """,
        fixed: """
          struct Cover: View {
            var body: some View {
              Image("cover").resizable().scaledToFit().frame(width: 120, height: 160)
            }
          }
          """),
      RuleExample(
        """
        struct Cover: View {
          var body: some View {
            Image("cover")
              .renderingMode(.template)
              .↓aspectRatio(contentMode: .fill)
          }
        }
        """,
        fixed: """
          struct Cover: View {
            var body: some View {
              Image("cover")
                .resizable()
                .renderingMode(.template)
                .aspectRatio(contentMode: .fill)
            }
          }
          """),
      RuleExample(
        """
        struct Cover: View {
          var body: some View {
            Image("cover").resizable().scaledToFit()
          }
        }
        """),
      RuleExample(
        """
        struct Cover: View {
          let image: Image
          var body: some View {
            image.scaledToFit()
            Image(systemName: "book").scaledToFit()
            Image("close").frame(width: 24, height: 24)
          }
        }
        """),
      RuleExample(
        """
        struct Cover: View {
          let url: URL
          var body: some View {
            AsyncImage(url: url) { image in
              image.↓scaledToFill()
            } placeholder: {
              ProgressView()
            }
          }
        }
        """,
        fixed: """
          struct Cover: View {
            let url: URL
            var body: some View {
              AsyncImage(url: url) { image in
                image.resizable().scaledToFill()
              } placeholder: {
                ProgressView()
              }
            }
          }
          """),
      RuleExample(
        """
        struct Cover: View {
          let image: Image
          var pages: [Image] { [image.resizable(), Image("back").resizable()] }
          func framed(_ show: (Image) -> some View) -> some View { show(image.resizable()).padding() }
          var body: some View {
            image.scaledToFill()
            framed { image in image.scaledToFit() }
            ForEach(pages.indices, id: \\.self) { index in pages[index].scaledToFit() }
            ForEach(Array(pages.enumerated()), id: \\.offset) { _, image in image.scaledToFit() }
          }
        }
        """),
      RuleExample(
        """
        struct Album: View {
          private var cover: Image { Image("cover") }
          private var wide: Image { Image("cover").resizable() }
          private func picture(_ name: String) -> Image { Image(name) }
          var body: some View {
            cover.↓scaledToFit()
            wide.scaledToFit()
            picture("back").↓aspectRatio(contentMode: .fill)
          }
        }
        """,
        fixed: """
          struct Album: View {
            private var cover: Image { Image("cover") }
            private var wide: Image { Image("cover").resizable() }
            private func picture(_ name: String) -> Image { Image(name) }
            var body: some View {
              cover.resizable().scaledToFit()
              wide.scaledToFit()
              picture("back").resizable().aspectRatio(contentMode: .fill)
            }
          }
          """),
      RuleExample(
        """
        struct Cover: View {
          private static let logo = Image("logo")
          private static let wide = Image("wide").resizable()
          var body: some View {
            Self.logo.↓scaledToFit()
            Self.wide.scaledToFit()
          }
        }
        """,
        fixed: """
          struct Cover: View {
            private static let logo = Image("logo")
            private static let wide = Image("wide").resizable()
            var body: some View {
              Self.logo.resizable().scaledToFit()
              Self.wide.scaledToFit()
            }
          }
          """),
      RuleExample(
        """
        struct Cover: View {
          let url: URL
          var body: some View {
            AsyncImage(url: url) { phase in
              switch phase {
              case .success(let image): image.↓scaledToFit()
              default: Color.gray
              }
            }
            AsyncImage(url: url) { phase in
              if let image = phase.image { image.↓aspectRatio(contentMode: .fit) }
            }
          }
        }
        struct Covers: View {
          let images: Result<Image, any Error>
          var body: some View {
            switch images {
            case .success(let image): image.scaledToFit()
            case .failure: Color.gray
            }
          }
        }
        """,
        fixed: """
          struct Cover: View {
            let url: URL
            var body: some View {
              AsyncImage(url: url) { phase in
                switch phase {
                case .success(let image): image.resizable().scaledToFit()
                default: Color.gray
                }
              }
              AsyncImage(url: url) { phase in
                if let image = phase.image { image.resizable().aspectRatio(contentMode: .fit) }
              }
            }
          }
          struct Covers: View {
            let images: Result<Image, any Error>
            var body: some View {
              switch images {
              case .success(let image): image.scaledToFit()
              case .failure: Color.gray
              }
            }
          }
          """),
    ], precision: RuleInfo.Precision(right: 23, of: 23, inApps: 39))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func checksCalls(_ callee: Callee) -> Bool { callee.text(of: .scales) != nil }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let view = context.modified(node), let image = context.nominal(of: view),
      image == context.analyzer.knownDecl(.image)
    else { return }
    // A view that is not an `Image` has another size.
    let preservesChildSize = context.modifications(of: view).allSatisfy { call, inner in
      context.nominal(of: inner) == image && context.calledText(call, of: .stretches) == nil
        && context.isFromCatalogue(call)
    }
    let core = context.core(of: view)
    let origin = context.originOnceMade(of: core)
    guard preservesChildSize, isPicture(origin.node, image, origin.context) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(node.text(of: name))` does nothing here: the image keeps the size of its picture; make it `resizable()` first",
        in: context.file, at: name.range,
        fixIts: [FixIt("`resizable()`", [context.addition(of: ".resizable()", to: core)], isSafe: false)]))
  }
  /// Whether an image is made here, and is not a symbol, or is an argument of a closure that SwiftUI calls:
  /// `AsyncImage(url: url) { image in … }`.
  private func isPicture(_ core: SyntaxNode, _ image: DeclID, _ context: RuleContext) -> Bool {
    if context.madeType(core) == image { return context.argument(core, .systemName) == nil }
    // `phase.image?.scaledToFit()`
    if isPartOfPhase(core, context) { return true }
    guard core.kind == .declReferenceExpr, let name = core.firstToken.map({ core.name(of: $0) }) else { return false }
    if isOfPhase(core, named: name, context) { return true }
    let giver = context.enclosingCalls.first { _, closure in
      closure.child(.closureSignature)?.children.contains { parameter in
        parameter.kind == .closureParameter && parameter.lastToken.map { parameter.name(of: $0) == name } == true
      } == true
    }
    guard let giver, context.isFromCatalogue(giver.call), let use = context.record.uses[giver.call.id] else {
      return false
    }
    // A generic closure, as that of `ForEach`, receives the program's own images.
    let types = context.analyzer.types
    return context.analyzer.signature(of: use.decl).parameters.contains { parameter in
      types.kind(parameter.type) == .function && types.argumentCount(parameter.type) > 1
        && context.nominal(types.argument(parameter.type, 0)) == image
    }
  }

  /// Whether a name is bound to a part of a SwiftUI value: `if let image = phase.image`, `case .success(let image)`.
  private func isOfPhase(_ core: SyntaxNode, named name: Name, _ context: RuleContext) -> Bool {
    if let value = context.unwrapping(of: core)?.initialValue { return isPartOfPhase(value, context) }
    for (index, around) in context.ancestors.enumerated().reversed() where around.kind == .switchCase && index > 0 {
      let isBound = around.children.contains { item in
        item.kind == .switchCaseItem
          && item.subtree.contains { $0.kind == .identifierPattern && $0.lastToken.map(item.name(of:)) == name }
      }
      guard isBound else { continue }
      return context.ancestors[index - 1].children.first.map { isPhase($0, context) } ?? false
    }
    return false
  }

  /// `phase.image`
  private func isPartOfPhase(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    guard value.kind == .memberAccessExpr, let base = value.children.first, base.kind.isExpr else { return false }
    return isPhase(base, context)
  }

  /// Whether a value is a SwiftUI enumeration without generic arguments. A generic type contains values of the program.
  private func isPhase(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let type = context.record.types[value.id], let nominal = context.nominal(type) else { return false }
    return context.analyzer.isFromCatalogue(nominal) && context.analyzer.types.argumentCount(type) == 0
      && context.analyzer.decl(nominal).kind == .enumeration
  }
}
