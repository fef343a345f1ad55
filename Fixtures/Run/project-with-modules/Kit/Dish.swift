public struct Dish: Codable, Identifiable {
  public let name: String
  public let cents: Int
  public var id: String { name }
}
