import FixtureSupport
import Testing
import ViewSource

@testable import ViewSemantics

/// What the newest SDK adds.
@Suite struct NewestSDKTests {
  /// The types of a case that are not known for another reason than that SwiftUI's own name is not.
  private func unknown(sdk: Int, target: Int) throws -> [String] {
    let case27 = try #require(Fixture.all(in: "Types").first { $0.name == "what-sdk-27-adds" })
    let file = SourceFile(path: "a.swift", buffer: SourceBuffer(try case27.source()))
    var configuration = BuildConfiguration()
    configuration.sdk = sdk
    configuration.target = target
    let program = Program([.init(name: "Main", files: [file])], configuration: configuration)
    return Analysis.map(program) { analyzer, file in
      analyzer.typedDeclarations(in: file).filter { $0.reasons.contains { $0.kind != .uncertain } }.map(\.name)
    }.flatMap { $0 }
  }

  /// Also where the target is an older system: code asks for it with `#available` there, which changes no type.
  @Test(arguments: [27, 18]) func allOfItIsKnown(target: Int) throws {
    #expect(try unknown(sdk: 27, target: target) == [])
  }

  /// Code that uses it was written for the SDK that has it, whatever is said of the SDK.
  @Test func itIsKnownInCodeForAnEarlierSDK() throws {
    #expect(try unknown(sdk: 18, target: 18) == [])
  }

  /// Interfaces of the SDK 27 name the module that SwiftUI exports, and with a selector the module of a member.
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
