// Shown at 320x280: a controller of UIKit is drawn by its view: a field whose delegate is told of the return key, and a table
// that asks its data source.
// Do: type "New" "Three"
// Do: submit "New"
import SwiftUI
import UIKit

final class ItemsController: UIViewController, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
  private let table = UITableView()
  private let field = UITextField()
  private var items = ["One", "Two"]

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "New"
    field.borderStyle = .roundedRect
    field.delegate = self
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    let stack = UIStackView(arrangedSubviews: [field, table])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    items.append(textField.text ?? "")
    textField.text = ""
    table.reloadData()
    return true
  }
}

struct Items: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> ItemsController { ItemsController() }
  func updateUIViewController(_ controller: ItemsController, context: Context) {}
}

struct ContentView: View {
  var body: some View { Items() }
}
