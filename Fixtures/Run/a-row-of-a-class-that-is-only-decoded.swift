// Shown at 200x48: an object of a class whose only initializer decodes it stands in with plausible properties.
import SwiftData
import SwiftUI

@Model final class Entry: Decodable {
  var id: Int
  var amount: Double
  var note: String?

  private enum CodingKeys: String, CodingKey { case id, amount }

  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    amount = try container.decode(Double.self, forKey: .amount)
  }
}

final class Shelf: Decodable {
  let title: String
  var places = 3

  private enum CodingKeys: String, CodingKey { case title }

  required init(from decoder: Decoder) throws {
    title = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .title)
  }
}

struct ContentView: View {
  let entry: Entry
  let shelf: Shelf

  var body: some View {
    Text("\(entry.id) \(entry.amount, specifier: "%.1f") \(entry.note ?? "-") \(shelf.title) \(shelf.places)")
  }
}
