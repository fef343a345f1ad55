/// The declarations, in Swift, of SwiftUI and of the parts of Swift, Foundation, Combine and Observation that view code
/// needs.
///
/// Each fact is declared once, in the texts of `Interface`. The analyzer reads the declarations like the program's own;
/// the machine runs their bodies, and has native code only for declarations marked `@primitive`.
///
/// Facts that Swift cannot express are attributes. Attributes with an argument are listed in `CatalogueText`. The
/// others have none:
/// - `@primitive`: has no body; the machine or the graph has native code for it.
/// - `@uncertain`: SwiftUI's own name for this type, or the result type of this function, is not established.
/// - `@hole`: a type that replaces one whose name is not known, and prints as `_`.
/// - `@transparent`: a container that adds no component to the identity of its content, as `Group`.
/// - `@repeating`: a container that makes a view for each element of its data, as `ForEach`.
/// - `@lazyContent`: a container that makes its rows when they become visible, as `List`.
/// - `@expands`: a view that takes the whole proposed size, as `Map`.
/// - `@fresh`: returns a different value on each call, as `UUID()` does.
/// - `@costly`: a type whose initialization takes long, as that of `DateFormatter`.
/// - `@shifts`: a method of a collection that changes the positions of elements.
/// - `@identifies`: a modifier whose argument is the view's explicit identity, as `id`.
/// - `@transitions`: a modifier that sets the transition of a view, as `transition`.
/// - `struct _TipViewLook<Content: Tip>: View { var view: TipView<Content> … }`: the drawing of a view for which the
///   graph has no code. It has the same generic parameters and receives the view.
/// - `@_disfavoredOverload`, `@available(iOS, introduced: 17, obsoleted: 18)`: as in Swift, by the deployment target.
///   The forms of `ForEach`, `Group` and `Section` that are not views have the former too, so that a closure that
///   consists only of views is tried with no other builder.
///
/// `#if SDK_26` is true for that SDK and later ones. `#if SYSTEM_26` is true if the program runs on a system of that
/// year or a later one: it is for SwiftUI's own type names, which only the system determines.
public enum Catalogue {
  /// A module of the catalogue.
  public struct Module: Sendable {
    /// The name in `import` declarations: `SwiftUI`.
    public let name: String
    /// The texts in reading order; the order of their declarations has no effect.
    public let files: [File]
    /// Whether files see the module's declarations without importing it; modules with common names are not visible to
    /// all files.
    public let isImplicitlyVisible: Bool
    /// The modules that it re-exports.
    public let exports: [String]
    /// The modules to which its declarations refer, of those that must be imported.
    public let uses: [String]
    /// The prefixes, of at most eight bytes, of names that only this module declares and that are visible without
    /// importing it, because another module re-exports it.
    public let beginnings: [String]
    /// Whether its functions concern views. For other modules, the effects of functions without a result matter only at
    /// run time.
    public let makesViews: Bool
  }

  /// A text of a module.
  public struct File: Sendable {
    /// The path displayed for places in the text.
    public let path: String
    /// Swift source, without bodies for declarations marked `@primitive`. The reader evaluates `#if` conditions.
    public let text: String
  }

