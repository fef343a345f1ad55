extension TaskMissingIDRule {
  /// Code that the rule reports, and code that it does not report.
  static let examples = [
    RuleExample(
      """
      struct Weather: View {
        let city: String
        @State private var text = ""
        var body: some View {
          Text(text).↓task { text = city }
        }
      }
      struct Cities: View {
        @State private var city = "Paris"
        var body: some View {
          VStack {
            Weather(city: city)
            Button("Rome") { city = "Rome" }
          }
        }
      }
      """,
      fixed: """
        struct Weather: View {
          let city: String
          @State private var text = ""
          var body: some View {
            Text(text).task(id: city) { text = city }
          }
        }
        struct Cities: View {
          @State private var city = "Paris"
          var body: some View {
            VStack {
              Weather(city: city)
              Button("Rome") { city = "Rome" }
            }
          }
        }
        """),
    RuleExample(
      """
      struct Weather: View {
        let city: String
        @State private var text = ""
        var body: some View {
          Text(text).task(id: city) { text = city }
        }
      }
      struct Cities: View {
        @State private var city = "Paris"
        var body: some View {
          Weather(city: city)
          Button("Rome") { city = "Rome" }
        }
      }
      """),
    RuleExample(
      """
      struct Weather: View {
        let city: String
        @State private var text = ""
        var body: some View { Text(text).task { text = city } }
      }
      struct Cities: View {
        let cities: [String]
        var body: some View {
          NavigationStack {
            List(cities, id: \\.self) { city in
              NavigationLink(city) { Weather(city: city) }
            }
          }
        }
      }
      """),
    RuleExample(
      """
      func name(of user: Int) async -> String { "\\(user)" }
      struct Profile: View {
        let user: Int
        @State private var title = ""
        private func load() async { title = await name(of: user) }
        var body: some View { Text(title).↓task { await load() } }
      }
      struct Profiles: View {
        @State private var user = 1
        var body: some View {
          Profile(user: user)
          Button("Next") { user += 1 }
        }
      }
      """,
      fixed: """
        func name(of user: Int) async -> String { "\\(user)" }
        struct Profile: View {
          let user: Int
          @State private var title = ""
          private func load() async { title = await name(of: user) }
          var body: some View { Text(title).task(id: user) { await load() } }
        }
        struct Profiles: View {
          @State private var user = 1
          var body: some View {
            Profile(user: user)
            Button("Next") { user += 1 }
          }
        }
        """),
    RuleExample(
      """
      func forecast(for city: String) async -> String { "Sun in " + city }
      struct Weather: View {
        @Binding var city: String
        @State private var text = ""
        var body: some View {
          Text(text)
            .task { text = await forecast(for: city) }
            .onChange(of: city) { _, new in
              Task { text = await forecast(for: new) }
            }
        }
      }
      struct Cities: View {
        @State private var city = "Paris"
        var body: some View {
          Weather(city: $city)
          Button("Rome") { city = "Rome" }
        }
      }
      """),
    RuleExample(
      """
      func forecast(for city: String) async -> String { "Sun in " + city }
      struct Weather: View {
        @Binding var city: String
        @State private var text = ""
        var body: some View { Text(text).↓task { text = await forecast(for: city) } }
      }
      struct Cities: View {
        @State private var city = "Paris"
        var body: some View {
          VStack {
            Weather(city: $city)
            TextField("City", text: $city)
          }
        }
      }
      """,
      fixed: """
        func forecast(for city: String) async -> String { "Sun in " + city }
        struct Weather: View {
          @Binding var city: String
          @State private var text = ""
          var body: some View { Text(text).task(id: city) { text = await forecast(for: city) } }
        }
        struct Cities: View {
          @State private var city = "Paris"
          var body: some View {
            VStack {
              Weather(city: $city)
              TextField("City", text: $city)
            }
          }
        }
        """),
    RuleExample(
      """
      func forecast(for city: String) async -> String { "Sun in " + city }
      struct Weather: View {
        @Binding var city: String
        @Binding var isLoaded: Bool
        @State private var text = ""
        var body: some View {
          TextField("City", text: $city).task { text = await forecast(for: city) }
          Text(text).task { if !isLoaded { isLoaded = true } }
        }
      }
      struct Cities: View {
        @State private var city = "Paris"
        @State private var isLoaded = false
        var body: some View {
          VStack { Weather(city: $city, isLoaded: $isLoaded) }
          Button("Again") { isLoaded = false }
        }
      }
      """),
    RuleExample(
      """
      func forecast(for city: String, on day: Int) async -> String { "Sun in " + city }
      struct Weather: View {
        let city: String
        let day: Int
        @State private var text = ""
        var body: some View { Text(text).↓task { text = await forecast(for: city, on: day) } }
      }
      struct Watched: View {
        let city: String
        let day: Int
        @State private var text = ""
        private func load() async { text = await forecast(for: city, on: day) }
        var body: some View {
          Text(text)
            .task { await load() }
            .onChange(of: [city, "\\(day)"]) { Task { await load() } }
        }
      }
      struct Cities: View {
        @State private var city = "Paris"
        @State private var day = 1
        var body: some View {
          VStack {
            Weather(city: city, day: day)
            Watched(city: city, day: day)
            TextField("City", text: $city)
            Stepper("Day", value: $day)
          }
        }
      }
      """),
    RuleExample(
      """
      struct Trip { var name = "" }
      struct City: View {
        let name: String
        func load(_ name: String) async {}
        var body: some View {
          Text(name).↓task { await load(name) }
        }
      }
      struct Trips: View {
        @State private var trip: Trip?
        var body: some View {
          if let trip { City(name: trip.name) }
          Button("Next") { trip = Trip(name: "Rome") }
        }
      }
      """,
      fixed: """
        struct Trip { var name = "" }
        struct City: View {
          let name: String
          func load(_ name: String) async {}
          var body: some View {
            Text(name).task(id: name) { await load(name) }
          }
        }
        struct Trips: View {
          @State private var trip: Trip?
          var body: some View {
            if let trip { City(name: trip.name) }
            Button("Next") { trip = Trip(name: "Rome") }
          }
        }
        """),
    RuleExample(
      """
      struct City: View {
        let name: String
        @State private var weather = ""
        var body: some View { Text(weather).↓task(load) }
        @Sendable private func load() async { weather = await forecast(name) }
        private func forecast(_ name: String) async -> String { "Sun in " + name }
      }
      struct Cities: View {
        @State private var name = "Rome"
        var body: some View {
          City(name: name)
          Button("Oslo") { name = "Oslo" }
        }
      }
      """),
    RuleExample(
      """
      struct Search: View {
        @State private var words = ""
        @State private var found: [String] = []
        var body: some View {
          List(found, id: \\.self) { Text($0) }
            .searchable(text: $words)
            .↓task { found = await find(words) }
        }
        private func find(_ words: String) async -> [String] { [words] }
      }
      """,
      fixed: """
        struct Search: View {
          @State private var words = ""
          @State private var found: [String] = []
          var body: some View {
            List(found, id: \\.self) { Text($0) }
              .searchable(text: $words)
              .task(id: words) { found = await find(words) }
          }
          private func find(_ words: String) async -> [String] { [words] }
        }
        """),
    RuleExample(
      """
      struct Search: View {
        @State private var words = ""
        @State private var more = ""
        @State private var later = ""
        @State private var start = ""
        @State private var found: [String] = []
        var body: some View {
          List(found, id: \\.self) { Text($0) }
            .searchable(text: $words)
            .task { found = await find(words) }
            .onSubmit(of: .search) { Task { found = await find(words) } }
          TextField("More", text: $more).task { await load() }.refreshable { await load() }
          TextField("Later", text: $later)
            .task {
              while !Task.isCancelled { found = await find(later) }
            }
          Text("\\(found.count)").task { found = await find(start) }
        }
        private func load() async { found = await find(more) }
        private func find(_ words: String) async -> [String] { [words] }
      }
      """),
    RuleExample(
      """
      final class Library { func markRead(_ name: String) async {} }
      struct Page: View {
        let name: String
        let library: Library
        var body: some View { Text(name).task { await library.markRead(name) } }
      }
      struct Pages: View {
        let library: Library
        @State private var name = "Rome"
        var body: some View {
          Page(name: name, library: library)
          Button("Oslo") { name = "Oslo" }
        }
      }
      """),
    RuleExample(
      """
      struct Forecast: View {
        let city: String
        let fetch: (String) async -> String
        @State private var text = ""
        var body: some View {
          Text(text)
            .↓task { text = await fetch(city) }
        }
      }
      struct Cities: View {
        @State private var city: String? = "Oslo"
        var body: some View {
          NavigationSplitView {
            List(["Oslo", "Rome"], id: \\.self, selection: $city) { Text($0) }
          } detail: {
            Forecast(city: city ?? "", fetch: { $0 })
          }
        }
      }
      """,
      fixed: """
        struct Forecast: View {
          let city: String
          let fetch: (String) async -> String
          @State private var text = ""
          var body: some View {
            Text(text)
              .task(id: city) { text = await fetch(city) }
          }
        }
        struct Cities: View {
          @State private var city: String? = "Oslo"
          var body: some View {
            NavigationSplitView {
              List(["Oslo", "Rome"], id: \\.self, selection: $city) { Text($0) }
            } detail: {
              Forecast(city: city ?? "", fetch: { $0 })
            }
          }
        }
        """),
  ]
}
