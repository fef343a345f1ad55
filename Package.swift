// swift-tools-version: 6.2
import PackageDescription

/// Memory safety is checked by the compiler: whatever is unsafe is marked `unsafe`, and only a few files may be.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The commands live for some milliseconds, of which Swift's runtime would take a fifth to find generic types by their names
/// in a table of all conformances; so the code of a release names what each is made of itself.
let optimized: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release))
]

/// With the environment variable `OPTIMIZED_TESTS=1`, debug builds compile the modules that do most of the work in tests
/// with optimization, and keep all assertions. The whole tests then take a fifth of the time, and the build somewhat
/// longer.
let optimizedForTests: [SwiftSetting] =
  Context.environment["OPTIMIZED_TESTS"] == "1"
  ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : []

/// A library module; `dependencies` are modules on lower floors only.
///
/// - Parameter isBusy: whether it does much of the work in tests.
func module(_ name: String, _ dependencies: [String] = [], isBusy: Bool = false) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) },
    swiftSettings: settings + optimized + (isBusy ? optimizedForTests : []))
}

/// Foundation's libraries need each other in a circle, which the linker resolves only within a group.
let foundation =
  ["-Xlinker", "--start-group"]
  + [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "CoreFoundation", "_FoundationCShims",
    "_FoundationCollections", "_FoundationICU",
  ].map { "-l" + $0 } + ["-Xlinker", "--end-group"]

/// The target of an executable. It is not named like the executable, because `viewlint` and `ViewLint` would be one
/// folder on a file system that ignores case. On Linux it brings Swift's libraries with it: it runs where no toolchain is,
/// and calls into them cost less. It is linked for one place in memory, since to move its 100,000 addresses takes a tenth of
/// the time to a first picture.
func command(_ name: String, _ dependencies: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: settings + optimized,
    linkerSettings: [
      .unsafeFlags(
        ["-static-stdlib", "-Xclang-linker", "-no-pie"] + foundation,
        .when(platforms: [.linux], configuration: .release))
    ]
  )
}

func tests(_ name: String, _ dependencies: [String]) -> Target {
  .testTarget(name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: settings)
}

