/// Names no view: rules are not shown this.
final class Player {
  let story = Story()
  func stop() { story.pause() }
}
