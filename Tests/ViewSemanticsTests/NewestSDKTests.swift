import FixtureSupport
import Testing
import ViewCatalog
import ViewSource
import ViewSyntax

@testable import ViewSemantics

/// The additions of the newest SDK.
@Suite struct NewestSDKTests {
  /// The types of a case that are unknown, except those for which only SwiftUI's internal name is unknown.
  private func unknown(in name: String = "what-sdk-27-adds", sdk: Int, target: Int) throws -> [String] {
    let case27 = try #require(Fixture.all(in: "Types").first { $0.name == name })
    let file = SourceFile(path: "a.swift", buffer: SourceBuffer(try case27.source()))
    var configuration = BuildConfiguration()
    configuration.sdk = sdk
    configuration.target = target
    let program = Program([.init(name: "Main", files: [file])], configuration: configuration)
    return Analysis.map(program) { analyzer, file in
      analyzer.typedDeclarations(in: file).filter { $0.reasons.contains { $0.kind != .uncertain } }.map(\.name)
    }.flatMap { $0 }
  }

  /// This also holds if the target is an older system: code then checks `#available`, which does not change any type.
  @Test(arguments: [27, 18]) func allOfItIsKnown(target: Int) throws {
    #expect(try unknown(sdk: 27, target: target) == [])
    #expect(try unknown(in: "what-frameworks-add-in-sdk-27", sdk: 27, target: target) == [])
  }

  /// The default is SDK 27 with the system of the target, which determines SwiftUI's internal type names.
  @Test func itIsTheDefaultWithTheNamesOfTheTarget() {
    func types(_ change: (inout BuildConfiguration) -> Void) -> [String] {
      let file = SourceFile(
        path: "a.swift",
        text: """
          struct A: View { var body: some View { VStack { Text("a").onTapGesture {}; Text("b").tag(1).task {} } } }
          struct B: View { var body: some View { Text("a").swipeActionsContainer().onAppear {} } }
          """)
      var configuration = BuildConfiguration()
      change(&configuration)
      let program = Program([.init(name: "Main", files: [file])], configuration: configuration)
      return Analysis.map(program) { $0.typedDeclarations(in: $1) }.flatMap(\.self).map(\.type)
    }
    let tapped = "ModifiedContent<Text, AddGestureModifier<_EndedGesture<TapGesture>>>"
    let tags = "_TraitWritingModifier<TagValueTraitKey<Int>>>, _TraitWritingModifier<TagValueTraitKey<Optional<Int>>>>"
    let tagged = "ModifiedContent<ModifiedContent<ModifiedContent<Text, \(tags), _TaskModifier>"
    let old = "VStack<TupleView<(\(tapped), \(tagged))>>"
    let new =
      "ModifiedContent<Text, TapGestureModifier>, ModifiedContent<ModifiedContent<Text, _TagTraitWritingModifier<Int>>, "
      + "_TaskModifier2>"
    #expect(types { _ in }.first == old)
    #expect(types { $0.target = 26 }.first == "VStack<TupleView<(\(new))>>")
    #expect(types { $0.target = 27 }.first == "VStack<TupleContent<Pack{\(new)}>>")
    #expect(types { $0.sdk = 26 }.first == "VStack<TupleView<(\(new))>>")
    #expect(types { $0.sdk = 18 }.first == old)
    #expect(types { _ in }.last == "ModifiedContent<ModifiedContent<Text, _>, _AppearanceActionModifier>")
  }

  /// Code that uses an addition was written for the SDK that has it, whichever SDK is set.
  @Test func itIsKnownInCodeForAnEarlierSDK() throws {
    #expect(try unknown(sdk: 18, target: 18) == [])
  }

