// Shown at 320x200: the rows of a snapshot, and the delegate of the application.
import SwiftUI
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
  let fruits = ["Apple", "Pear"]
}

final class Fruits: UIViewController {
  private let table = UITableView(frame: .zero, style: .plain)
  private var source: UITableViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    source = UITableViewDiffableDataSource(tableView: table) { _, _, fruit in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = fruit
      cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Eat") { _ in true }]
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((UIApplication.shared.delegate as! AppDelegate).fruits)
    source?.apply(snapshot)
  }
}

struct ContentView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Fruits { Fruits() }
  func updateUIViewController(_ controller: Fruits, context: Context) {}
}
