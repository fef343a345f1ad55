import ViewLayout

extension DrawnImage {
  /// What is drawn for a symbol, or for a picture that is not there.
  var drawnByPaths: [DrawingCommand] { [] }
}
