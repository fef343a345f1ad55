extension Catalogue {
  /// What Xcode declares for the colours, or for the images, in the asset catalogues of a project, so that code can say
  /// `Color(.brand)` and `.brand`.
  public struct AssetSymbols: Sendable {
    /// How the folders end that hold one such asset each.
    public let suffixes: [String]
    /// The word that the name of a symbol leaves out if that of its asset ends in it: `AccentColor` is `accent`.
    public let word: String
    /// The types that have a static member for each asset.
    public let extensions: [Extension]

    /// Static members of a type.
    public struct Extension: Sendable {
      /// A member of which the type has one already by the asset's name is left out.
      public let type: String
      /// What stands between the type and the brace.
      public let condition: String
      /// The type of the members.
      public let memberType: String
      /// What a member is, with `$` for the name of the asset.
      public let value: String
      /// Whether assets in a folder that is a namespace have members too, in an `enum` of the folder's name.
      public let hasNamespaces: Bool

      init(
        _ type: String, where condition: String = "", of memberType: String? = nil, as value: String,
        hasNamespaces: Bool = true
      ) {
        self.type = type
        self.condition = condition
        self.memberType = memberType ?? type
        self.value = value
        self.hasNamespaces = hasNamespaces
      }
    }
  }

  /// What Xcode declares for assets, a kind of them at a time.
  public static let assetSymbols = [
    AssetSymbols(
      suffixes: [".colorset"], word: "color",
      extensions: [
        AssetSymbols.Extension("ColorResource", as: #"ColorResource(name: "$", bundle: .main)"#),
        AssetSymbols.Extension("UIColor", as: #"UIColor(Color("$"))"#),
        AssetSymbols.Extension("Color", as: #"Color("$")"#),
        AssetSymbols.Extension(
          "ShapeStyle", where: " where Self == Color", of: "Color", as: #"Color("$")"#, hasNamespaces: false),
      ]),
    AssetSymbols(
      suffixes: [".imageset", ".symbolset"], word: "image",
      extensions: [
        AssetSymbols.Extension("ImageResource", as: #"ImageResource(name: "$", bundle: .main)"#),
        AssetSymbols.Extension("UIImage", as: #"UIImage(named: "$")!"#),
      ]),
  ]
}
