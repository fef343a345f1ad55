enum VehicleSize: Int, Comparable { case motorcycle = 1, car, truck
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }

protocol Vehicle { var plate: String { get }; var size: VehicleSize { get }; var hourlyRate: Int { get } }
extension Vehicle { var hourlyRate: Int { size.rawValue * 100 } }
struct Car: Vehicle { let plate: String; let size = VehicleSize.car }
struct Motorcycle: Vehicle { let plate: String; var size: VehicleSize { .motorcycle } }
struct Truck: Vehicle { let plate: String; let size: VehicleSize = .truck; let hourlyRate = 500 }

final class Spot {
  let number: Int, size: VehicleSize
  private(set) var occupant: (vehicle: any Vehicle, since: Int)?
  init(_ number: Int, _ size: VehicleSize) { self.number = number; self.size = size }
  func fits(_ v: any Vehicle) -> Bool { occupant == nil && v.size <= size }
  func park(_ v: any Vehicle, at time: Int) { occupant = (v, time) }
  func leave(at time: Int) -> (vehicle: any Vehicle, hours: Int)? {
    guard let (vehicle, since) = occupant else { return nil }
    occupant = nil
    return (vehicle, max(1, (time - since + 59) / 60))
  }
}

enum ParkingError: Error, CustomStringConvertible {
  case full(VehicleSize), alreadyParked(String), notFound(String)
  var description: String {
    switch self {
    case .full(let size): "no room for a \(size)"
    case .alreadyParked(let plate): "\(plate) is already parked"
    case .notFound(let plate): "\(plate) is not here"
    }
  }
}

final class ParkingLot {
  private let spots: [Spot]
  private(set) var income = 0
  private var tickets: [String: Spot] = [:]

  init(motorcycles: Int, cars: Int, trucks: Int) {
    let sizes = Array(repeating: VehicleSize.motorcycle, count: motorcycles) + Array(repeating: .car, count: cars) + Array(repeating: .truck, count: trucks)
    spots = sizes.enumerated().map { Spot($0.offset + 1, $0.element) }
  }

  @discardableResult
  func park(_ vehicle: some Vehicle, at time: Int) throws -> Int {
    guard tickets[vehicle.plate] == nil else { throw ParkingError.alreadyParked(vehicle.plate) }
    guard let spot = spots.first(where: { $0.fits(vehicle) }) else { throw ParkingError.full(vehicle.size) }
    spot.park(vehicle, at: time)
    tickets[vehicle.plate] = spot
    return spot.number
  }

  func leave(_ plate: String, at time: Int) throws -> Int {
    guard let spot = tickets.removeValue(forKey: plate), let (vehicle, hours) = spot.leave(at: time) else { throw ParkingError.notFound(plate) }
    let price = hours * vehicle.hourlyRate
    income += price
    return price
  }

  var map: String {
    spots.map { $0.occupant.map { "[\($0.vehicle.plate)]" } ?? "[\(String(describing: $0.size).prefix(1))]" }.joined()
  }
}

let lot = ParkingLot(motorcycles: 1, cars: 2, trucks: 1)
func step(_ label: String, _ work: () throws -> Any) {
  do { print("\(label):", try work(), lot.map) } catch { print("\(label): failed, \(error)") }
}
step("car A") { try lot.park(Car(plate: "A"), at: 0) }
step("bike M") { try lot.park(Motorcycle(plate: "M"), at: 5) }
step("bike N") { try lot.park(Motorcycle(plate: "N"), at: 6) }
step("truck T") { try lot.park(Truck(plate: "T"), at: 10) }
step("car A again") { try lot.park(Car(plate: "A"), at: 11) }
step("car B") { try lot.park(Car(plate: "B"), at: 12) }
step("A leaves") { try lot.leave("A", at: 61) }
step("car B") { try lot.park(Car(plate: "B"), at: 70) }
step("M leaves") { try lot.leave("M", at: 65) }
step("T leaves") { try lot.leave("T", at: 11) }
step("ghost") { try lot.leave("Z", at: 99) }
print(lot.income)
