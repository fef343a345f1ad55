import Testing
import ViewDrawing
import ViewGraph
import ViewLayout
import ViewMachine
import ViewPreview
import ViewSemantics
import ViewSource

/// Devices, colour schemes and layout directions, as far as the image and the tree show them.
@Suite struct PreviewOptionsTests {
  private func preview(_ body: String, _ options: PreviewOptions) throws -> (text: String, tree: String, isDark: Bool) {
    let text = "import SwiftUI\nstruct ContentView: View { var body: some View { \(body) } }\n"
    let source = SourceFile(path: "view.swift", buffer: SourceBuffer(Array(text.utf8)))
    return try Workers.onDeepStack {
      Result {
        let program = Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1)
        let graph = Graph(Machine(program, addNatives: Graph.addNatives), engine: Preview.engine(options))
        let view = try #require(graph.runnableViews(in: program.userFileIDs).first)
        let preview = try Preview(view, in: graph, options: options)
        return (
          try preview.canvas(showsFills: true).text(keepingMargins: false), TreeReport(preview).text(), preview.isDark
        )
      }
    }.get()
  }

  private func small() -> PreviewOptions { PreviewOptions(size: Size(width: 160, height: 32), metrics: .cell) }

  @Test func everyDeviceHasRoomInItsSafeArea() {
    for device in Device.all {
      for isLandscape in [false, true] {
        let size = device.size(isLandscape: isLandscape)
        let insets = device.safeArea(isLandscape: isLandscape)
        #expect(size.width > insets.leading + insets.trailing && size.height > insets.top + insets.bottom)
      }
      #expect(Device.named(device.name.uppercased().filter { $0 != " " })?.name == device.name)
    }
    #expect(Device.named("iPod") == nil)
  }

  /// The root is centred in the safe area; in cells all lengths are integers.
  @Test func theRootStaysInTheSafeArea() throws {
    let points = PreviewOptions(device: .standard, metrics: .ios)
    #expect(try preview("Color.red", points).tree.contains("at (0, 59)  proposed 393 × 759"))
    let cells = PreviewOptions(device: .standard, metrics: .cell)
    #expect(try preview("Color.red", cells).tree.contains("at (0, 64)  proposed 392 × 736"))
    let sideways = PreviewOptions(device: .standard, isLandscape: true, metrics: .ios)
    #expect(try preview("Color.red", sideways).tree.contains("at (59, 0)  proposed 734 × 372"))
  }

  @Test func sizeClassesAreTheDevices() throws {
    let body =
      "WidthText() } }\nstruct WidthText: View { @Environment(\\.horizontalSizeClass) var width\n"
      + "var body: some View { Text(width == .regular ? \"wide\" : \"narrow\")"
    #expect(try preview(body, PreviewOptions(device: .standard, metrics: .cell)).text.contains("narrow"))
    let pad = try #require(Device.named("iPad"))
    #expect(try preview(body, PreviewOptions(device: pad, metrics: .cell)).text.contains("wide"))
  }

  @Test func rightToLeftIsMirrored() throws {
    var options = small()
    options.surroundings.direction = .rightToLeft
    #expect(
      try preview("HStack { Text(\"a\"); Spacer(); Text(\"b\") }", options).text == "b                  a\n")
  }

  /// White is the foreground colour on a black background, and a view can request the dark colour scheme itself.
  @Test func darkPaperIsBlack() throws {
    var options = small()
    #expect(try preview("Color.white", options).text.isEmpty)
    #expect(try preview("Color.black", options).text.hasPrefix("████"))
    #expect(try preview("Color.white.preferredColorScheme(.dark)", options).isDark)
    options.surroundings.isDark = true
    #expect(try preview("Color.white", options).text.hasPrefix("████"))
    #expect(try preview("Color.black", options).text.isEmpty)
  }

  /// Text grows with the dynamic type size as on iOS; in cells it has a single size.
  @Test func typeHasSizes() throws {
    func height(_ size: DynamicTypeSize, _ metrics: Preview.Metrics) throws -> String {
      var options = PreviewOptions(size: Size(width: 400, height: 400), metrics: metrics)
      options.surroundings.typeSize = size
      let line = try preview("Text(\"a\")", options).tree.split(separator: "\n").last ?? ""
      return String(line.split(separator: " ").last ?? "")
    }
    #expect(try height(.large, .ios) == "20.33")
    let large = try #require(Double(try height(.accessibility3, .ios)))
    #expect(large > 40)
    #expect(try height(.accessibility3, .cell) == "16")
  }
}
