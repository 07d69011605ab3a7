import BenchmarkKit
import Foundation

/// An observer that is added for one notification and removed after it.
func notificationCycle() -> Contender {
  let screen = Screen()
  let center = NotificationCenter()
  let name = Notification.Name("Screen.prepare")
  return .rival("NotificationCenter") { operations in
    var sum = 0
    for number in 0..<operations {
      let box = NumberBox(number)
      let observer = center.addObserver(forName: name, object: box, queue: nil) { notification in
        (notification.object as? NumberBox)?.number &+= number
      }
      center.post(name: name, object: box)
      sum &+= screen.prepare(box.number)
      center.removeObserver(observer)
    }
    return sum
  }
}
