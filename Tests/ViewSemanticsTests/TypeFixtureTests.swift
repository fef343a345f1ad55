import FixtureSupport
import Foundation
import Testing
import ViewSource

@testable import ViewSemantics

/// Tests every case of `Fixtures/Types` against the types that the compiler infers.
///
/// The goldens are made by `Tests/Goldens/types.py`, never by this program. A golden need not contain every declaration
/// of its source, because the compiler cannot be queried for some.
@Suite struct TypeFixtureTests {
  @Test(arguments: Fixture.all(in: "Types"))
  func types(_ fixture: Fixture) throws {
    let golden = try TypeGolden(fixture)
    #expect(!golden.lines.isEmpty, "\(fixture.testDescription) has no types; Tests/Goldens/types.py writes them")
    var ours = try TypeGolden.types(of: fixture)
    var problems: [String] = []
    for line in golden.lines {
      guard let types = ours[line.name], let type = types.first else {
        problems.append("\(line.name)\n  compiler \(line.type)\n  ours     no such declaration")
        continue
      }
      // Overloads share one name; in the golden they are in source order.
      if types.count > 1 { ours[line.name]?.removeFirst() }
      if type.text != line.type {
        problems.append("\(line.name)\n  compiler \(line.type)\n  ours     \(type.text)\(type.reasons)")
      }
    }
    if !problems.isEmpty {
      Issue.record(
        "\(fixture.testDescription): \(problems.count) of \(golden.lines.count) differ\n\(problems.joined(separator: "\n"))"
      )
    }
  }
}

/// The cases that use each declaration of an SDK once: nothing in them is unknown except SwiftUI's internal type names.
@Suite struct DeclaredUsesTests {
  @Test(arguments: Fixture.all(in: "Types").filter { $0.name.contains("-sdk-26") })
  func everyUseIsOfSomethingDeclared(_ fixture: Fixture) throws {
    let file = SourceFile(path: fixture.name + ".swift", buffer: SourceBuffer(try fixture.source()))
    let configuration = try TypeGolden.configuration(of: fixture)
    let analyzer = Analyzer(Program([.init(name: "Main", files: [file])], configuration: configuration))
    for index in analyzer.program.userFiles {
      for declaration in analyzer.typedDeclarations(in: FileID(index)) {
        for reason in declaration.reasons where reason.kind != .uncertain {
          Issue.record("\(fixture.testDescription): \(declaration.name): \(reason.description)")
        }
      }
    }
  }
}

/// Tests the information about types beyond their names.
@Suite struct TypeDetailTests {
  func declarations(_ text: String, sdk: Int? = nil) -> [TypedDeclaration] {
    let file = SourceFile(path: "a.swift", text: "import SwiftUI\n" + text)
    var configuration = BuildConfiguration()
    if let sdk { configuration.sdk = sdk }
    let program = Program([.init(name: "Main", files: [file])], configuration: configuration)
    return Analysis.map(program) { $0.typedDeclarations(in: $1) }.flatMap { $0 }
  }

  private func bodies(_ bodies: String..., sdk: Int? = nil) -> [TypedDeclaration] {
    declarations(
      bodies.enumerated().map { "struct View\($0): View { var body: some View { \($1) } }" }.joined(separator: "\n"),
      sdk: sdk)
  }

  @Test func whatAnUncertainFunctionGivesIsNotCertain() {
    let types = bodies(
      "Text(\"a\").padding()", "Text(\"a\").scrollDisabled(true)", "VStack { Text(\"a\").autocorrectionDisabled() }")
    #expect(types.map(\.isCertain) == [true, false, false])
    #expect(types.allSatisfy { $0.isComplete })
  }

