extension InterfaceText {
  /// Types of files and data.
  static let swiftUIContentTypes = #"""
    public struct UTType: Hashable, Sendable {
      public let identifier: String
      init(known identifier: String) {
        self.identifier = identifier
      }
      public init?(_ identifier: String) {
        self.identifier = identifier
      }
      public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.identifier = identifier
      }
      public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.identifier = identifier
      }
      public init?(filenameExtension: String) {
        self.init(_extension: filenameExtension)
      }
      public init?(filenameExtension: String, conformingTo supertype: UTType) {
        self.init(_extension: filenameExtension)
      }
      public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let fact = UTType._facts.first(where: { $0.mime == mimeType }) else { return nil }
        identifier = fact.identifier
      }
      init(_extension text: String) {
        let fact = UTType._facts.first { $0.extensions.contains(text.lowercased()) }
        identifier = fact?.identifier ?? "dyn." + text
      }
      static let _facts: [(identifier: String, extensions: [String], mime: String?, parents: [String])] = [
        ("public.plain-text", ["txt", "text"], "text/plain", ["public.text", "public.content", "public.data"]),
        ("public.json", ["json"], "application/json", ["public.text", "public.content", "public.data"]),
        ("public.xml", ["xml"], "application/xml", ["public.text", "public.content", "public.data"]),
        ("public.html", ["html", "htm"], "text/html", ["public.text", "public.content", "public.data"]),
        ("public.rtf", ["rtf"], "text/rtf", ["public.text", "public.content", "public.data"]),
        ("public.comma-separated-values-text", ["csv"], "text/csv", ["public.text", "public.content", "public.data"]),
        ("public.swift-source", ["swift"], nil, ["public.source-code", "public.text", "public.content", "public.data"]),
        ("com.adobe.pdf", ["pdf"], "application/pdf", ["public.content", "public.data"]),
        ("public.png", ["png"], "image/png", ["public.image", "public.content", "public.data"]),
        ("public.jpeg", ["jpg", "jpeg"], "image/jpeg", ["public.image", "public.content", "public.data"]),
        ("com.compuserve.gif", ["gif"], "image/gif", ["public.image", "public.content", "public.data"]),
        ("public.svg-image", ["svg"], "image/svg+xml", ["public.image", "public.content", "public.data"]),
        ("public.heic", ["heic"], "image/heic", ["public.image", "public.content", "public.data"]),
        ("public.tiff", ["tiff", "tif"], "image/tiff", ["public.image", "public.content", "public.data"]),
        ("org.webmproject.webp", ["webp"], "image/webp", ["public.image", "public.content", "public.data"]),
        ("public.mpeg-4", ["mp4"], "video/mp4", ["public.movie", "public.audiovisual-content", "public.content", "public.data"]),
        (
          "com.apple.quicktime-movie", ["mov"], "video/quicktime",
          ["public.movie", "public.audiovisual-content", "public.content", "public.data"]
        ),
        ("public.mp3", ["mp3"], "audio/mpeg", ["public.audio", "public.audiovisual-content", "public.content", "public.data"]),
        ("com.microsoft.waveform-audio", ["wav"], "audio/wav", ["public.audio", "public.content", "public.data"]),
        ("public.mpeg-4-audio", ["m4a"], "audio/mp4", ["public.audio", "public.content", "public.data"]),
        ("public.zip-archive", ["zip"], "application/zip", ["public.archive", "public.data"]),
        ("org.idpf.epub-container", ["epub"], "application/epub+zip", ["public.content", "public.data"]),
        ("com.apple.property-list", ["plist"], nil, ["public.data"]),
        ("public.folder", [], nil, ["public.directory"]),
      ]
      private var _fact: (identifier: String, extensions: [String], mime: String?, parents: [String])? {
        UTType._facts.first { $0.identifier == identifier }
      }
      public var preferredFilenameExtension: String? { _fact?.extensions.first }
      public var preferredMIMEType: String? { _fact?.mime ?? nil }
      public var localizedDescription: String? { identifier }
      public var description: String { identifier }
      public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
      public var isDeclared: Bool { !isDynamic }
      public var isPublic: Bool { identifier.hasPrefix("public.") }
      public func conforms(to type: UTType) -> Bool {
        type == self || type == .item || _fact?.parents.contains(type.identifier) ?? false
      }
      public func isSubtype(of type: UTType) -> Bool { type != self && conforms(to: type) }
      public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
      public static let item = UTType(known: "public.item")
      public static let content = UTType(known: "public.content")
      public static let data = UTType(known: "public.data")
      public static let directory = UTType(known: "public.directory")
      public static let folder = UTType(known: "public.folder")
      public static let text = UTType(known: "public.text")
      public static let plainText = UTType(known: "public.plain-text")
      public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
      public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
      public static let json = UTType(known: "public.json")
      public static let xml = UTType(known: "public.xml")
      public static let html = UTType(known: "public.html")
      public static let rtf = UTType(known: "public.rtf")
      public static let pdf = UTType(known: "com.adobe.pdf")
      public static let url = UTType(known: "public.url")
      public static let fileURL = UTType(known: "public.file-url")
      public static let image = UTType(known: "public.image")
      public static let png = UTType(known: "public.png")
      public static let jpeg = UTType(known: "public.jpeg")
      public static let gif = UTType(known: "com.compuserve.gif")
      public static let svg = UTType(known: "public.svg-image")
      public static let movie = UTType(known: "public.movie")
      public static let video = UTType(known: "public.video")
      public static let audio = UTType(known: "public.audio")
      public static let mp3 = UTType(known: "public.mp3")
      public static let zip = UTType(known: "public.zip-archive")
      public static let archive = UTType(known: "public.archive")
      public static let epub = UTType(known: "org.idpf.epub-container")
      public static let propertyList = UTType(known: "com.apple.property-list")
      public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
      public static let sourceCode = UTType(known: "public.source-code")
      public static let swiftSource = UTType(known: "public.swift-source")
      public static let shellScript = UTType(known: "public.shell-script")
      public static let delimitedText = UTType(known: "public.delimited-values-text")
      public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
      public static let yaml = UTType(known: "public.yaml")
      public static let log = UTType(known: "com.apple.log")
      public static let heic = UTType(known: "public.heic")
      public static let heif = UTType(known: "public.heif")
      public static let tiff = UTType(known: "public.tiff")
      public static let bmp = UTType(known: "com.microsoft.bmp")
      public static let ico = UTType(known: "com.microsoft.ico")
      public static let icns = UTType(known: "com.apple.icns")
      public static let webP = UTType(known: "org.webmproject.webp")
      public static let rawImage = UTType(known: "com.adobe.raw-image")
      public static let livePhoto = UTType(known: "com.apple.live-photo")
      public static let audiovisualContent = UTType(known: "public.audiovisual-content")
      public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
      public static let mpeg4Movie = UTType(known: "public.mpeg-4")
      public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
      public static let wav = UTType(known: "com.microsoft.waveform-audio")
      public static let aiff = UTType(known: "public.aiff-audio")
      public static let midi = UTType(known: "public.midi-audio")
      public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
      public static let package = UTType(known: "com.apple.package")
      public static let bundle = UTType(known: "com.apple.bundle")
      public static let application = UTType(known: "com.apple.application")
      public static let applicationBundle = UTType(known: "com.apple.application-bundle")
      public static let executable = UTType(known: "public.executable")
      public static let unixExecutable = UTType(known: "public.unix-executable")
      public static let database = UTType(known: "public.database")
      public static let font = UTType(known: "public.font")
      public static let contact = UTType(known: "public.contact")
      public static let vCard = UTType(known: "public.vcard")
      public static let calendarEvent = UTType(known: "public.calendar-event")
      public static let emailMessage = UTType(known: "public.email-message")
      public static let message = UTType(known: "public.message")
      public static let spreadsheet = UTType(known: "public.spreadsheet")
      public static let presentation = UTType(known: "public.presentation")
      public static let compositeContent = UTType(known: "public.composite-content")
      public static let diskImage = UTType(known: "public.disk-image")
      public static let volume = UTType(known: "public.volume")
      public static let symbolicLink = UTType(known: "public.symlink")
      public static let internetLocation = UTType(known: "com.apple.internet-location")
      public static let webArchive = UTType(known: "com.apple.webarchive")
      public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
      public static let bz2 = UTType(known: "public.bzip2-archive")
      public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
      public static let x509Certificate = UTType(known: "public.x509-certificate")
      public static let javaScript = UTType(known: "com.netscape.javascript-source")
      public static let pythonScript = UTType(known: "public.python-script")
    }

    extension URL {
      public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let ending = contentType.preferredFilenameExtension.map { "." + $0 } ?? ""
        return appendingPathComponent(partialName.hasSuffix(ending) ? partialName : partialName + ending)
      }
      public func appending(component: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(component, conformingTo: contentType)
      }
      public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
      }
    }
    """#
}
