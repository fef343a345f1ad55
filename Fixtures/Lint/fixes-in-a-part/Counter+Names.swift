extension Counter {
  func rename() { label = "b" }
  mutating func replace() { feed = Feed() }
}

func sum(_ counter: Counter) -> Int { counter.feed.count + counter.count }
