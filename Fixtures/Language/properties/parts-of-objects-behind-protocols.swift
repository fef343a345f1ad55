// A part of an object that is known by a protocol is changed in the object, also where the property that gives it has no setter.
protocol Command: AnyObject {
  var isEnabled: Bool { get set }
  var names: [String] { get set }
}
final class Play: Command {
  var isEnabled = false
  var names: [String] = []
}
protocol Center { var play: any Command { get } }
struct System: Center {
  private let command = Play()
  var play: any Command { command }
}

final class Controller {
  let center: any Center
  init(_ center: any Center) { self.center = center }
  func start() {
    center.play.isEnabled = true
    center.play.names.append("a")
    center.play.names[0] += "b"
    print(center.play.isEnabled, center.play.names)
  }
}
Controller(System()).start()

struct Box<C: Center, D: Command> {
  let center: C
  let command: D
  func start() {
    center.play.isEnabled.toggle()
    command.isEnabled = true
    print(center.play.isEnabled, command.isEnabled)
  }
}
Box(center: System(), command: Play()).start()
