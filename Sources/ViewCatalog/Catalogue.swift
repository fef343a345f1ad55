/// SwiftUI and what view code needs of Swift, Foundation, Combine and Observation, declared in Swift.
///
/// Each fact stands once, in the texts of `Interface`. The analyzer reads the declarations as it reads the program's
/// own; the machine runs their bodies, and has native code only for what is marked `@primitive`.
///
/// What Swift cannot say is an attribute in the text. Some have a text of their own, which `CatalogueText` lists. The
/// others are there or not:
/// - `@primitive`: has no body; the machine or the graph has native code for it.
/// - `@uncertain`: SwiftUI's own name for this type is not established, or what this function gives.
/// - `@hole`: a type that stands for one whose name is not known, and prints as `_`.
/// - `@transparent`: a container that adds no place of its own to what is in it, as `Group`.
/// - `@repeating`: a container that makes a view for each of its data, as `ForEach`.
/// - `@lazyContent`: a container that makes its rows as they come into sight, as `List`.
/// - `@expands`: a view that takes all the room that it is proposed, as `Map`.
/// - `@fresh`: gives another value each time, as `UUID()` does.
/// - `@costly`: a type that takes long to make, as `DateFormatter` does.
/// - `@shifts`: a method of a collection after which elements stand at other positions.
/// - `@identifies`: a modifier whose argument is the view's explicit identity, as `id`.
/// - `@transitions`: a modifier that says how the view comes and goes, as `transition`.
/// - `struct _TipViewLook<Content: Tip>: View { var view: TipView<Content> … }`: how a view is drawn that the graph has no code
///   for. It has the same generic parameters and is given the view.
/// - `@_disfavoredOverload`, `@available(iOS, introduced: 17, obsoleted: 18)`: as in Swift, by the deployment target. Of
///   the forms of `ForEach`, `Group` and `Section` those that are no views have it too, so that a closure that is made
///   of views wholly is tried with no other builder.
///
/// `#if SDK_26` holds for that SDK and every later one, `#if SYSTEM_26` where the program runs on a system of that year or
/// a later one: SwiftUI's own names, which only the system decides, depend on that.
public enum Catalogue {
  /// A module of the catalogue.
  public struct Module: Sendable {
    /// As it is imported: `SwiftUI`.
    public let name: String
    /// In the order in which they are read; the order of their declarations means nothing.
    public let files: [File]
    /// Whether a file sees what the module declares without importing it: else its names are too common to.
    public let isSeenByAll: Bool
    /// Other modules that who imports it imports too.
    public let exports: [String]
    /// Other modules besides, of those that have to be imported, that its declarations name.
    public let uses: [String]
    /// How names begin that only it declares and that are seen without importing it, as another module brings it along:
    /// eight bytes at most.
    public let beginnings: [String]
    /// Whether its functions are about views: else what those do that give nothing tells only who runs them anything.
    public let makesViews: Bool
  }

  /// One text of a module.
  public struct File: Sendable {
    /// Shown where a place in the catalogue is shown.
    public let path: String
    /// Swift without bodies where `@primitive` stands; what its `#if` hold is decided by who reads it.
    public let text: String
  }

