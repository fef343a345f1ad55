import Testing

@testable import ViewPreview

@Suite struct TerminalColorsTests {
  /// Corners of the cube, greys between its greys, and a colour near to a step.
  @Test(arguments: [
    ([0, 0, 0], 16), ([255, 255, 255], 231), ([255, 0, 0], 196), ([118, 118, 118], 243), ([8, 8, 8], 232),
    ([90, 140, 250], 69),
  ])
  func theNearestOfThePalette(_ parts: [Int], _ number: Int) {
    #expect(TerminalColors.nearest(to: parts) == number)
  }
}