  /// Code that does not compile has no golden, because the compiler gives it no type.
  @Test func mistakesAreExplained() {
    let file = SourceFile(
      path: "a.swift",
      text: """
        import SwiftUI
        extension View { func card() -> some View { padding() } }
        struct Spelt: View { var body: some View { VStack { Text("a").paddin(); Text("b").crd(); Imagee("c") } } }
        struct Loop: View { var body: some View { VStack { for i in 0..<3 { Text("\\(i)") } } } }
        struct Statement: View { var body: some View { print("x"); Text("a") } }
        struct NoReturn: View { var note: some View { Text("a"); Text("b") }; var body: some View { EmptyView() } }
        """)
    let messages = Analysis.map(Program([.init(name: "Main", files: [file])])) { analyzer, file in
      analyzer.typedDeclarations(in: file).flatMap { declaration in
        analyzer.explanations(of: declaration).map { explanation in
          let source = analyzer.program.file(file).source
          let place = explanation.range.map { source.bytes.text($0) } ?? "-"
          return "\(declaration.name) \(declaration.type) \(place): \(explanation.message)"
        }
      }
    }.flatMap { $0 }
    #expect(
      messages == [
        "Spelt.body VStack<TupleView<(_, _, Imagee)>> paddin: no known member `paddin`; did you mean `padding`?",
        "Spelt.body VStack<TupleView<(_, _, Imagee)>> crd: no known member `crd`; did you mean `card`?",
        """
        Spelt.body VStack<TupleView<(_, _, Imagee)>> Imagee("c"): the name `Imagee` has no visible declaration; \
        did you mean `Image`?
        """,
        """
        Loop.body VStack<_> { for i in 0..<3 { Text("\\(i)") } }: the result builder `ViewBuilder` takes no `for`: it \
        has no `buildArray`
        """,
        #"Statement.body TupleView<(_, Text)> print("x"): the result builder takes no statement of type `()`"#,
        "NoReturn.note _ -: the result of `note` is not known: it needs a `return`, or a result builder for its statements",
      ])
  }

  /// Code that uses a declaration of another platform or a newer SDK was written for that one. Types: the rows of
  /// `catalog.tsv` for macOS and SDK 26 come from the public interfaces.
  @Test func whatOnlyOtherPlatformsHaveIsKnown() {
    let types = bodies(
      "Toggle(\"a\", isOn: .constant(true)).toggleStyle(.checkbox)",
      "HSplitView { Text(\"a\"); Button(\"b\") {}.buttonStyle(.glass) }",
      "ForEach([1, 2].enumerated(), id: \\.offset) { Text(\"\\($0.element)\") }", sdk: 18)
    #expect(types[0].type == "ModifiedContent<Toggle<Text>, ToggleStyleModifier<CheckboxToggleStyle>>")
    #expect(
      types[1].type
        == "HSplitView<TupleView<(Text, ModifiedContent<Button<Text>, PrimitiveButtonStyleContainerModifier<GlassButtonStyle>>)>>"
    )
    // A conformance that an SDK does not have yet does not apply.
    #expect(!types[2].isComplete)
    // The program's own declaration comes first.
    let own = declarations(
      """
      struct Settings: View { var body: some View { Text("a") } }
      struct Main: View { var body: some View { Settings() } }
      """)
    #expect(own.map(\.type) == ["Text", "Settings"])
  }

  @Test func whatIsDeclaredNowhereIsWhatItsBuilderTakes() {
    let types = bodies(
      "Text(\"a\").toolbar { ToolbarItem { Text(\"b\") }; if #available(iOS 26, *) { Gap() }; Gap() }",
      "Text(\"a\").toolbar { Gap() }")
    #expect(types[0].type.contains("TupleToolbarContent<(ToolbarItem<(), Text>, Optional<_>, Gap)>"))
    #expect(types.allSatisfy { !$0.isComplete })
    let scene = declarations("struct Main: App { var body: some Scene { Windows { Text(\"a\") } } }")
    #expect(scene.map(\.type) == ["Windows"])
  }

  @Test func anUndeclaredTypeIsNamedAndTheTypeIncomplete() {
    let types = bodies("Row(1).padding()", "VStack { Row() }", "Text(\"a\").overlay(Row())", "Row().offset(x: 3)")
    #expect(
      types.map(\.type) == [
        "ModifiedContent<Row, _PaddingLayout>", "VStack<Row>", "ModifiedContent<Text, _OverlayModifier<Row>>", "_",
      ])
    #expect(types.allSatisfy { !$0.isComplete && $0.reasons.first?.kind != .notInferred })
  }
}

extension TypeDetailTests {
  /// The overloads of `background` return different types, and only the type of the argument decides which one is
  /// called.
  @Test func anUnknownValueLeavesOpenWhichOverloadIsCalled() {
    let types = declarations(
      """
      struct Card { var kit: Kit.Model; var own = Color.red; var badge = Image("badge") }
      struct A: View { var card: Card; var body: some View { Text("a").background(card.kit.back).padding() } }
      struct B: View { var card: Card; var body: some View { Text("a").background(card.own).overlay(card.badge) } }
      struct C: View { var card: Card; var body: some View { Text(card.kit.title).offset(x: card.kit.shift) } }
      struct D: View { var card: Card; var body: some View { Text("a").background(Color.brand) } }
      """)
    #expect(
      types.map(\.type) == [
        "ModifiedContent<ModifiedContent<Text, _>, _PaddingLayout>",
        "ModifiedContent<ModifiedContent<Text, _BackgroundStyleModifier<Color>>, _OverlayModifier<Image>>",
        "ModifiedContent<Text, _OffsetEffect>", "ModifiedContent<Text, _BackgroundStyleModifier<_>>",
      ])
    #expect(types[0].reasons.map(\.detail) == ["Kit"])
  }

  /// Packages have no declarations here: a type that conforms to a protocol of a package counts as a view where one is
  /// expected.
  @Test func aTypeOfAnUnknownProtocolMayBeAView() {
    let types = declarations(
      """
      import Flux
      struct Row: ConnectedView { var id = 1 }
      protocol Screen: ConnectedView {}
      struct Home: Screen {}
      struct A: View { var body: some View { Group { if true { NavigationLink(destination: Row()) { Text("a") } } } } }
      struct B: View { var body: some View { VStack { Row().padding(); Home() } } }
      struct NoView {}
      struct C: View { var body: some View { VStack { NoView().padding() } } }
      """)
    #expect(
      types.map(\.type) == [
        "Group<Optional<NavigationLink<Text, Row>>>",
        "VStack<TupleView<(ModifiedContent<Row, _PaddingLayout>, Home)>>", "VStack<_>",
      ])
  }
}

