import Foundation

struct Plant: Decodable {
  let name: String

  static let all: [Plant] = {
    guard let url = Bundle.main.url(forResource: "plants", withExtension: "json"), let data = try? Data(contentsOf: url)
    else { return [] }
    return (try? JSONDecoder().decode([Plant].self, from: data)) ?? []
  }()
}
