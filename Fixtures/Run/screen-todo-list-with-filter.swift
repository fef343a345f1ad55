// Shown at 320x320: a to-do list: rows are ticked off, hidden when done, and deleted.
// Do: tap "Water plants"
// Do: tap "Hide done"
// Do: delete "Call home"
import SwiftUI

struct Task: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

struct TaskRow: View {
  @Binding var task: Task

  var body: some View {
    Button {
      task.isDone.toggle()
    } label: {
      Label(task.title, systemImage: task.isDone ? "checkmark.circle" : "circle")
    }
  }
}

struct ContentView: View {
  @State private var tasks = [
    Task(id: 1, title: "Water plants"), Task(id: 2, title: "Call home"), Task(id: 3, title: "Read"),
  ]
  @State private var hidesDone = false

  var body: some View {
    List {
      Toggle("Hide done", isOn: $hidesDone)
      ForEach($tasks.filter { !hidesDone || !$0.wrappedValue.isDone }) { $task in
        TaskRow(task: $task)
      }
      .onDelete { offsets in
        let shown = tasks.filter { !hidesDone || !$0.isDone }
        for offset in offsets { tasks.removeAll { $0.id == shown[offset].id } }
      }
    }
  }
}
