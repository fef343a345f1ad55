import FixtureSupport
import Testing

/// Every case of the linter's commands against its golden.
@Suite struct CommandFixtureTests {
  @Test(arguments: CommandFixture.all(in: "Lint"))
  func commands(_ fixture: CommandFixture) throws {
    try fixture.expectGolden(try fixture.transcript())
  }
}
