extension ChoreEditor {
  var language: String { locale.identifier }
}
