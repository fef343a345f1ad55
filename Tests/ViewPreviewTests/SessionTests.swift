import Testing
import ViewDrawing
import ViewPreview

/// A user interacts with views: each test checks what is shown after some input.
@Suite struct SessionTests {
  private static let counter = """
    struct ContentView: View {
      @State private var count = 0
      var body: some View {
        VStack { Text("Count \\(count)"); Button("Less") { count -= 1 }; Button("More") { count += 1 } }
      }
    }
    """

  @Test func keysMoveTheFocusAndTap() {
    let seen = SessionSupport.run(SessionTests.counter) { session in
      session.act(.keys(.tab, .tab, .enter, .character(" "), .up, .enter))
      return session.picture
    }
    #expect(seen == ["Count 1", "Less", "More"])
  }

  @Test func theMouseTaps() {
    let seen = SessionSupport.run(SessionTests.counter) { session in
      session.act(.click("More"), .click("More"), .click("Less"), .click("More"))
      return session.picture
    }
    #expect(seen.first == "Count 2")
  }

  @Test func theMouseHeldDownOpensAMenu() {
    let text = """
      struct ContentView: View {
        @State private var done = "nothing"
        var body: some View {
          Button(done) { done = "tapped" }.contextMenu { Button("Copy") { done = "copied" } }
        }
      }
      """
    let seen = SessionSupport.run(text) { session -> [[String]] in
      guard let place = session.place(of: "nothing") else { return [] }
      session.handle(.pointer(Pointer(.press, column: place.column, row: place.row)))
      session.act(.wait(600_000_000))
      session.handle(.pointer(Pointer(.release, column: place.column, row: place.row)))
      let open = session.picture
      session.act(.click("Copy"))
      return [open, session.picture]
    }
    #expect(seen.first?.contains { $0.contains("Copy") } ?? false)
    #expect(seen.first?.contains { $0.contains("nothing") } ?? false)
    #expect(seen.last == ["copied"])
  }

  @Test func theMouseDragsASheetToADetentAndAway() {
    let text = """
      struct ContentView: View {
        @State private var isPresented = true
        @State private var detent = PresentationDetent.height(96)
        var body: some View {
          Text(isPresented ? "Screen" : "Alone").sheet(isPresented: $isPresented) {
            Text(detent == .large ? "At large" : "Below")
              .presentationDetents([.height(96), .large], selection: $detent)
          }
        }
      }
      """
    let seen = SessionSupport.run(text) { session -> [[String]] in
      func drag(_ text: String, by rows: Int) {
        guard let place = session.place(of: text) else { return }
        session.handle(.pointer(Pointer(.press, column: place.column, row: place.row)))
        session.handle(.pointer(Pointer(.drag, column: place.column, row: place.row + rows / 2)))
        session.handle(.pointer(Pointer(.drag, column: place.column, row: place.row + rows)))
        session.handle(.pointer(Pointer(.release, column: place.column, row: place.row + rows)))
        session.act(.wait(1_000_000_000))
      }
      drag("Below", by: -9)
      let high = session.picture
      drag("At large", by: 9)
      let low = session.picture
      drag("Below", by: 5)
      return [high, low, session.picture]
    }
    #expect(seen[0].contains { $0.contains("At large") })
    #expect(seen[1].contains { $0.contains("Below") })
    #expect(seen[2] == ["Alone"])
  }

  @Test func controlsComeBeforeAGestureAroundThem() {
    let text = """
      struct ContentView: View {
        @State private var name = ""
        @State private var taps = 0
        var body: some View {
          VStack {
            Text("taps \\(taps)")
            TextField("Name", text: $name)
            Button("Save") {}
          }
          .contentShape(Rectangle())
          .onTapGesture { taps += 1 }
        }
      }
      """
    let seen = SessionSupport.run(text) { session in
      session.act(.keys(.tab), .type("Ada"))
      return session.picture
    }
    #expect(seen.contains { $0.contains("Ada") } && seen.contains { $0.contains("taps 0") })
  }

  @Test func escapeEndsASearch() {
    let text = """
      struct Names: View {
        @Environment(\\.isSearching) private var isSearching
        let query: String
        var body: some View { Text(isSearching ? "searching <\\(query)>" : "all <\\(query)>") }
      }
      struct ContentView: View {
        @State private var query = ""
        var body: some View {
          NavigationStack { Names(query: query).searchable(text: $query, prompt: "Find a name") }
        }
      }
      """
    let seen = SessionSupport.run(text) { session -> [[String]] in
      var pictures = [session.picture]
      session.act(.click("Find a name"), .type("Ad"))
      pictures.append(session.picture)
      session.act(.keys(.escape))
      return pictures + [session.picture]
    }
    #expect(seen.map { $0.contains { $0.contains("all <>") } } == [true, false, true])
    #expect(seen[1].contains { $0.contains("searching <Ad>") })
  }

  @Test func resetStartsAnew() {
    let seen = SessionSupport.run(SessionTests.counter) { session in
      session.act(.click("More"), .keys(.character("r")))
      return session.picture
    }
    #expect(seen.first == "Count 0")
  }