extension TypeDetailTests {
  /// Models have the identity of `PersistentModel`, managed objects that of classes.
  @Test func rowsOfWhatAStoreKeeps() {
    let types = declarations(
      """
      import SwiftData
      import CoreData
      @Model class Item { var name: String; init(name: String) { self.name = name } }
      class Book: NSManagedObject { @NSManaged var title: String? }
      struct A: View {
        @Query(sort: \\Item.name) private var items: [Item]
        var body: some View { ForEach(items) { Text($0.name) } }
      }
      struct B: View {
        @FetchRequest(sortDescriptors: [SortDescriptor(\\.title)]) var books: FetchedResults<Book>
        var body: some View { ForEach(books) { Text($0.title ?? "") } }
      }
      """)
    #expect(
      types.map(\.type) == [
        "ForEach<Array<Item>, PersistentIdentifier, Text>", "ForEach<FetchedResults<Book>, ObjectIdentifier, Text>",
      ])
  }

  /// Names as common as `Query` refer to their module only if it is imported.
  @Test func someModulesHaveToBeImported() {
    let text = "struct A: View { @Query var all: [Int]; var body: some View { NSManagedObject.title } }"
    #expect(declarations(text).first?.reasons.first?.kind == .unresolvedName)
    #expect(declarations("import CoreData\n" + text).first?.reasons.first?.kind == .unresolvedMember)
  }
}

/// The types that the compiler infers for a case, and those that the analyzer infers.
struct TypeGolden {
  struct Line {
    var name: String
    var type: String
  }

  struct Inferred {
    var text: String
    /// The reasons why parts of the type are unknown.
    var reasons: String
  }

  let lines: [Line]

  init(_ fixture: Fixture) throws {
    let golden = fixture.url.deletingPathExtension().appendingPathExtension("txt")
    let text = (try? String(contentsOf: golden, encoding: .utf8)) ?? ""
    lines = text.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      return Line(name: parts[0], type: parts.count > 1 ? parts[1] : "")
    }
  }

  /// The types that the analyzer infers for a case, by the names that the goldens use.
  static func types(of fixture: Fixture) throws -> [String: [Inferred]] {
    let file = SourceFile(path: fixture.name + ".swift", buffer: SourceBuffer(try fixture.source()))
    let program = Program([.init(name: "Main", files: [file])], configuration: try configuration(of: fixture))
    let analyzer = Analyzer(program)
    var result: [String: [Inferred]] = [:]
    for index in program.userFiles {
      for declaration in analyzer.typedDeclarations(in: FileID(index)) {
        let reasons = declaration.reasons.map { "\n           `_`: \($0.description)" }.joined()
        result[goldenName(declaration.name), default: []].append(Inferred(text: declaration.type, reasons: reasons))
      }
    }
    return result
  }

  /// In goldens, the body of a type is named by the type, and a function outside of types has no labels.
  static func goldenName(_ name: String) -> String {
    for member in ["body", "previews", "body(content:)", "makeBody(configuration:)"] where name.hasSuffix("." + member)
    {
      return String(name.dropLast(member.count + 1))
    }
    guard let parenthesis = name.firstIndex(of: "("), !name[..<parenthesis].contains(".") else { return name }
    return name[..<parenthesis] + "()"
  }

  /// Reads `// sdk: 26` and `// target: macos15` in the first lines of a case.
  static func configuration(of fixture: Fixture) throws -> BuildConfiguration {
    var configuration = BuildConfiguration()
    // Reads the catalogue as `viewlint` does.
    configuration.isRun = false
    for line in String(decoding: try fixture.source(), as: UTF8.self).split(separator: "\n").prefix(while: {
      $0.hasPrefix("//")
    }) {
      if let match = line.wholeMatch(of: /\/\/ sdk: (\d+)/) { configuration.sdk = Int(match.1) ?? configuration.sdk }
      if let match = line.wholeMatch(of: /\/\/ target: ([a-z]+)(\d+)/) {
        configuration.platform = BuildConfiguration.Platform(rawValue: String(match.1)) ?? configuration.platform
        configuration.target = Int(match.2) ?? configuration.target
      }
    }
    return configuration
  }
}

