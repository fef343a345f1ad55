import Foundation
let width = 20, height = 5
var grid = [[Character]](repeating: [Character](repeating: " ", count: width), count: height)
var score = 0, lives = 3
var messages: [String] = []
enum Phase { case ready, running, over }
var phase = Phase.ready { didSet { messages.append("\(oldValue) -> \(phase)") } }
var player = (x: 0, y: height / 2)
let walls: Set<Int> = [5, 11]
var ticks = 0
func say(_ text: String) { messages.append("[\(ticks)] " + text) }
func reset() { player = (0, height / 2); grid = grid.map { $0.map { _ in "." } }; for w in walls { for y in 0..<height where y != gap(w) { grid[y][w] = "|" } } }
func gap(_ wall: Int) -> Int { wall % height }
func step(_ move: Character) {
  ticks += 1
  switch move {
  case "u" where player.y > 0: player.y -= 1
  case "d" where player.y < height - 1: player.y += 1
  case "u", "d": say("bump")
  default: break
  }
  player.x += 1
  if grid[player.y][player.x] == "|" {
    lives -= 1
    say("hit, \(lives) left")
    if lives == 0 { phase = .over } else { reset() }
  } else {
    if walls.contains(player.x) { score += 10; say("through") }
    grid[player.y][player.x] = "*"
  }
}
reset()
phase = .running
for move in "---d-uuuuu------dd------" {
  guard phase == .running, player.x < width - 1 else { break }
  step(move)
}
phase = .over
grid.forEach { print(String($0)) }
messages.forEach { print($0) }
print(score, lives, ticks, player, String(format: "%.1f", Double(score) / Double(ticks)))