let package = Package(
  name: "ViewTools",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "viewlint", targets: ["ViewLintCommand"]),
    .executable(name: "viewrun", targets: ["ViewRunCommand"]),
    .library(name: "ViewSource", targets: ["ViewSource"]),
    .library(name: "ViewCommandLine", targets: ["ViewCommandLine"]),
    .library(name: "ViewSyntax", targets: ["ViewSyntax"]),
    .library(name: "ViewLayout", targets: ["ViewLayout"]),
    .library(name: "ViewDrawing", targets: ["ViewDrawing"]),
    .library(name: "ViewCatalog", targets: ["ViewCatalog"]),
    .library(name: "ViewSemantics", targets: ["ViewSemantics"]),
    .library(name: "ViewLinter", targets: ["ViewLint"]),
    .library(name: "ViewMachine", targets: ["ViewMachine"]),
    .library(name: "ViewGraph", targets: ["ViewGraph"]),
    .library(name: "ViewPreview", targets: ["ViewPreview"]),
    .library(name: "ViewSnapshotTesting", targets: ["ViewSnapshotTesting"]),
  ],
  targets: [
    // Floor 0
    module("ViewSource", isBusy: true),
    // A header of the C library that no module of Swift's has.
    .systemLibrary(name: "GlibcMalloc"),
    // Floor 1
    .target(
      name: "ViewCommandLine",
      dependencies: ["ViewSource", .target(name: "GlibcMalloc", condition: .when(platforms: [.linux]))],
      swiftSettings: settings),
    module("ViewSyntax", ["ViewSource"], isBusy: true),
    // `Double.rounded` calls the C library's mathematics, which Linux links only where it is named.
    .target(
      name: "ViewLayout", dependencies: ["ViewSource"], swiftSettings: settings + optimizedForTests,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // Floor 2
    module("ViewDrawing", ["ViewSource", "ViewLayout"], isBusy: true),
    module("ViewCatalog", ["ViewSource", "ViewSyntax"]),
    // Floor 3
    module("ViewSemantics", ["ViewSource", "ViewSyntax", "ViewCatalog"], isBusy: true),
    // Floors 4 and 5
    module("ViewLint", ["ViewSource", "ViewSyntax", "ViewCatalog", "ViewSemantics"]),
    module("ViewMachine", ["ViewSource", "ViewSyntax", "ViewCatalog", "ViewSemantics"], isBusy: true),
    module(
      "ViewGraph",
      ["ViewSource", "ViewSyntax", "ViewLayout", "ViewDrawing", "ViewCatalog", "ViewSemantics", "ViewMachine"]),
    module("ViewPreview", ["ViewSource", "ViewLayout", "ViewDrawing", "ViewGraph"]),
    module(
      "ViewSnapshots",
      ["ViewSource", "ViewLayout", "ViewDrawing", "ViewSemantics", "ViewMachine", "ViewGraph", "ViewPreview"]),
    module(
      "ViewProof",
      [
        "ViewSource", "ViewSyntax", "ViewLayout", "ViewSemantics", "ViewLint", "ViewMachine", "ViewGraph",
        "ViewPreview",
      ]),
    // Floor 6
    // For the tests of other packages: it needs Swift Testing.
    module(
      "ViewSnapshotTesting",
      ["ViewSource", "ViewCommandLine", "ViewLayout", "ViewSemantics", "ViewPreview", "ViewSnapshots"]),
    command(
      "ViewLintCommand", ["ViewSource", "ViewCommandLine", "ViewSyntax", "ViewCatalog", "ViewSemantics", "ViewLint"]),
    command(
      "ViewRunCommand",
      [
        "ViewSource", "ViewCommandLine", "ViewSyntax", "ViewLayout", "ViewDrawing", "ViewCatalog", "ViewSemantics",
        "ViewMachine", "ViewLint", "ViewGraph", "ViewPreview", "ViewSnapshots", "ViewProof",
      ]),
    // Tests
    tests("FixtureSupport", []),
    tests("ArchitectureTests", ["FixtureSupport"]),
    tests("FrontPageTests", ["FixtureSupport", "ViewSource", "ViewSemantics", "ViewLint"]),
    tests("ViewSourceTests", ["FixtureSupport", "ViewSource"]),
    tests("ViewCommandLineTests", ["ViewCommandLine"]),
    tests("ViewDrawingTests", ["FixtureSupport", "ViewSource", "ViewLayout", "ViewDrawing"]),
    tests(
      "ViewPreviewTests",
      [
        "FixtureSupport", "ViewSource", "ViewLayout", "ViewDrawing", "ViewSemantics", "ViewMachine", "ViewGraph",
        "ViewPreview",
      ]),
    tests(
      "ViewSnapshotTests",
      [
        "FixtureSupport", "ViewSource", "ViewLayout", "ViewSemantics", "ViewPreview", "ViewSnapshots",
        "ViewSnapshotTesting",
      ]),
    .testTarget(
      name: "ViewGraphTests",
      dependencies: [
        "FixtureSupport", "ViewSource", "ViewLayout", "ViewSemantics", "ViewMachine", "ViewGraph", "ViewPreview",
        "ViewProof",
      ],
      exclude: ["not-yet-agreeing-Run.txt", "not-yet-agreeing-Identity.txt", "not-yet-agreeing-Dependencies.txt"],
      swiftSettings: settings),
    .testTarget(
      name: "ViewMachineTests",
      dependencies: ["FixtureSupport", "ViewSource", "ViewSyntax", "ViewSemantics", "ViewMachine"],
      exclude: ["not-yet-equal.txt"], swiftSettings: settings),
    tests("ViewSyntaxTests", ["FixtureSupport", "ViewSource", "ViewSyntax"]),
    .testTarget(
      name: "ViewLintTests", dependencies: ["FixtureSupport", "ViewSource", "ViewSyntax", "ViewSemantics", "ViewLint"],
      exclude: ["known-gaps.txt"], swiftSettings: settings),
    tests("ViewSemanticsTests", ["FixtureSupport", "ViewSource", "ViewCatalog", "ViewSemantics"]),
    .testTarget(
      name: "ViewLayoutTests", dependencies: ["ViewSource", "ViewLayout"], exclude: ["Trees"], swiftSettings: settings),
  ]
)