  /// Every module, after the modules that it uses.
  public static let modules: [Module] = [
    module("Swift", InterfaceText.swift, makesViews: false),
    module("Foundation", InterfaceText.foundation, makesViews: false),
    module("Combine", InterfaceText.combine, makesViews: false),
    module("Observation", InterfaceText.observation, makesViews: false),
    module("UserNotifications", InterfaceText.userNotifications, isImplicitlyVisible: false),
    // UIKit, whose declarations are in this module, re-exports UserNotifications.
    module("SwiftUI", InterfaceText.swiftUI, exports: ["UserNotifications"]),
    module("SwiftData", InterfaceText.swiftData, isImplicitlyVisible: false),
    module("CoreData", InterfaceText.coreData, isImplicitlyVisible: false),
    module("os", InterfaceText.os, isImplicitlyVisible: false),
    module("OSLog", [], isImplicitlyVisible: false, exports: ["os"]),
    module("RegexBuilder", InterfaceText.regexBuilder, isImplicitlyVisible: false, makesViews: false),
    module("Synchronization", InterfaceText.synchronization, isImplicitlyVisible: false),
    module("AppIntents", InterfaceText.appIntents, isImplicitlyVisible: false),
    module("ActivityKit", InterfaceText.activityKit, isImplicitlyVisible: false),
    module("WidgetKit", InterfaceText.widgetKit, isImplicitlyVisible: false, uses: ["AppIntents", "ActivityKit"]),
    module("AudioToolbox", InterfaceText.audioToolbox, isImplicitlyVisible: false, makesViews: false),
    module(
      "AVFoundation", InterfaceText.avFoundation, isImplicitlyVisible: false, exports: ["AudioToolbox", "CoreVideo"]),
    module("CoreMedia", [], isImplicitlyVisible: false, exports: ["AVFoundation"]),
    module("AVFAudio", [], isImplicitlyVisible: false, exports: ["AVFoundation"]),
    module("AVKit", InterfaceText.avKit, isImplicitlyVisible: false, exports: ["AVFoundation"]),
    module("Charts", InterfaceText.charts, isImplicitlyVisible: false),
    module("AuthenticationServices", InterfaceText.authenticationServices, isImplicitlyVisible: false),
    module("CoreLocation", InterfaceText.coreLocation, isImplicitlyVisible: false),
    module("MapKit", InterfaceText.mapKit, isImplicitlyVisible: false, exports: ["CoreLocation"]),
    module("Photos", InterfaceText.photos, isImplicitlyVisible: false, exports: ["AVFoundation"]),
    module("PhotosUI", InterfaceText.photosUI, isImplicitlyVisible: false, exports: ["Photos"]),
    module("QuickLook", InterfaceText.quickLook, isImplicitlyVisible: false),
    module("CoreLocationUI", InterfaceText.coreLocationUI, isImplicitlyVisible: false),
    module("SpriteKit", InterfaceText.spriteKit, isImplicitlyVisible: false),
    module("SceneKit", InterfaceText.sceneKit, isImplicitlyVisible: false),
    module("WebKit", InterfaceText.webKit, isImplicitlyVisible: false),
    module("TipKit", InterfaceText.tipKit, isImplicitlyVisible: false),
    module("RealityKit", InterfaceText.realityKit, isImplicitlyVisible: false),
    module("ARKit", InterfaceText.arKit, isImplicitlyVisible: false, exports: ["RealityKit"]),
    module("CoreHaptics", InterfaceText.coreHaptics, isImplicitlyVisible: false, makesViews: false),
    module("StoreKit", InterfaceText.storeKit, isImplicitlyVisible: false),
    module(
      "CoreImage", InterfaceText.coreImage, isImplicitlyVisible: false,
      beginnings: ["CIContex", "CIFilter", "CIImage", "CIColor"]),
    module("OtherFrameworks", InterfaceText.otherFrameworks, isImplicitlyVisible: false),
    module(
      "CoreFoundation", InterfaceText.coreFoundation, isImplicitlyVisible: false,
      beginnings: [
        "kCF", "CFString", "CFDictio", "CFTypeRe", "CFArray", "CFData", "CFURL", "CFNumber", "CFBoolea", "CFTimeIn",
        "CFAbsolu", "CFMutabl", "CFRunLoo", "CFAlloca", "CFIndex", "OSStatus", "noErr", "CFBundle", "CFUUID",
      ], makesViews: false),
    module(
      "Security", InterfaceText.security, isImplicitlyVisible: false, exports: ["CoreFoundation"],
      beginnings: ["kSec", "SecItem", "errSec", "SecRando", "SecKey", "SecCopyE"], makesViews: false),
    module(
      "FoundationSeldom", InterfaceText.foundationSeldom, isImplicitlyVisible: false,
      beginnings: [
        "NSLocale", "NSClassF", "NSSelect", "NSUnderl", "NSOSStat", "NSUserAc", "NSSearch",
        "NSUbiqui", "NSHashTa", "NSMapTab", "NSKeyVal", "NSKeyedA", "NSKeyedU", "dlopen", "dlsym", "dlclose", "RTLD_",
        "utsname", "uname", "_SYS_NAM", "dlerror", "NSAppleS", "NSAppleE",
        "mach_", "host_", "vm_stati", "vm_kerne", "vm_page_", "task_inf", "task_vm_", "task_thr", "KERN_", "HOST_",
        "MACH_TAS", "TASK_", "PROCESSO", "CPU_STAT", "integer_", "natural_", "kern_ret", "os_proc_",
        "objc_Ass", "objc_set", "objc_get", "objc_rem", "OBJC_ASS", "ubiquity", "forUbiqu", "NSCalend", "CGRectMa",
        "CGSizeMa", "CGPointM", "CGVector",
      ], makesViews: false),
    module(
      "FoundationReferenceMembers", InterfaceText.foundationReferenceMembers, isImplicitlyVisible: false,
      beginnings: [
        "NSArray", "NSMutabl", "NSDictio", "NSSet", "NSOrdere", "NSCounte", "NSString", "NSDecima", "NSEnumer",
        "NSSortOp",
      ],
      makesViews: false),
    module(
      "CText", InterfaceText.cText, isImplicitlyVisible: false,
      beginnings: [
        "strtol", "strtoul", "strtod", "atoi", "atol", "atof", "isdigit", "isupper", "islower", "isalpha", "isalnum",
        "isspace", "isxdigit", "ispunct", "isprint", "iscntrl", "toupper", "tolower", "strncmp", "strcase", "strncase",
        "strdup", "strchr", "qsort",
      ],
      makesViews: false),
    module(
      "FoundationUnits", InterfaceText.foundationUnits, isImplicitlyVisible: false,
      beginnings: ["Measurem", "UnitAcce", "UnitConc", "UnitDisp", "UnitElec", "UnitFuel", "UnitIllu"],
      makesViews: false),
    module(
      "WatchKit", InterfaceText.watchKit, isImplicitlyVisible: false,
      beginnings: ["WKInterf", "WKExtend", "WKHaptic", "WKRefres", "WKSnapsh", "WKURLSes", "WKWatchC"]),
    module(
      "ApplicationSeldom", InterfaceText.applicationSeldom, isImplicitlyVisible: false, uses: ["CoreFoundation"],
      beginnings: [
        "CGPrefli", "CGReques", "AXIsProc", "kAXTrust", "UIBackgr", "beginBac", "endBackg", "CGDirect", "CGDispla",
        "CGMainDi", "CGGetAct", "CGGetOnl", "CGError", "CGWindow", "kCGNullW", "kCGNullD", "kCGWindo", "NSSharin",
        "NSColorP", "NSColorW", "NSXPC", "NSMetada", "NSBackgr", "Distribu", "CGKeyCod", "CGCharCo",
      ]),
    module(
      "AppKitSeldom", InterfaceText.appKitSeldom, isImplicitlyVisible: false,
      beginnings: [
        "NSWindow", "NSDocume", "NSToolba", "NSTracki", "NSMenuTo", "NSSearch", "NSTableC", "NSTableV", "NSTableR",
        "NSTableH", "NSOutlin", "NSSplitV", "NSTreeNo", "NSTreeCo", "NSSound", "NSHaptic", "NSAnimat", "NSDragOp",
        "NSDraggi", "NSGraphi", "NSFontMa",
      ]),
    module("CloudKit", InterfaceText.cloudKit, isImplicitlyVisible: false, makesViews: false),
    module("WatchConnectivity", InterfaceText.watchConnectivity, isImplicitlyVisible: false, makesViews: false),
    module("Speech", InterfaceText.speech, isImplicitlyVisible: false, exports: ["AVFoundation"], makesViews: false),
    module("MediaPlayer", InterfaceText.mediaPlayer, isImplicitlyVisible: false),
    module("CoreMotion", InterfaceText.coreMotion, isImplicitlyVisible: false, makesViews: false),
    module("EventKit", InterfaceText.eventKit, isImplicitlyVisible: false, makesViews: false),
    module("EventKitUI", InterfaceText.eventKitUI, isImplicitlyVisible: false, exports: ["EventKit"]),
    module("MultipeerConnectivity", InterfaceText.multipeerConnectivity, isImplicitlyVisible: false, makesViews: false),
    module(
      "ManagedSettings", InterfaceText.screenTime, isImplicitlyVisible: false, exports: ["OtherFrameworks"],
      makesViews: false),
    module("DeviceActivity", [], isImplicitlyVisible: false, exports: ["ManagedSettings"]),
    module("IOKit", InterfaceText.ioKit, isImplicitlyVisible: false, makesViews: false),
    module("CoreBluetooth", InterfaceText.coreBluetooth, isImplicitlyVisible: false, makesViews: false),
    module("BackgroundTasks", InterfaceText.backgroundTasks, isImplicitlyVisible: false, makesViews: false),
    module("AppTrackingTransparency", InterfaceText.appTracking, isImplicitlyVisible: false, makesViews: false),
    module("AdSupport", [], isImplicitlyVisible: false, exports: ["AppTrackingTransparency"]),
    module("Symbols", [], isImplicitlyVisible: false),
    module("Translation", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("ImagePlayground", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("HealthKit", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("HealthKitUI", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("WorkoutKit", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("JournalingSuggestions", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("FamilyControls", [], isImplicitlyVisible: false, exports: ["ManagedSettings"]),
    module("GameController", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("GameSave", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("GroupActivities", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("ManagedApp", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("MusicKit", InterfaceText.musicKit, isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module(
      "ContactsUI", InterfaceText.contactsUI, isImplicitlyVisible: false, exports: ["OtherFrameworks"],
      uses: ["Contacts"]),
    module("SafariServices", InterfaceText.safariServices, isImplicitlyVisible: false),
    module("MessageUI", InterfaceText.messageUI, isImplicitlyVisible: false),
    module("Contacts", InterfaceText.contacts, isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("SecurityUI", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("AssignablesUI", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("TabletopKit", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("PassKit", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("FinanceKitUI", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("PermissionKit", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("DeclaredAgeRange", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("DeviceDiscoveryUI", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("LocalAuthentication", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("Network", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("ClassKit", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("AutomatedDeviceEnrollment", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("MarketplaceKit", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("DataDetection", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("ServiceManagement", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
    module("CoreTransferable", [], isImplicitlyVisible: false),
    module("CryptoKit", InterfaceText.cryptoKit, isImplicitlyVisible: false, makesViews: false),
    module("CoreSpotlight", InterfaceText.coreSpotlight, isImplicitlyVisible: false, makesViews: false),
    module("Intents", InterfaceText.siriIntents, isImplicitlyVisible: false, makesViews: false),
    module("JavaScriptCore", InterfaceText.javaScriptCore, isImplicitlyVisible: false, makesViews: false),
    module("FinderSync", InterfaceText.finderSync, isImplicitlyVisible: false),
    module("IntentsUI", InterfaceText.siriIntentsUI, isImplicitlyVisible: false, exports: ["Intents"]),
    module("NaturalLanguage", InterfaceText.naturalLanguage, isImplicitlyVisible: false, makesViews: false),
    module(
      "CoreServices", InterfaceText.fileEvents, isImplicitlyVisible: false, exports: ["CoreFoundation"],
      beginnings: ["FSEvent", "kFSEvent", "ConstFSE"], makesViews: false),
    module("ApplicationServices", [], isImplicitlyVisible: false, exports: ["CoreServices"]),
    module("MobileCoreServices", [], isImplicitlyVisible: false, exports: ["CoreServices"]),
    module(
      "Carbon", InterfaceText.carbon, isImplicitlyVisible: false, exports: ["CoreServices"], uses: ["CoreFoundation"],
      makesViews: false),
    module(
      "CommonCrypto", InterfaceText.commonCrypto, isImplicitlyVisible: false, uses: ["CryptoKit"], makesViews: false),
    module(
      "ImageIO", InterfaceText.imageIO, isImplicitlyVisible: false, exports: ["CoreFoundation"],
      beginnings: ["CGImageS", "CGImageD", "CGImageP", "kCGImage"], makesViews: false),
    module("PDFKit", InterfaceText.pdfKit, isImplicitlyVisible: false),
    module("Quartz", [], isImplicitlyVisible: false, exports: ["PDFKit"]),
    module("PencilKit", InterfaceText.pencilKit, isImplicitlyVisible: false),
    module("Metal", InterfaceText.metal, isImplicitlyVisible: false, makesViews: false),
    module("MetalKit", InterfaceText.metalKit, isImplicitlyVisible: false, exports: ["Metal"]),
    module(
      "SystemConfiguration", InterfaceText.systemConfiguration, isImplicitlyVisible: false,
      exports: ["CoreFoundation"], makesViews: false),
    module("CoreVideo", InterfaceText.coreVideo, isImplicitlyVisible: false, makesViews: false),
    module("CoreML", InterfaceText.coreML, isImplicitlyVisible: false, exports: ["CoreVideo"], makesViews: false),
    module("Vision", InterfaceText.vision, isImplicitlyVisible: false, exports: ["CoreML"], makesViews: false),
    module("GameplayKit", InterfaceText.gameplayKit, isImplicitlyVisible: false, makesViews: false),
    module("LinkPresentation", InterfaceText.linkPresentation, isImplicitlyVisible: false),
    module("ClockKit", InterfaceText.clockKit, isImplicitlyVisible: false, makesViews: false),
    module("AlarmKit", InterfaceText.alarmKit, isImplicitlyVisible: false, uses: ["ActivityKit"], makesViews: false),
    module("FoundationModels", InterfaceText.foundationModels, isImplicitlyVisible: false, makesViews: false),
    module("VisionKit", InterfaceText.visionKit, isImplicitlyVisible: false, exports: ["Vision"]),
    module(
      "CoreAudio", InterfaceText.coreAudio, isImplicitlyVisible: false, uses: ["CoreFoundation"], makesViews: false),
    module("simd", InterfaceText.simd, isImplicitlyVisible: false, makesViews: false),
    module("ScreenCaptureKit", [], isImplicitlyVisible: false, exports: ["OtherFrameworks"]),
  ]

  /// Modules whose declarations are in another module of the catalogue, which re-exports them; interfaces and module
  /// selectors refer to them.
  public static let parts = [
    (part: "SwiftUICore", whole: "SwiftUI"), (part: "_Concurrency", whole: "Swift"),
    (part: "_StringProcessing", whole: "Swift"), (part: "Darwin", whole: "Foundation"),
    (part: "Glibc", whole: "Foundation"), (part: "math_h", whole: "Foundation"),
    (part: "CoreGraphics", whole: "Foundation"),
    (part: "Dispatch", whole: "Foundation"), (part: "UIKit", whole: "SwiftUI"), (part: "AppKit", whole: "SwiftUI"),
    (part: "Cocoa", whole: "SwiftUI"), (part: "ObjectiveC", whole: "Foundation"),
  ]

  /// The modules that the SDKs contain, whether the catalogue declares them or not, for `canImport`.
  public static let platformModules = File(path: "<Platforms>", text: InterfaceText.platforms)

  private static func module(
    _ name: String, _ texts: [(name: String, text: String)], isImplicitlyVisible: Bool = true, exports: [String] = [],
    uses: [String] = [], beginnings: [String] = [], makesViews: Bool = true
  ) -> Module {
    Module(
      name: name, files: texts.map { File(path: "<\(name)/\($0.name)>", text: $0.text) },
      isImplicitlyVisible: isImplicitlyVisible,
      exports: exports, uses: uses, beginnings: beginnings, makesViews: makesViews)
  }
}

/// The texts, one file each in the folder of their module.
enum InterfaceText {}
