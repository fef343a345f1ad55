extension NativeTable {
  mutating func addFoundation() {
    addMathematics()
    addFoundationText()
    addDates()
    addBytes()
    addURLs()
    addCoding()
    addRegexes()
    addObjects()
    addProcesses()
    addBundles()
    addNetworking()
    addObservableObjects()
  }
}