  @Test func sizeAppearanceAndDeviceKeepTheState() {
    let seen = SessionSupport.run(SessionTests.counter) { session in
      session.act(.click("More"), .keys(.character("d"), .character("+"), .character("v")))
      session.resize(columns: 100, rows: 60)
      return session.picture
    }
    #expect(seen.first == "Count 1")
  }

  @Test func requestsAreHandedOut() {
    let requests = SessionSupport.run(SessionTests.counter) { session in
      [Key(.character("q")), Key(.character("c"), .control), Key(.character("z"), .control)].map { key in
        session.handle(.key(key))
        return session.takeRequest()
      }
    }
    #expect(requests == [.quit, .interrupt, .suspend])
  }

  // MARK: Fields

  private static let form = """
    struct ContentView: View {
      @State private var name = ""
      @State private var done = ""
      @FocusState private var isOn: Bool
      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($isOn).onSubmit { done = name; name = "" }
          Text("done \\(done) now <\\(name)> focus \\(isOn)")
          Button("quit") { name = "tapped" }
        }
      }
    }
    """

  @Test func keysTypeWhileAFieldHasTheFocus() {
    let seen = SessionSupport.run(SessionTests.form) { session in
      session.act(.keys(.tab), .type("quiet"), .keys(.left, .left, .backspace, .home, .delete), .type("Q"))
      return (session.picture.joined(separator: "|"), session.takeRequest() == nil, session.screen.cursor != nil)
    }
    #expect(seen.0.contains("now <Quet> focus true"))
    #expect(seen.1)
    #expect(seen.2)
  }

  @Test func returnSubmitsAndEscapeLeaves() {
    let seen = SessionSupport.run(SessionTests.form) { session in
      session.act(.keys(.tab), .type("Ada"), .keys(.enter))
      let first = session.picture.joined(separator: "|")
      session.act(.keys(.enter), .type("x"), .keys(.escape), .type("d"))
      return (first, session.picture.joined(separator: "|"), session.screen.cursor == nil)
    }
    #expect(seen.0.contains("done Ada now <> focus false"))
    #expect(seen.1.contains("now <x> focus false"))
    #expect(seen.2)
  }

  @Test func whatIsPastedIsTyped() {
    let seen = SessionSupport.run(SessionTests.form) { session in
      session.act(.keys(.tab))
      session.handle(.paste("a\nb\u{1B}[31m"))
      return (session.picture.joined(separator: "|"), session.screen.changes(from: nil, .every))
    }
    #expect(seen.0.contains("now <a b"))
    #expect(!seen.1.contains("\u{1B}[31m"))
  }

  @Test func linesAreTypedInAnEditor() {
    let text = """
      struct ContentView: View {
        @State private var text = "one"
        var body: some View { VStack { TextEditor(text: $text); Text("\\(text.count) characters") } }
      }
      """
    let seen = SessionSupport.run(text) { session in
      session.act(.keys(.tab, .enter), .type("two"), .keys(.up, .end), .type("!"))
      return session.picture
    }
    #expect(seen == ["one!", "two", "8 characters"])
  }

  // MARK: Controls

  @Test func arrowsMoveSlidersSteppersAndPickers() {
    let text = """
      struct ContentView: View {
        @State private var volume = 0.5
        @State private var count = 1
        @State private var color = "red"
        var body: some View {
          VStack {
            Slider(value: $volume, in: 0...1, step: 0.25)
            Stepper("Count", value: $count, in: 0...2)
            Picker("Colour", selection: $color) { ForEach(["red", "green"], id: \\.self) { Text($0) } }
            Text("\\(Int(volume * 100)) \\(count) \\(color)!")
          }
        }
      }
      """
    let seen = SessionSupport.run(text) { session in
      session.act(.keys(.tab, .right, .tab, .right, .right, .tab, .right, .right))
      return session.picture.last
    }
    #expect(seen == "75 2 green!")
  }

  // MARK: Scrolling

  private static let list = """
    struct ContentView: View {
      var body: some View { ScrollView { VStack { ForEach(0..<100) { Text("Row \\($0).") } } } }
    }
    """

  @Test func wheelAndKeysScroll() {
    let seen = SessionSupport.run(SessionTests.list) { session in
      let first = session.picture.first
      session.act(.wheel(2, on: "Row 1."))
      let second = session.picture.first
      session.act(.keys(.end))
      let third = session.picture.last
      session.act(.keys(.home))
      return [first, second, third, session.picture.first]
    }
    #expect(seen[0] == "Row 0.")
    #expect(seen[1] != "Row 0.")
    #expect(seen[2] == "Row 99.")
    #expect(seen[3] == "Row 0.")
  }

  @Test func theFocusIsScrolledIntoView() {
    let text = """
      struct ContentView: View {
        @State private var last = -1
        var body: some View {
          ScrollView { VStack { Text("last \\(last)"); ForEach(0..<40) { row in Button("Row \\(row).") { last = row } } } }
        }
      }
      """
    let seen = SessionSupport.run(text) { session in
      for _ in 0..<35 { session.act(.keys(.tab)) }
      let isSeen = session.place(of: "Row 34.") != nil
      session.act(.keys(.enter, .home))
      return (isSeen, session.picture.first)
    }
    #expect(seen.0)
    #expect(seen.1 == "last 34")
  }

