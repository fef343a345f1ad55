// An object that is set through a protocol it conforms to stays where it is.
protocol Chargeable: AnyObject {
  var level: Int { get set }
  subscript(part: String) -> Int { get set }
  func show()
}

final class Phone: Chargeable {
  var level = 0
  var parts: [String: Int] = [:]

  subscript(part: String) -> Int {
    get { parts[part, default: 0] }
    set { parts[part] = newValue }
  }

  func show() { print("level", level, parts) }
}

protocol Named { var name: String { get set } }

class Person: Named { var name = "Bo" }

struct Tag: Named { var name = "none" }

func charge(_ device: Chargeable, to level: Int) {
  device.level = level
  device["screen"] = 1
  device["screen"] += 4
  device.level += 1
  device.show()
}

let phone = Phone()
let device: any Chargeable = phone
device.level = 40
device.show()
charge(phone, to: 70)
print(phone.level, device === phone)

var named: any Named = Person()
let same = named as! Person
named.name = "Ann"
named.name += "a"
print(same.name, named.name, type(of: named))
named = Tag()
named.name = "tag"
print(same.name, named)

var devices: [any Chargeable] = [phone, Phone()]
devices[1].level = 9
for device in devices { device.level *= 2 }
print(devices.map(\.level), phone.level)
