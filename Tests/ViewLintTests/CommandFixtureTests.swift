import FixtureSupport
import Testing

/// Tests every case of the linter's commands against its golden.
@Suite struct CommandFixtureTests {
  @Test(arguments: CommandFixture.all(in: "Lint"))
  func commands(_ fixture: CommandFixture) throws {
    try fixture.expectGolden(try fixture.transcript())
  }

  @Test func anAreaWithoutCasesFails() {
    let none = "no area of this name"
    #expect(CommandFixture.all(in: none).count == 1)
    for fixture in CommandFixture.all(in: none) {
      #expect(throws: (any Error).self) { try fixture.transcript() }
    }
    #expect(Fixture.all(in: none).count == 1)
    for fixture in Fixture.all(in: none) {
      #expect(throws: (any Error).self) { try fixture.source() }
    }
  }
}
