/// What a family of views keeps for the whole graph: made when it is asked for first.
protocol GraphService: AnyObject {
  init(_ graph: Graph)
}

extension Graph {
  /// The one of a type.
  func service<Service: GraphService>(_: Service.Type = Service.self) -> Service {
    let key = ObjectIdentifier(Service.self)
    if let known = services[key] as? Service { return known }
    let made = Service(self)
    services[key] = made
    return made
  }
}
