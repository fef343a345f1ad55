extension InterfaceText {
  /// Rarely used members of the file manager, and the keys of attributes of files.
  static let foundationFileMembers = #"""
    extension FileManager {
      public struct ItemReplacementOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let usingNewMetadataOnly = ItemReplacementOptions(rawValue: 1)
        public static let withoutDeletingBackupItem = ItemReplacementOptions(rawValue: 2)
      }
      public enum URLRelationship: Int, Sendable { case contains, same, other }
      public struct VolumeEnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let skipHiddenVolumes = VolumeEnumerationOptions(rawValue: 2)
        public static let produceFileReferenceURLs = VolumeEnumerationOptions(rawValue: 4)
      }
      public func getRelationship(
        _ outRelationship: UnsafeMutablePointer<URLRelationship>, ofDirectoryAt directoryURL: URL,
        toItemAt otherURL: URL
      ) throws {
        let (folder, item) = (directoryURL.standardizedFileURL.path, otherURL.standardizedFileURL.path)
        outRelationship.pointee = folder == item ? .same : item.hasPrefix(folder + "/") ? .contains : .other
      }
      public func mountedVolumeURLs(
        includingResourceValuesForKeys propertyKeys: [URLResourceKey]?, options: VolumeEnumerationOptions = []
      ) -> [URL]? { [URL(fileURLWithPath: "/")] }
      public func homeDirectory(forUser userName: String) -> URL? {
        userName == NSUserName() ? homeDirectoryForCurrentUser : nil
      }
      public func componentsToDisplay(forPath path: String) -> [String]? {
        fileExists(atPath: path) ? path.split(separator: "/").map { String($0) } : nil
      }
      public func startDownloadingUbiquitousItem(at url: URL) throws {}
      public func evictUbiquitousItem(at url: URL) throws {}
      public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {}
    }

    public struct FileProtectionType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let none = FileProtectionType(rawValue: "NSFileProtectionNone")
      public static let complete = FileProtectionType(rawValue: "NSFileProtectionComplete")
      public static let completeUnlessOpen = FileProtectionType(rawValue: "NSFileProtectionCompleteUnlessOpen")
      public static let completeUntilFirstUserAuthentication =
        FileProtectionType(rawValue: "NSFileProtectionCompleteUntilFirstUserAuthentication")
    }
    extension FileAttributeKey {
      public static let referenceCount = FileAttributeKey(rawValue: "NSFileReferenceCount")
      public static let deviceIdentifier = FileAttributeKey(rawValue: "NSFileDeviceIdentifier")
      public static let ownerAccountName = FileAttributeKey(rawValue: "NSFileOwnerAccountName")
      public static let ownerAccountID = FileAttributeKey(rawValue: "NSFileOwnerAccountID")
      public static let groupOwnerAccountName = FileAttributeKey(rawValue: "NSFileGroupOwnerAccountName")
      public static let groupOwnerAccountID = FileAttributeKey(rawValue: "NSFileGroupOwnerAccountID")
      public static let systemNumber = FileAttributeKey(rawValue: "NSFileSystemNumber")
      public static let systemFileNumber = FileAttributeKey(rawValue: "NSFileSystemFileNumber")
      public static let extensionHidden = FileAttributeKey(rawValue: "NSFileExtensionHidden")
      public static let immutable = FileAttributeKey(rawValue: "NSFileImmutable")
      public static let appendOnly = FileAttributeKey(rawValue: "NSFileAppendOnly")
      public static let hfsCreatorCode = FileAttributeKey(rawValue: "NSFileHFSCreatorCode")
      public static let hfsTypeCode = FileAttributeKey(rawValue: "NSFileHFSTypeCode")
      public static let systemNodes = FileAttributeKey(rawValue: "NSFileSystemNodes")
      public static let systemFreeNodes = FileAttributeKey(rawValue: "NSFileSystemFreeNodes")
    }
    """#
}