  /// Interfaces of the SDK 27 name the module that SwiftUI exports, and a member's module with a module selector.
  @Test func declarationsOfSwiftUICoreAreThoseOfSwiftUI() {
    let file = SourceFile(
      path: "a.swift",
      text: """
        struct A: SwiftUICore.View {
          let color: SwiftUICore::Color
          var body: some SwiftUICore::View { SwiftUICore.VStack { Text("a").SwiftUICore::bold(); color } }
        }
        struct B: View { var body: some View { Text("a").Elsewhere::padding() } }
        """)
    let types = Analysis.map(Program([.init(name: "Main", files: [file])])) { $0.typedDeclarations(in: $1) }.flatMap {
      $0
    }
    #expect(types.map(\.type) == ["VStack<TupleView<(Text, Color)>>", "_"])
  }
}

/// The parts of the catalogue that are read.
@Suite struct CatalogueReadingTests {
  /// The number of bytes of each of the catalogue's modules that a program reads.
  ///
  /// A catalogue is cached by configuration, and one that other tests have read may hold more than this program needs.
  /// A compilation condition of its own gives each call a catalogue of its own.
  private func catalogueText(_ text: String) -> [Name: Int] {
    var configuration = BuildConfiguration()
    configuration.conditions.insert("READING \(text)")
    let program = Program(
      [.init(name: "Main", files: [SourceFile(path: "a.swift", text: text)])], configuration: configuration)
    var counts: [Name: Int] = [:]
    for module in program.modules where module.isCatalogue {
      counts[module.name] = module.files.map { program.file($0).source.buffer.count }.reduce(0, +)
    }
    return counts
  }

  /// Modules that have to be imported are read only if a file sees them: by its own imports or through those of its
  /// imports.
  @Test func onlyWhatIsImportedIsRead() {
    let few = catalogueText("import SwiftUI\nimport Charts")
    #expect(few["Charts"] != 0 && few["SwiftUI"] != 0)
    #expect(few["MapKit"] == 0 && few["SwiftData"] == 0 && few["WidgetKit"] == 0 && few["AppIntents"] == 0)
    let widgets = catalogueText("import WidgetKit\nimport MapKit")
    #expect(["WidgetKit", "AppIntents", "ActivityKit", "MapKit", "CoreLocation"].allSatisfy { widgets[$0] != 0 })
    #expect(widgets["Charts"] == 0)
    #expect(catalogueText("import Translation")["OtherFrameworks"] != 0)
  }

  /// The modules that the text of a module imports are listed as its dependencies.
  @Test func modulesSayWhatTheyUse() {
    let hidden = Set(Catalogue.modules.filter { !$0.isImplicitlyVisible }.map(\.name))
    for module in Catalogue.modules where !module.isImplicitlyVisible {
      let lines = module.files.flatMap { $0.text.split(separator: "\n") }
      let imported = Set(lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst("import ".count)) })
      #expect(imported.intersection(hidden).isSubset(of: module.uses + module.exports), "\(module.name)")
    }
  }

  /// Without running the program, the same declarations of the catalogue are read, but without the bodies of functions
  /// that return nothing.
  @Test func declarationsAreThoseOfTheWholeText() {
    let file = SourceFile(path: "a.swift", text: "import SwiftUI")
    // Use a separate catalogue, because one that other tests have read contains more modules.
    var configuration = BuildConfiguration()
    configuration.conditions.insert("READING")
    let whole = Program([.init(name: "Main", files: [file])], configuration: configuration)
    configuration.isRun = false
    let heads = Program([.init(name: "Main", files: [file])], configuration: configuration)
    var left: [Name: Int] = [:]
    for (file, other) in zip(whole.files, heads.files) {
      let (decls, others) = (file.summary.decls, other.summary.decls)
      #expect(other.diagnostics.isEmpty, "\(file.source.path)")
      #expect(decls.map(\.name) == others.map(\.name), "\(file.source.path)")
      #expect(decls.map(\.kind) == others.map(\.kind) && decls.map(\.flags) == others.map(\.flags))
      left[whole.modules[file.module].name, default: 0] += file.tree.tokenCount - other.tree.tokenCount
    }
    #expect(left["SwiftUI"] == 0)
    #expect((left["Combine"] ?? 0) > 5_000 && (left["Swift"] ?? 0) > 0, "\(left)")
  }
}
