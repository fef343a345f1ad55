protocol Engine { var power: Int { get }; func start() -> String }
struct Petrol: Engine { let power = 90; func start() -> String { "vroom" } }
struct Electric: Engine { var power: Int { 120 }; func start() -> String { "hum" } }
struct Car: Engine {
  private let engine: any Engine
  private(set) var starts = 0
  init(_ engine: any Engine) { self.engine = engine }
  var power: Int { engine.power }
  func start() -> String { "car: " + engine.start() }
  mutating func drive() -> String { starts += 1; return start() + " #\(starts)" }
}
var car = Car(Electric())
print(car.drive(), car.drive(), car.power, Car(Petrol()).start(), Car(Car(Petrol())).start())
protocol TableDelegate: AnyObject {
  func rows(in table: Table) -> Int
  func table(_ table: Table, titleFor row: Int) -> String
  func table(_ table: Table, didSelect row: Int)
}
extension TableDelegate {
  func rows(in table: Table) -> Int { 2 }
  func table(_ table: Table, didSelect row: Int) { print("ignored", row) }
}
final class Table {
  weak var delegate: TableDelegate?
  fileprivate var selected: Int? { didSet { if let selected, selected != oldValue { delegate?.table(self, didSelect: selected) } } }
  func draw() -> [String] {
    guard let delegate else { return ["no delegate"] }
    return (0..<delegate.rows(in: self)).map { (selected == $0 ? ">" : " ") + delegate.table(self, titleFor: $0) }
  }
}
final class Minimal: TableDelegate { func table(_ table: Table, titleFor row: Int) -> String { "row \(row)" } }
final class Full: TableDelegate {
  private let titles = ["a", "b", "c"]
  private var picks: [String] = []
  func rows(in table: Table) -> Int { titles.count }
  func table(_ table: Table, titleFor row: Int) -> String { titles[row] }
  func table(_ table: Table, didSelect row: Int) { picks.append(titles[row]); print("picked", picks) }
}
let table = Table()
print(table.draw())
let minimal = Minimal()
table.delegate = minimal
table.selected = 1
print(table.draw())
var full: Full? = Full()
table.delegate = full
table.selected = 2
table.selected = 2
table.selected = 0
print(table.draw())
full = nil
print(table.draw(), table.delegate == nil)