  // MARK: Panels

  @Test func theInspectorTellsOfTheFocus() {
    let seen = SessionSupport.run(SessionTests.counter, columns: 120, rows: 40) { session in
      session.act(.click("More"), .keys(.character("i")))
      return session.screen.text
    }
    for part in ["Button<Text>", "ContentView.body/VStack/2", "@State count = 1", "A.swift:5", "why this size"] {
      #expect(seen.contains(part), "\(part)\n\(seen)")
    }
  }

  @Test func theLogTellsWhatHappened() {
    let seen = SessionSupport.run(SessionTests.counter, columns: 120, rows: 40) { session in
      session.act(.click("More"), .keys(.character("e")))
      return session.screen.text
    }
    #expect(seen.contains("state written: ContentView.body count = 1"))
  }

  @Test func anotherPreviewIsChosen() {
    let text = """
      struct ContentView: View { var body: some View { Text("the first") } }
      struct Other: View { var body: some View { Text("the other") } }
      """
    let seen = SessionSupport.run(text) { session in
      session.act(.keys(.character("p"), .down, .enter, .escape))
      return session.picture
    }
    #expect(seen == ["the other"])
  }

  // MARK: Time

  @Test func timePassesAsItIsTold() {
    let text = """
      struct ContentView: View {
        @State private var count = 0
        var body: some View {
          Text("tick \\(count)").task { while count < 3 { try? await Task.sleep(for: .seconds(1)); count += 1 } }
        }
      }
      """
    let seen = SessionSupport.run(text) { session in
      let waits = session.timeToNext
      session.act(.wait(1_500_000_000))
      let first = session.picture
      session.act(.wait(5_000_000_000))
      return (waits, first, session.picture, session.timeToNext)
    }
    #expect(seen.0 == 1_000_000_000)
    #expect(seen.1 == ["tick 1"])
    #expect(seen.2 == ["tick 3"])
    #expect(seen.3 == nil)
  }

  @Test func aSecondTapMayFollow() {
    let text = """
      struct ContentView: View {
        @State private var text = "none"
        var body: some View {
          Text("here: \\(text)").onTapGesture(count: 2) { text = "two" }.onTapGesture { text = "one" }
        }
      }
      """
    let seen = SessionSupport.run(text) { session in
      session.act(.click("here"), .wait(400_000_000))
      let one = session.picture
      session.act(.click("here"), .click("here"))
      return (one, session.picture)
    }
    #expect(seen.0 == ["here: one"])
    #expect(seen.1 == ["here: two"])
  }

  // MARK: Errors

  @Test func aFailingViewIsAMarkInItsPlace() {
    let text = """
      struct ContentView: View {
        @State private var numbers = [1]
        var body: some View { VStack { Button("Take") { numbers = [] }; Text("\\(numbers[0])") } }
      }
      """
    let seen = SessionSupport.run(text) { session in
      session.act(.click("Take"))
      return (session.picture.joined(separator: "|"), session.faults.count)
    }
    #expect(seen.0.contains("⚠"))
    #expect(seen.1 == 1)
  }

  @Test func noTextOfTheProgramIsAnEscape() {
    let text = """
      struct ContentView: View {
        var body: some View {
          VStack { Text("a\\u{1B}[2Jb\\u{9B}31m"); Button("c\\u{1B}]0;title\\u{7}") { print("\\u{1B}[2J") } }
        }
      }
      """
    let seen = SessionSupport.run(text, columns: 120) { session in
      session.act(.keys(.tab, .enter, .character("e"), .character("i")))
      return session.screen.changes(from: nil, .none)
    }
    for escape in ["\u{1B}[2J", "\u{9B}", "\u{1B}]", "\u{7}"] { #expect(!seen.contains(escape)) }
  }

  @Test func onlyWhatChangedIsWritten() {
    let seen = SessionSupport.run(SessionTests.counter) { session in
      session.act(.keys(.tab, .tab))
      let first = session.screen
      let again = session.screen.changes(from: first, .every)
      session.act(.keys(.enter))
      return (again, session.screen.changes(from: first, .every), session.screen.changes(from: nil, .every))
    }
    #expect(seen.0.isEmpty)
    #expect(seen.1.utf8.count < 120)
    #expect(seen.2.utf8.count > 500)
  }

  @Test func smallTerminalsAreNoReasonToFail() {
    let seen = SessionSupport.run(SessionTests.counter, columns: 1, rows: 1) { session in
      for size in [(0, 0), (2, 2), (5, 1), (1, 9), (300, 3)] {
        session.resize(columns: size.0, rows: size.1)
        for key in "iettpdv+-[]" { session.handle(.key(.character(key))) }
        _ = session.screen
      }
      session.resize(columns: 60, rows: 20)
      return session.screen.cells.columns
    }
    #expect(seen == 60)
  }
}
