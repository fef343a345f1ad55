// The elements of a list literal have the type of the parameter of the function that a call on it takes.

enum CountAction { case inc, dec }
enum AppAction { case left(CountAction), right(CountAction), reset }
func send(_ a: AppAction) { print(a) }
[.left(.inc), .right(.dec), .reset].forEach(send)
enum Step: CaseIterable { case up, down }
struct Robot {
  var path: [Step] = []
  mutating func run() { [.up, .up, .down].forEach { path.append($0) } }
  func isUp(_ step: Step) -> Bool { step == .up }
  func count() -> Int { [.up, .down, .up].filter(isUp).count }
}
var robot = Robot()
robot.run()
print(robot.path, robot.count())
