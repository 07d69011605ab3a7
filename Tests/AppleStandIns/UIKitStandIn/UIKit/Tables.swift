public import Foundation

/// - Source: "UITableViewController". The class is its table's data source and delegate.
open class UITableViewController: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// - Source: "tableView".
  open var tableView: UITableView! = UITableView()

  /// - Source: "tableView(_:numberOfRowsInSection:)" of "UITableViewDataSource".
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// - Source: "tableView(_:cellForRowAt:)" of "UITableViewDataSource".
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  /// - Source: "tableView(_:didSelectRowAt:)" of "UITableViewDelegate".
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// - Source: "UITableView".
open class UITableView: UIView {
  /// - Source: "dequeueReusableCell(withIdentifier:for:)".
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { standInCell() }

  /// - Source: "cellForRow(at:)".
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }

  /// Makes the cells that a storyboard has prototypes for.
  public var standInCell: @MainActor () -> UITableViewCell = { UITableViewCell() }
}

/// - Source: "UITableViewCell".
open class UITableViewCell: UIView {
  /// - Source: "contentConfiguration".
  open var contentConfiguration: (any UIContentConfiguration)?
  /// - Source: "defaultContentConfiguration()".
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
}

/// - Source: "UIContentConfiguration".
@MainActor
public protocol UIContentConfiguration {}

/// - Source: "UIListContentConfiguration".
public struct UIListContentConfiguration: UIContentConfiguration {
  /// - Source: "text".
  public var text: String?
}

extension IndexPath {
  /// - Source: Foundation, "init(row:section:)", which UIKit adds.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// - Source: Foundation, "row", which UIKit adds.
  public var row: Int { self[1] }
}