extension TypeDetailTests {
  /// If SwiftUI's own type name for a modifier is unknown, the call is resolved all the same.
  @Test func whatHasNoEstablishedNameIsStillUnderstood() {
    let types = declarations(
      """
      import Charts
      struct Token: Identifiable { var id = 0 }
      struct Described: AXChartDescriptorRepresentable {}
      struct A: View {
        @State var text = ""
        @State var tokens: [Token] = []
        var suggested: some View {
          Text("a").searchable(text: $text, tokens: $tokens, suggestedTokens: $tokens) { Text("\\($0.id)") }
        }
        var edited: some View {
          Text("a").searchable(text: $text, editableTokens: $tokens) { $token in Text("\\(token.id)") }
        }
        var described: some View { Text("a").accessibilityChartDescriptor(Described()) }
        var scales: some View {
          Chart { RectangleMark(xStart: .value("a", 1), xEnd: .value("b", 2)) }
            .chartXScale(domain: 1...10, type: .log)
            .chartYScale(range: .plotDimension(padding: 20))
            .chartForegroundStyleScale(domain: ["a", "b"])
        }
        var body: some View { Text("a") }
      }
      """)
    #expect(types.count == 5)
    #expect(types.allSatisfy { $0.reasons.allSatisfy { $0.kind == .uncertain } })
    #expect(
      types.last { $0.name == "A.scales" }?.type
        == "ModifiedContent<ModifiedContent<ModifiedContent<Chart<RectangleMark>, _>, _>, _>")
  }

  /// The types that modifiers of marks, maps, table rows and widgets return are unknown, but the types of the modified
  /// values are known.
  @Test func partsOfChartsMapsTablesAndWidgetsAreUnderstood() {
    let types = declarations(
      """
      import Charts
      import MapKit
      import WidgetKit
      struct Item: Identifiable { let id: Int; let name: String }
      struct A: View {
        let items: [Item]
        @State var range: ClosedRange<Date>?
        @State var day: Date?
        var chart: some View {
          Chart(items) { item in
            BarMark(x: .value("a", item.name), y: .value("b", item.id))
              .foregroundStyle(by: .value("a", item.name)).position(by: .value("a", item.name), axis: .horizontal)
              .offset(yStart: 3).annotation(position: .top) { context in Text("\\(context.targetSize.width)") }
            if let day { RuleMark(x: .value("d", day)).zIndex(1) } else { PointMark(x: .value("a", 1), y: .value("b", 2)) }
          }
          .chartXSelection(range: $range).chartScrollTargetBehavior(.valueAligned(unit: 1))
        }
        var map: some View {
          Map { ForEach(items) { Marker($0.name, coordinate: CLLocationCoordinate2D()).tint(.red) } }
            .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .excludingAll))
            .mapControls { MapCompass() }
            .onMapCameraChange(frequency: .continuous) { context in print(context.region.center) }
        }
        var table: some View {
          Table(of: Item.self) { TableColumn("a", value: \\.name).width(3) } rows: {
            ForEach(items) { TableRow($0).contextMenu { Button("a") {} } }
          }
        }
        var widget: some View { Text("a").widgetLabel { Circle() }.activityBackgroundTint(.red) }
        var body: some View { Text("a").hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 1 : 0.5) } }
      }
      """)
    #expect(types.count == 5)
    for type in types {
      #expect(type.reasons.allSatisfy { $0.kind == .uncertain }, "\(type.name): \(type.reasons)")
      #expect(type.type.contains("_"), "\(type.name)")
    }
  }

  /// Importing a module of the catalogue also imports the modules that it exports.
  @Test func whatAModuleExportsIsImportedWithIt() {
    let rows = "ForEach([CLLocationCoordinate2D()], id: \\.latitude) { Text(\"\\($0.longitude)\") }"
    let text = "struct A: View { var body: some View { \(rows) } }"
    #expect(declarations(text).first?.type == "ForEach<Array<CLLocationCoordinate2D>, _, Text>")
    for module in ["MapKit", "CoreLocation"] {
      #expect(
        declarations("import \(module)\n" + text).first?.type == "ForEach<Array<CLLocationCoordinate2D>, Double, Text>")
    }
  }
}