  /// Every module, each after those that it uses.
  public static let modules: [Module] = [
    module("Swift", InterfaceText.swift, makesViews: false),
    module("Foundation", InterfaceText.foundation, makesViews: false),
    module("Combine", InterfaceText.combine, makesViews: false),
    module("Observation", InterfaceText.observation, makesViews: false),
    module("UserNotifications", InterfaceText.userNotifications, isSeenByAll: false),
    // UIKit, whose declarations it has, imports notifications for those who import it.
    module("SwiftUI", InterfaceText.swiftUI, exports: ["UserNotifications"]),
    module("SwiftData", InterfaceText.swiftData, isSeenByAll: false),
    module("CoreData", InterfaceText.coreData, isSeenByAll: false),
    module("os", InterfaceText.os, isSeenByAll: false),
    module("OSLog", [], isSeenByAll: false, exports: ["os"]),
    module("RegexBuilder", InterfaceText.regexBuilder, isSeenByAll: false, makesViews: false),
    module("Synchronization", InterfaceText.synchronization, isSeenByAll: false),
    module("AppIntents", InterfaceText.appIntents, isSeenByAll: false),
    module("ActivityKit", InterfaceText.activityKit, isSeenByAll: false),
    module("WidgetKit", InterfaceText.widgetKit, isSeenByAll: false, uses: ["AppIntents", "ActivityKit"]),
    module("AVFoundation", InterfaceText.avFoundation, isSeenByAll: false),
    module("CoreMedia", [], isSeenByAll: false, exports: ["AVFoundation"]),
    module("AVFAudio", [], isSeenByAll: false, exports: ["AVFoundation"]),
    module("AVKit", InterfaceText.avKit, isSeenByAll: false, exports: ["AVFoundation"]),
    module("Charts", InterfaceText.charts, isSeenByAll: false),
    module("AuthenticationServices", InterfaceText.authenticationServices, isSeenByAll: false),
    module("CoreLocation", InterfaceText.coreLocation, isSeenByAll: false),
    module("MapKit", InterfaceText.mapKit, isSeenByAll: false, exports: ["CoreLocation"]),
    module("Photos", InterfaceText.photos, isSeenByAll: false, exports: ["AVFoundation"]),
    module("PhotosUI", InterfaceText.photosUI, isSeenByAll: false, exports: ["Photos"]),
    module("QuickLook", InterfaceText.quickLook, isSeenByAll: false),
    module("CoreLocationUI", InterfaceText.coreLocationUI, isSeenByAll: false),
    module("SpriteKit", InterfaceText.spriteKit, isSeenByAll: false),
    module("SceneKit", InterfaceText.sceneKit, isSeenByAll: false),
    module("WebKit", InterfaceText.webKit, isSeenByAll: false),
    module("TipKit", InterfaceText.tipKit, isSeenByAll: false),
    module("RealityKit", InterfaceText.realityKit, isSeenByAll: false),
    module("ARKit", InterfaceText.arKit, isSeenByAll: false, exports: ["RealityKit"]),
    module("CoreHaptics", InterfaceText.coreHaptics, isSeenByAll: false, makesViews: false),
    module("StoreKit", InterfaceText.storeKit, isSeenByAll: false),
    module(
      "CoreImage", InterfaceText.coreImage, isSeenByAll: false,
      beginnings: ["CIContex", "CIFilter", "CIImage", "CIColor"]),
    module("OtherFrameworks", InterfaceText.otherFrameworks, isSeenByAll: false),
    module(
      "CoreFoundation", InterfaceText.coreFoundation, isSeenByAll: false,
      beginnings: [
        "kCF", "CFString", "CFDictio", "CFTypeRe", "CFArray", "CFData", "CFURL", "CFNumber", "CFBoolea", "CFTimeIn",
        "CFAbsolu", "CFMutabl", "OSStatus", "noErr",
      ], makesViews: false),
    module(
      "Security", InterfaceText.security, isSeenByAll: false, exports: ["CoreFoundation"],
      beginnings: ["kSec", "SecItem", "errSec", "SecRando", "SecKey", "SecCopyE"], makesViews: false),
    module(
      "FoundationSeldom", InterfaceText.foundationSeldom, isSeenByAll: false,
      beginnings: [
        "NSLocale", "NSClassF", "NSSelect", "NSUnderl", "NSOSStat", "NSUserAc", "NSSearch",
        "NSUbiqui", "NSHashTa", "NSMapTab", "NSKeyVal", "NSKeyedA", "NSKeyedU", "dlopen", "dlsym", "dlclose", "RTLD_",
        "ubiquity", "forUbiqu",
      ], makesViews: false),
    module(
      "WatchKit", InterfaceText.watchKit, isSeenByAll: false,
      beginnings: ["WKInterf", "WKExtend", "WKHaptic", "WKRefres", "WKSnapsh", "WKURLSes", "WKWatchC"]),
    module(
      "ApplicationSeldom", InterfaceText.applicationSeldom, isSeenByAll: false, uses: ["CoreFoundation"],
      beginnings: [
        "CGPrefli", "CGReques", "AXIsProc", "kAXTrust", "UIBackgr", "beginBac", "endBackg",
      ]),
    module("CloudKit", InterfaceText.cloudKit, isSeenByAll: false, makesViews: false),
    module("WatchConnectivity", InterfaceText.watchConnectivity, isSeenByAll: false, makesViews: false),
    module("Speech", InterfaceText.speech, isSeenByAll: false, exports: ["AVFoundation"], makesViews: false),
    module("MediaPlayer", InterfaceText.mediaPlayer, isSeenByAll: false),
    module("CoreMotion", InterfaceText.coreMotion, isSeenByAll: false, makesViews: false),
    module("EventKit", InterfaceText.eventKit, isSeenByAll: false, makesViews: false),
    module("Translation", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("ImagePlayground", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("HealthKit", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("HealthKitUI", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("WorkoutKit", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("JournalingSuggestions", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("FamilyControls", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("GameController", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("GameSave", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("GroupActivities", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("ManagedApp", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("MusicKit", InterfaceText.musicKit, isSeenByAll: false, exports: ["OtherFrameworks"]),
    module(
      "ContactsUI", InterfaceText.contactsUI, isSeenByAll: false, exports: ["OtherFrameworks"], uses: ["Contacts"]),
    module("SafariServices", InterfaceText.safariServices, isSeenByAll: false),
    module("MessageUI", InterfaceText.messageUI, isSeenByAll: false),
    module("Contacts", InterfaceText.contacts, isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("SecurityUI", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("AssignablesUI", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("TabletopKit", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("PassKit", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("FinanceKitUI", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("PermissionKit", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("DeclaredAgeRange", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("DeviceDiscoveryUI", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("LocalAuthentication", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("Network", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("ClassKit", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("AutomatedDeviceEnrollment", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("MarketplaceKit", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("DataDetection", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("ServiceManagement", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
    module("CoreTransferable", [], isSeenByAll: false),
    module("CryptoKit", InterfaceText.cryptoKit, isSeenByAll: false, makesViews: false),
    module("ScreenCaptureKit", [], isSeenByAll: false, exports: ["OtherFrameworks"]),
  ]

  /// Modules whose declarations the catalogue has in another one, which exports them: interfaces and code with module
  /// selectors name them.
  public static let parts = [
    (part: "SwiftUICore", whole: "SwiftUI"), (part: "_Concurrency", whole: "Swift"),
    (part: "_StringProcessing", whole: "Swift"), (part: "Darwin", whole: "Foundation"),
    (part: "Glibc", whole: "Foundation"), (part: "CoreGraphics", whole: "Foundation"),
    (part: "Dispatch", whole: "Foundation"), (part: "UIKit", whole: "SwiftUI"), (part: "AppKit", whole: "SwiftUI"),
    (part: "Cocoa", whole: "SwiftUI"), (part: "ObjectiveC", whole: "Foundation"),
  ]

  /// What the SDKs have to import, whether the catalogue declares it or not: for `canImport`.
  public static let platformModules = File(path: "<Platforms>", text: InterfaceText.platforms)

  private static func module(
    _ name: String, _ texts: [(name: String, text: String)], isSeenByAll: Bool = true, exports: [String] = [],
    uses: [String] = [], beginnings: [String] = [], makesViews: Bool = true
  ) -> Module {
    Module(
      name: name, files: texts.map { File(path: "<\(name)/\($0.name)>", text: $0.text) }, isSeenByAll: isSeenByAll,
      exports: exports, uses: uses, beginnings: beginnings, makesViews: makesViews)
  }
}

/// The texts, each in a file of its own under its module's folder.
enum InterfaceText {}
