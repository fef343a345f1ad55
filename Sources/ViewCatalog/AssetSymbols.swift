extension Catalogue {
  /// The declarations that Xcode generates for the colours, or for the images, in a project's asset catalogues, so that
  /// code can use `Color(.brand)` and `.brand`.
  public struct AssetSymbols: Sendable {
    /// The suffixes of the folders that contain one such asset each.
    public let suffixes: [String]
    /// The suffix that is removed from an asset's name to form its symbol: `AccentColor` becomes `accent`.
    public let word: String
    /// The types with a static member for each asset.
    public let extensions: [Extension]

    /// An extension of a type with static members.
    public struct Extension: Sendable {
      /// The extended type. A member with the name of an existing one is left out.
      public let type: String
      /// The `where` clause of the extension.
      public let condition: String
      /// The type of the members.
      public let memberType: String
      /// The value of a member, with `$` in place of the asset's name.
      public let value: String
      /// Whether assets in a namespace folder have members too, in an `enum` with the folder's name.
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

  /// The symbols that Xcode generates, by the kind of asset.
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
