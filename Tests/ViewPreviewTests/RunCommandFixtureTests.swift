import FixtureSupport
import Testing

/// Tests every case of the command `viewrun` against its golden.
@Suite struct RunCommandFixtureTests {
  @Test(arguments: CommandFixture.all(in: "Run"))
  func commands(_ fixture: CommandFixture) throws {
    try fixture.expectGolden(try fixture.transcript())
  }
}
