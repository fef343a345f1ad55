extension InterfaceText {
  /// URLs, bundles and files.
  static let foundationFiles = #"""
    public struct URL: Hashable, Codable, Sendable, CustomStringConvertible {
      public let absoluteString: String
      @primitive public init?(string: String)
      @primitive public init?(string: String, relativeTo url: URL?)
      public init?(string: String, encodingInvalidCharacters: Bool) { self.init(string: string) }
      @primitive public init(fileURLWithPath path: String)
      @primitive public init(fileURLWithPath path: String, isDirectory: Bool)
      public init(fileURLWithPath path: String, relativeTo base: URL?) {
        self = path.hasPrefix("/") ? URL(fileURLWithPath: path) : base?.appendingPathComponent(path) ?? URL(fileURLWithPath: path)
      }
      @primitive public init(
        filePath path: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo base: URL? = nil)
      public init<T: ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == URL {
        self = try strategy.parse(value)
      }
      public enum DirectoryHint: Sendable { case isDirectory, notDirectory, checkFileSystem, inferFromPath }

      public var description: String { absoluteString }
      @primitive public var absoluteURL: URL { get }
      @primitive public var baseURL: URL? { get }
      @primitive public var scheme: String? { get }
      @primitive public var host: String? { get }
      @primitive public var port: Int? { get }
      @primitive public var path: String { get }
      @primitive public func path(percentEncoded: Bool = true) -> String
      @primitive public func host(percentEncoded: Bool = true) -> String?
      @primitive public var query: String? { get }
      @primitive public func query(percentEncoded: Bool = true) -> String?
      @primitive public var fragment: String? { get }
      @primitive public func fragment(percentEncoded: Bool = true) -> String?
      @primitive public var user: String? { get }
      @primitive public func user(percentEncoded: Bool = true) -> String?
      @primitive public var password: String? { get }
      @primitive public func password(percentEncoded: Bool = true) -> String?
      @primitive public var relativePath: String { get }
      @primitive public var relativeString: String { get }
      @primitive public var pathComponents: [String] { get }
      @primitive public var lastPathComponent: String { get }
      @primitive public var pathExtension: String { get }
      @primitive public var isFileURL: Bool { get }
      @primitive public var hasDirectoryPath: Bool { get }
      @primitive public var standardized: URL { get }
      @primitive public func appendingPathComponent(_ pathComponent: String) -> URL
      @primitive public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
      @primitive public func appendingPathExtension(_ pathExtension: String) -> URL
      @primitive public func appending<S: StringProtocol>(
        path: S, directoryHint: DirectoryHint = .inferFromPath
      ) -> URL
      @primitive public func appending<S: StringProtocol>(
        component: S, directoryHint: DirectoryHint = .inferFromPath
      ) -> URL
      @primitive public func appending(queryItems: [URLQueryItem]) -> URL
      @primitive public func deletingLastPathComponent() -> URL
      @primitive public func deletingPathExtension() -> URL
      public mutating func appendPathComponent(_ pathComponent: String) { self = appendingPathComponent(pathComponent) }
      public mutating func append<S: StringProtocol>(path: S, directoryHint: DirectoryHint = .inferFromPath) {
        self = appending(path: path, directoryHint: directoryHint)
      }
      public mutating func append<S: StringProtocol>(component: S, directoryHint: DirectoryHint = .inferFromPath) {
        self = appending(component: component, directoryHint: directoryHint)
      }
      public func appending<S: StringProtocol>(
        components: S..., directoryHint: DirectoryHint = .inferFromPath
      ) -> URL {
        var result = self
        for (index, component) in components.enumerated() {
          let isLast = index == components.count - 1
          result.append(component: component, directoryHint: isLast ? directoryHint : .isDirectory)
        }
        return result
      }
      public mutating func append<S: StringProtocol>(
        components: S..., directoryHint: DirectoryHint = .inferFromPath
      ) {
        for (index, component) in components.enumerated() {
          let isLast = index == components.count - 1
          append(component: component, directoryHint: isLast ? directoryHint : .isDirectory)
        }
      }
      public mutating func append(queryItems: [URLQueryItem]) { self = appending(queryItems: queryItems) }
      public mutating func appendPathComponent(_ pathComponent: String, isDirectory: Bool) {
        self = appendingPathComponent(pathComponent, isDirectory: isDirectory)
      }
      public mutating func appendPathExtension(_ pathExtension: String) {
        self = appendingPathExtension(pathExtension)
      }
      public mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
      public mutating func deletePathExtension() { self = deletingPathExtension() }
      public mutating func standardize() { self = standardized }
      public func startAccessingSecurityScopedResource() -> Bool { true }
      public func stopAccessingSecurityScopedResource() {}

      @primitive public static var documentsDirectory: URL { get }
      @primitive public static var cachesDirectory: URL { get }
      @primitive public static var temporaryDirectory: URL { get }
      @primitive public static var homeDirectory: URL { get }
      @primitive public static var applicationSupportDirectory: URL { get }
      public static var libraryDirectory: URL { homeDirectory.appending(path: "Library", directoryHint: .isDirectory) }
      public static var desktopDirectory: URL { homeDirectory.appending(path: "Desktop", directoryHint: .isDirectory) }
      public static var downloadsDirectory: URL {
        homeDirectory.appending(path: "Downloads", directoryHint: .isDirectory)
      }
      public static var moviesDirectory: URL { homeDirectory.appending(path: "Movies", directoryHint: .isDirectory) }
      public static var musicDirectory: URL { homeDirectory.appending(path: "Music", directoryHint: .isDirectory) }
      public static var picturesDirectory: URL { homeDirectory.appending(path: "Pictures", directoryHint: .isDirectory) }
      @primitive public static var downloadsDirectory: URL { get }
    }

    public struct URLQueryItem: Hashable, Sendable, CustomStringConvertible {
      public var name: String
      public var value: String?
      public init(name: String, value: String?) {
        self.name = name
        self.value = value
      }
      public var description: String { value.map { "\(name)=\($0)" } ?? name }
    }

    public struct URLComponents: Hashable, Sendable, CustomStringConvertible {
      public var description: String { url?.description ?? "" }
      public var scheme: String?
      public var host: String?
      public var port: Int?
      public var path = ""
      public var percentEncodedQuery: String?
      public var fragment: String?
      public var user: String?
      public var password: String?
      public init() {}
      @primitive public init?(string: String)
      @primitive public init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
      @primitive public var url: URL? { get }
      @primitive public var string: String? { get }
      @primitive static func _encoded(query: String) -> String
      @primitive static func _encoded(items: [URLQueryItem]) -> String
      @primitive var _percentEncodedPath: String { get }
      @primitive var _percentEncodedHost: String? { get }
      @primitive var _percentEncodedFragment: String? { get }
      public var query: String? {
        get { percentEncodedQuery?.removingPercentEncoding }
        set { percentEncodedQuery = newValue.map { URLComponents._encoded(query: $0) } }
      }
      public var queryItems: [URLQueryItem]? {
        get {
          percentEncodedQueryItems?.map { item in
            URLQueryItem(
              name: item.name.removingPercentEncoding ?? item.name, value: item.value?.removingPercentEncoding)
          }
        }
        set { percentEncodedQuery = newValue.map { URLComponents._encoded(items: $0) } }
      }
      public var percentEncodedPath: String {
        get { _percentEncodedPath }
        set { path = newValue.removingPercentEncoding ?? newValue }
      }
      public var percentEncodedHost: String? {
        get { _percentEncodedHost }
        set { host = newValue?.removingPercentEncoding }
      }
      @primitive var _percentEncodedQueryItems: [URLQueryItem]? { get }
      public var percentEncodedQueryItems: [URLQueryItem]? {
        get { _percentEncodedQueryItems }
        set {
          percentEncodedQuery = newValue?.map { item in
            item.value.map { item.name + "=" + $0 } ?? item.name
          }.joined(separator: "&")
        }
      }
      @primitive public func url(relativeTo base: URL?) -> URL?
      public var rangeOfScheme: Range<String.Index>? { _range(of: scheme) }
      public var rangeOfHost: Range<String.Index>? { _range(of: percentEncodedHost) }
      public var rangeOfQuery: Range<String.Index>? { _range(of: percentEncodedQuery) }
      public var rangeOfFragment: Range<String.Index>? { _range(of: percentEncodedFragment) }
      public var rangeOfPath: Range<String.Index>? { _range(of: percentEncodedPath) }
      func _range(of part: String?) -> Range<String.Index>? {
        guard let part, !part.isEmpty else { return nil }
        return string?.range(of: part)
      }
      public var percentEncodedFragment: String? {
        get { _percentEncodedFragment }
        set { fragment = newValue?.removingPercentEncoding }
      }
    }

    open class Bundle: NSObject, @unchecked Sendable {
      @primitive public class var main: Bundle { get }
      @primitive public init?(path: String)
      @primitive public init(for aClass: AnyClass)
      /// The bundle of a package's resources, which Xcode declares in each package.
      public class var module: Bundle { main }
      @primitive public init?(url: URL)
      /// Any bundle: its resources are looked up in the app's bundle.
      public init?(identifier: String) {}
      @primitive public func url(forResource name: String?, withExtension ext: String?) -> URL?
      @primitive public func url(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
      ) -> URL?
      @primitive public func path(forResource name: String?, ofType ext: String?) -> String?
      @primitive public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
      public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
      // The values of Xcode's template for a new app, and those of the project.
      public var infoDictionary: [String: Any]? {
        var values: [String: Any] = [
          "CFBundleName": "App", "CFBundleDisplayName": "App", "CFBundleExecutable": "App",
          "CFBundleIdentifier": "com.example.App", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
          "NSHumanReadableCopyright": "",
        ]
        for (key, text) in Bundle.textsOfProject() { values[key] = text }
        return values
      }
      @primitive static func textsOfProject() -> [(String, String)]
      public var bundleIdentifier: String? { "com.example.App" }
      public var bundleURL: URL { URL(fileURLWithPath: "/App.app") }
      public var bundlePath: String { "/App.app" }
      public var resourceURL: URL? { bundleURL }
      public var resourcePath: String? { bundlePath }
      public var preferredLocalizations: [String] { ["en"] }
      /// The localizations that suit the user, whose language is English.
      public class func preferredLocalizations(from localizationsArray: [String]) -> [String] {
        let english = localizationsArray.filter { $0 == "en" || $0.hasPrefix("en-") || $0.hasPrefix("en_") }
        return english.isEmpty ? Array(localizationsArray.prefix(1)) : Array(english.prefix(1))
      }
      public class func preferredLocalizations(
        from localizationsArray: [String], forPreferences preferencesArray: [String]?
      ) -> [String] {
        let wanted = preferencesArray ?? ["en"]
        let found = wanted.filter { localizationsArray.contains($0) }
        return found.isEmpty ? preferredLocalizations(from: localizationsArray) : Array(found.prefix(1))
      }
      public var localizations: [String] { ["en"] }
      public var developmentLocalization: String? { "en" }
      public var localizedInfoDictionary: [String: Any]? { infoDictionary }
      public var executableURL: URL? { bundleURL.appendingPathComponent("App") }
      public var executablePath: String? { bundlePath + "/App" }
      public var appStoreReceiptURL: URL? { nil }
      public var builtInPlugInsURL: URL? { nil }
      public var principalClass: AnyClass? { nil }
      public var isLoaded: Bool { true }
      @discardableResult
      public func load() -> Bool { true }
      public func loadAndReturnError() throws {}
      public class var allBundles: [Bundle] { [main] }
      public class var allFrameworks: [Bundle] { [] }
    }

    open class FileManager: NSObject, @unchecked Sendable {
      @primitive public class var `default`: FileManager { get }
      public enum SearchPathDirectory: UInt, Sendable {
        case applicationDirectory = 1
        case demoApplicationDirectory, developerApplicationDirectory, adminApplicationDirectory
        case libraryDirectory = 5
        case developerDirectory, userDirectory, documentationDirectory
        case documentDirectory = 9
        case coreServiceDirectory, autosavedInformationDirectory
        case desktopDirectory = 12
        case cachesDirectory = 13
        case applicationSupportDirectory = 14
        case downloadsDirectory = 15
        case inputMethodsDirectory
        case moviesDirectory = 17
        case musicDirectory = 18
        case picturesDirectory = 19
        case printerDescriptionDirectory, sharedPublicDirectory, preferencePanesDirectory, applicationScriptsDirectory
        case itemReplacementDirectory = 99
        case allApplicationsDirectory, allLibrariesDirectory, trashDirectory
      }
      public struct SearchPathDomainMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
        public static let localDomainMask = SearchPathDomainMask(rawValue: 2)
        public static let networkDomainMask = SearchPathDomainMask(rawValue: 4)
        public static let systemDomainMask = SearchPathDomainMask(rawValue: 8)
        public static let allDomainsMask = SearchPathDomainMask(rawValue: 0xffff)
      }
      public struct DirectoryEnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let skipsSubdirectoryDescendants = DirectoryEnumerationOptions(rawValue: 1)
        public static let skipsPackageDescendants = DirectoryEnumerationOptions(rawValue: 2)
        public static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
        public static let includesDirectoriesPostOrder = DirectoryEnumerationOptions(rawValue: 8)
        public static let producesRelativePathURLs = DirectoryEnumerationOptions(rawValue: 16)
      }
      @primitive public func urls(
        for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
      ) -> [URL]
      @primitive public func url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
        create shouldCreate: Bool
      ) throws -> URL
      @primitive public func fileExists(atPath path: String) -> Bool
      public func fileExists(atPath path: String, isDirectory: inout ObjCBool) -> Bool {
        isDirectory = ObjCBool((try? contentsOfDirectory(atPath: path)) != nil)
        return fileExists(atPath: path)
      }
      @slow("reads a file")
      @primitive public func contents(atPath path: String) -> Data?
      @discardableResult
      @effect("writes a file")
      @primitive public func createFile(
        atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
      ) -> Bool
      @slow("reads a folder")
      @primitive public func contentsOfDirectory(atPath path: String) throws -> [String]
      @slow("reads a folder")
      @primitive public func contentsOfDirectory(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: DirectoryEnumerationOptions = []
      ) throws -> [URL]
      @effect("makes a folder")
      @primitive public func createDirectory(
        at url: URL, withIntermediateDirectories createIntermediates: Bool,
        attributes: [FileAttributeKey: Any]? = nil
      ) throws
      @effect("makes a folder")
      @primitive public func createDirectory(
        atPath path: String, withIntermediateDirectories createIntermediates: Bool,
        attributes: [FileAttributeKey: Any]? = nil
      ) throws
      @effect("deletes a file")
      @primitive public func removeItem(at url: URL) throws
      @effect("deletes a file")
      @primitive public func removeItem(atPath path: String) throws
      @effect("copies a file")
      @primitive public func copyItem(at srcURL: URL, to dstURL: URL) throws
      @effect("moves a file")
      @primitive public func moveItem(at srcURL: URL, to dstURL: URL) throws
      @effect("copies a file")
      public func copyItem(atPath srcPath: String, toPath dstPath: String) throws {
        try copyItem(at: URL(fileURLWithPath: srcPath), to: URL(fileURLWithPath: dstPath))
      }
      @effect("moves a file")
      public func moveItem(atPath srcPath: String, toPath dstPath: String) throws {
        try moveItem(at: URL(fileURLWithPath: srcPath), to: URL(fileURLWithPath: dstPath))
      }
      public func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
      public func isExecutableFile(atPath path: String) -> Bool { false }
      /// There are no links: only the project's own files are seen.
      public func destinationOfSymbolicLink(atPath path: String) throws -> String {
        throw CocoaError(
          fileExists(atPath: path) ? .fileReadUnknown : .fileReadNoSuchFile,
          userInfo: ["NSFilePath": path, "NSURL": URL(fileURLWithPath: path)])
      }
      @effect("makes a link")
      public func createSymbolicLink(atPath path: String, withDestinationPath destPath: String) throws {
        throw CocoaError(.fileWriteUnknown, userInfo: ["NSFilePath": path])
      }
      @effect("makes a link")
      public func createSymbolicLink(at url: URL, withDestinationURL destURL: URL) throws {
        try createSymbolicLink(atPath: url.path, withDestinationPath: destURL.path)
      }
      @effect("makes a link")
      public func linkItem(atPath srcPath: String, toPath dstPath: String) throws {
        try copyItem(atPath: srcPath, toPath: dstPath)
      }
      @effect("makes a link")
      public func linkItem(at srcURL: URL, to dstURL: URL) throws { try copyItem(at: srcURL, to: dstURL) }
      /// The working directory stays what it is.
      @discardableResult
      public func changeCurrentDirectoryPath(_ path: String) -> Bool { path == currentDirectoryPath }
      public func isWritableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
      public func isDeletableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
      public func contentsEqual(atPath path1: String, andPath path2: String) -> Bool {
        guard let first = contents(atPath: path1), let second = contents(atPath: path2) else { return false }
        return first == second
      }
      @slow("reads folders")
      public func subpathsOfDirectory(atPath path: String) throws -> [String] {
        var result: [String] = []
        for name in try contentsOfDirectory(atPath: path) {
          result.append(name)
          result += (subpaths(atPath: path + "/" + name) ?? []).map { name + "/" + $0 }
        }
        return result
      }
      @slow("reads folders")
      public func subpaths(atPath path: String) -> [String]? { try? subpathsOfDirectory(atPath: path) }
      @slow("reads folders")
      public func enumerator(atPath path: String) -> DirectoryEnumerator? {
        subpaths(atPath: path).map { DirectoryEnumerator($0) }
      }
      open class DirectoryEnumerator: Sequence, IteratorProtocol {
        public typealias Element = Any
        var paths: [Any]
        init(_ paths: [Any]) { self.paths = paths }
        public func next() -> Any? { nextObject() }
        public func nextObject() -> Any? { paths.isEmpty ? nil : paths.removeFirst() }
        public var allObjects: [Any] { paths }
        public var level: Int { 1 }
        public func skipDescendants() {}
        public func skipDescendents() {}
      }
      @slow("reads folders")
      public func enumerator(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: DirectoryEnumerationOptions = [],
        errorHandler handler: ((URL, any Error) -> Bool)? = nil
      ) -> DirectoryEnumerator? {
        guard let found = subpaths(atPath: url.path) else { return nil }
        let isShallow = mask.contains(.skipsSubdirectoryDescendants)
        let shown = found.filter { path in
          let parts = path.split(separator: "/")
          return !(isShallow && parts.count > 1)
            && !(mask.contains(.skipsHiddenFiles) && parts.contains { $0.hasPrefix(".") })
        }
        return DirectoryEnumerator(shown.map { url.appendingPathComponent($0) })
      }
      public func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {}
      public func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey: Any] {
        [.systemSize: 128_000_000_000 as Int64, .systemFreeSize: 64_000_000_000 as Int64]
      }
      public func displayName(atPath path: String) -> String { path.split(separator: "/").last.map { String($0) } ?? path }
      @discardableResult
      @effect("moves a file")
      public func replaceItemAt(
        _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil,
        options: ItemReplacementOptions = []
      ) throws -> URL? {
        if fileExists(atPath: originalItemURL.path) { try removeItem(at: originalItemURL) }
        try moveItem(at: newItemURL, to: originalItemURL)
        return originalItemURL
      }
      @effect("deletes a file")
      public func trashItem(at url: URL, resultingItemURL: inout NSURL?) throws { try removeItem(at: url) }
      /// There is no iCloud container.
      public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
      public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
        guard fileExists(atPath: path) else {
          throw CocoaError(
            .fileReadNoSuchFile, userInfo: ["NSFilePath": path, "NSURL": URL(fileURLWithPath: path)])
        }
        let data = contents(atPath: path)
        return [
          .size: data?.count ?? 0, .type: data == nil ? FileAttributeType.typeDirectory : FileAttributeType.typeRegular,
        ]
      }
      @primitive public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL?
      @primitive public var temporaryDirectory: URL { get }
      @primitive public var currentDirectoryPath: String { get }
      public var homeDirectoryForCurrentUser: URL { URL.homeDirectory }
    }

    public struct FileAttributeType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let typeDirectory = FileAttributeType(rawValue: "NSFileTypeDirectory")
      public static let typeRegular = FileAttributeType(rawValue: "NSFileTypeRegular")
    }

    public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let size = FileAttributeKey(rawValue: "NSFileSize")
      public static let creationDate = FileAttributeKey(rawValue: "NSFileCreationDate")
      public static let modificationDate = FileAttributeKey(rawValue: "NSFileModificationDate")
      public static let type = FileAttributeKey(rawValue: "NSFileType")
      public static let posixPermissions = FileAttributeKey(rawValue: "NSFilePosixPermissions")
      public static let protectionKey = FileAttributeKey(rawValue: "NSFileProtectionKey")
      public static let systemSize = FileAttributeKey(rawValue: "NSFileSystemSize")
      public static let systemFreeSize = FileAttributeKey(rawValue: "NSFileSystemFreeSize")
    }

    public struct URLResourceKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let isAliasFileKey = URLResourceKey(rawValue: "NSURLIsAliasFileKey")
      public static let pathKey = URLResourceKey(rawValue: "_NSURLPathKey")
      public static let typeIdentifierKey = URLResourceKey(rawValue: "NSURLTypeIdentifierKey")
      public static let isVolumeKey = URLResourceKey(rawValue: "NSURLIsVolumeKey")
      public static let parentDirectoryURLKey = URLResourceKey(rawValue: "NSURLParentDirectoryURLKey")
      public static let isExecutableKey = URLResourceKey(rawValue: "NSURLIsExecutableKey")
      public static let attributeModificationDateKey = URLResourceKey(rawValue: "NSURLAttributeModificationDateKey")
      public static let isDirectoryKey = URLResourceKey(rawValue: "NSURLIsDirectoryKey")
      public static let nameKey = URLResourceKey(rawValue: "NSURLNameKey")
      public static let fileSizeKey = URLResourceKey(rawValue: "NSURLFileSizeKey")
      public static let creationDateKey = URLResourceKey(rawValue: "NSURLCreationDateKey")
      public static let contentModificationDateKey = URLResourceKey(rawValue: "NSURLContentModificationDateKey")
      public static let isRegularFileKey = URLResourceKey(rawValue: "NSURLIsRegularFileKey")
      public static let isHiddenKey = URLResourceKey(rawValue: "NSURLIsHiddenKey")
      public static let isSymbolicLinkKey = URLResourceKey(rawValue: "NSURLIsSymbolicLinkKey")
      public static let isWritableKey = URLResourceKey(rawValue: "NSURLIsWritableKey")
      public static let isReadableKey = URLResourceKey(rawValue: "NSURLIsReadableKey")
      public static let isApplicationKey = URLResourceKey(rawValue: "NSURLIsApplicationKey")
      public static let totalFileAllocatedSizeKey = URLResourceKey(rawValue: "NSURLTotalFileAllocatedSizeKey")
      public static let contentAccessDateKey = URLResourceKey(rawValue: "NSURLContentAccessDateKey")
      public static let volumeAvailableCapacityKey = URLResourceKey(rawValue: "NSURLVolumeAvailableCapacityKey")
      public static let ubiquitousItemDownloadingStatusKey =
        URLResourceKey(rawValue: "NSURLUbiquitousItemDownloadingStatusKey")
      public static let isPackageKey = URLResourceKey(rawValue: "NSURLIsPackageKey")
      public static let isExcludedFromBackupKey = URLResourceKey(rawValue: "NSURLIsExcludedFromBackupKey")
      public static let totalFileSizeKey = URLResourceKey(rawValue: "NSURLTotalFileSizeKey")
      public static let fileAllocatedSizeKey = URLResourceKey(rawValue: "NSURLFileAllocatedSizeKey")
      public static let localizedNameKey = URLResourceKey(rawValue: "NSURLLocalizedNameKey")
      public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
      public static let volumeAvailableCapacityForImportantUsageKey =
        URLResourceKey(rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
      public static let volumeTotalCapacityKey = URLResourceKey(rawValue: "NSURLVolumeTotalCapacityKey")
    }

    /// The known facts about a file: its name, its size and whether it is a folder.
    public struct URLResourceValues {
      public init() {}
      public var name: String?
      public var isDirectory: Bool?
      public var isRegularFile: Bool?
      public var isHidden: Bool?
      public var isPackage: Bool?
      public var isSymbolicLink: Bool?
      public var isWritable: Bool?
      public var isReadable: Bool?
      public var isApplication: Bool?
      public var totalFileAllocatedSize: Int?
      public var fileAllocatedSize: Int?
      public var contentAccessDate: Date?
      public var volumeAvailableCapacity: Int?
      public var allValues: [URLResourceKey: Any] { [:] }
      public var isExcludedFromBackup: Bool?
      public var fileSize: Int?
      public var totalFileSize: Int?
      public var localizedName: String?
      public var creationDate: Date?
      public var contentModificationDate: Date?
      public var volumeAvailableCapacityForImportantUsage: Int64?
      public var volumeTotalCapacity: Int?
    }

    extension URL {
      public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        var values = URLResourceValues()
        values.name = lastPathComponent
        values.localizedName = lastPathComponent
        values.isHidden = lastPathComponent.hasPrefix(".")
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
        values.isDirectory = isFolder
        values.isRegularFile = !isFolder
        values.fileSize = attributes[.size] as? Int
        values.totalFileSize = values.fileSize
        values.fileAllocatedSize = values.fileSize
        values.totalFileAllocatedSize = values.fileSize
        values.isSymbolicLink = false
        values.isPackage = false
        values.isReadable = true
        values.isWritable = true
        values.creationDate = attributes[.creationDate] as? Date
        values.contentModificationDate = attributes[.modificationDate] as? Date
        return values
      }
      public mutating func setResourceValues(_ values: URLResourceValues) throws {}
      public func checkResourceIsReachable() throws -> Bool { FileManager.default.fileExists(atPath: path) }
      public var standardizedFileURL: URL { standardized }
      public func resolvingSymlinksInPath() -> URL { self }
      public mutating func resolveSymlinksInPath() {}

      public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 512)
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1024)
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 2048)
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 4096)
      }
      public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 256)
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 512)
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1024)
      }
      // A bookmark contains the address.
      public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
      ) throws -> Data { Data(absoluteString.utf8) }
      public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
      ) throws {
        bookmarkDataIsStale = false
        guard let text = String(data: data, encoding: .utf8), let found = URL(string: text) else {
          throw CocoaError(.fileReadCorruptFile)
        }
        self = found
      }
      public init?(dataRepresentation: Data, relativeTo base: URL?, isAbsolute: Bool = false) {
        guard let text = String(data: dataRepresentation, encoding: .utf8), let found = URL(string: text, relativeTo: base)
        else { return nil }
        self = found
      }
      public var dataRepresentation: Data { Data(absoluteString.utf8) }
    }
    """#
}
