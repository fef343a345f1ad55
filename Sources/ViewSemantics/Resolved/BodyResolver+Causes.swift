import ViewSource
import ViewSyntax

/// Why something cannot be run, in words for a person: by what is behind it. Of `LazyImage(url: url).resizable()`, where
/// `LazyImage` is declared nowhere, that is what to say, not that something unknown has no `resizable`.
extension BodyResolver {
  /// Something that is not known, where `parts` of it may be what is not: what is said of them is said of it.
  func unresolved(_ reason: String, for parts: [ResolvedExpr?], at node: SyntaxNode) -> ResolvedExpr {
    for case let part? in parts {
      if let cause = cause(of: part) { return unresolved(cause, node) }
    }
    return unresolved(reason + absentModules, node)
  }

  /// Why an expression is not known, or its type, unless that says nothing.
  private func cause(of expr: ResolvedExpr) -> String? {
    switch expr.kind {
    case .unresolved(let reason): reason
    case .force(let inner), .convert(let inner): cause(of: inner)
    case .metatype(let type): cause(of: type, depth: 4)
    default: cause(of: expr.type, depth: 4)
    }
  }

  func cause(of type: TypeID, depth: Int = 4) -> String? {
    guard depth > 0, types.flags(type).contains(.hasHole) || isHole(type) else { return nil }
    guard isHole(type) else { return types.arguments(type).firstNonNil { cause(of: $0, depth: depth - 1) } }
    let reason = types.reason(ofHole: type)
    switch reason.kind {
    case .undeclaredType, .unresolvedName, .unresolvedMember, .unknownModule:
      guard !reason.detail.isEmpty, reason.detail != "subscript" else { return nil }
      return "`\(reason.detail)` is not known" + absentModules
    default: return nil
    }
  }

  /// What to add where something is declared nowhere, if it may be in a module that is not here: first of those that the
  /// file imports, else of those that any file of its module does.
  var absentModules: String {
    let program = analyzer.program
    var names = absentImports(of: program.file(context.file))
    if names.isEmpty, context.file != .local, Int(context.file.index) >= program.catalogueFileCount {
      let module = program.file(context.file).module
      names = program.modules[module].files.flatMap { absentImports(of: program.file($0)) }
    }
    var seen: Set<Name> = []
    names = names.filter { seen.insert($0).inserted }
    guard let first = names.first else { return "" }
    if names.count == 1 { return ": the module `\(first.text)` is not here" }
    let shown = names.prefix(3).map { "`\($0.text)`" }
    let rest = names.count - shown.count
    let last = rest > 0 ? "\(rest) other\(rest == 1 ? "" : "s")" : shown[shown.count - 1]
    let others = rest > 0 ? shown[...] : shown.dropLast()
    return ": the modules \(others.joined(separator: ", ")) and \(last) are not here"
  }

  private func absentImports(of file: ProgramFile) -> [Name] {
    file.summary.imports.filter {
      analyzer.program.module(named: $0) == nil && !analyzer.program.configuration.isOfSystem($0.text)
    }
  }
}

extension BuildConfiguration {
  /// Whether a module is one of the SDK, whatever the platform.
  func isOfSystem(_ module: String) -> Bool {
    let name = module.hasPrefix("_") ? String(module.dropFirst()) : module
    return BuildConfiguration.systemModules.contains(name) || Platform.allCases.contains { canImport(name, on: $0) }
  }

  /// Modules of the SDK beyond those that programs ask for by `canImport`.
  private static let systemModules: Set<String> = [
    "ARKit", "AVFAudio", "AVRouting", "AccessorySetupKit", "Accounts", "AdServices", "AdSupport", "AlarmKit",
    "AppKit", "AppTrackingTransparency", "ApplicationServices", "AudioToolbox", "AudioUnit", "AutomaticAssessmentConfiguration",
    "BackgroundAssets", "BackgroundTasks", "BusinessChat", "CFNetwork", "CallKit", "CarPlay", "Carbon", "ClockKit",
    "Cocoa", "CommonCrypto", "Compression", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes",
    "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreLocationUI", "CoreMIDI", "CoreMedia", "CoreMotion", "CoreNFC",
    "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreTransferable", "CoreVideo", "CoreWLAN", "CreateML",
    "DataDetection", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "DiskArbitration", "Distributed",
    "EventKit", "EventKitUI", "ExtensionFoundation", "ExtensionKit", "ExternalAccessory", "FamilyControls",
    "FileProvider", "FileProviderUI", "FoundationModels", "FoundationNetworking", "GLKit", "GameController", "GameKit",
    "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IdentityLookup",
    "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore", "JournalingSuggestions", "LinkPresentation",
    "LocalAuthentication", "LocalAuthenticationEmbeddedUI", "MachO", "ManagedSettings", "ManagedSettingsUI", "MediaAccessibility",
    "MediaPlayer", "MessageUI", "Messages", "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetricKit",
    "ModelIO", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "NetworkExtension",
    "NotificationCenter", "ObjectiveC", "OpenDirectory", "PDFKit", "PassKit", "PencilKit", "Photos", "PushKit",
    "PushToTalk", "Quartz", "QuickLook", "QuickLookThumbnailing", "QuickLookUI", "RealityFoundation", "RealityKit",
    "RegexBuilder", "ReplayKit", "RoomPlan", "SafariServices", "SafetyKit", "SceneKit", "ScreenCaptureKit",
    "ScreenSaver", "ScreenTime", "ScriptingBridge", "SecurityInterface", "SensitiveContentAnalysis", "ServiceManagement", "ShazamKit",
    "SharedWithYou", "Social", "SoundAnalysis", "Spatial", "Speech", "SpriteKit", "SwiftUICore", "SystemConfiguration",
    "TVServices", "TVUIKit", "TabularData", "Testing", "ThreadNetwork", "TipKit", "Translation", "TranslationUIProvider",
    "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
    "WatchKit", "WeatherKit", "WebKit", "WorkoutKit", "XCTest", "XPC", "dnssd", "simd", "zlib",
    "ObjCRuntime", "Builtin", "StringProcessing", "Concurrency", "Glibc", "Dispatch",
  ]
}
