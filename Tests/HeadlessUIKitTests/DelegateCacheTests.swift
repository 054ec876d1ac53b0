import HeadlessUIKit
import Testing

/// What a list remembers of its delegate's answers, and what becomes of one that goes away.
@MainActor
@Suite final class DelegateCacheTests {
  private lazy var stage = ScrollStage()
  private var screen: HeadlessScreen { stage.screen }
  private var view: UIScrollView { stage.view }

  /// An app's delegate that has one method, and later perhaps another.
  @MainActor
  private final class App: NSObject, UITableViewDelegate, HeadlessResponding {
    var answered: Set<HeadlessSelector> = [.scrollViewDidScroll]
    var heard: [String] = []

    func headlessResponds(to selector: HeadlessSelector) -> Bool { answered.contains(selector) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      heard.append("willBeginDragging")
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heard.append("heightForRow")
      return 10
    }
  }

  /// The simplest proxy: it answers what its target answers, and forwards.
  @MainActor
  private final class Proxy: NSObject, UIScrollViewDelegate, HeadlessResponding {
    weak var target: (any UIScrollViewDelegate)?
    var swallows = false

    func headlessResponds(to selector: HeadlessSelector) -> Bool {
      selector.isAnswered(by: target)
    }
    func headlessReceives(_ selector: HeadlessSelector) -> Bool {
      swallows || headlessResponds(to: selector)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { target?.scrollViewDidScroll(scrollView) }
  }

  @Test("Only what a delegate answered when it was assigned is called, until it is assigned again")
  func cache() throws {
    let app = App()
    view.delegate = app
    app.answered.insert(.scrollViewWillBeginDragging)
    try screen.play(script: "drag -60 over 200; hold 200; lift")
    #expect(app.heard.contains("didScroll"))
    #expect(!app.heard.contains("willBeginDragging"))
    view.delegate = app
    try screen.play(script: "drag -60 over 200; hold 200; lift")
    #expect(app.heard.contains("willBeginDragging"))
    #expect(screen.failures.isEmpty)
  }

  @Test("A table asks a delegate for heights only if it answers")
  func heights() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let screen = makeScreen()
    let (app, rows) = (App(), Rows())
    let table = UITableView(frame: screen.bounds, style: .plain)
    table.delegate = app
    table.dataSource = rows
    screen.show(table)
    #expect(table.contentSize.height == 440)
    app.answered.insert(.tableViewHeightForRow)
    table.delegate = app
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 100)
  }

  @Test("A delegate that dies is no longer called, and nothing fails")
  func deadDelegate() {
    var app: App? = App()
    view.delegate = app
    app = nil
    view.contentOffset.y = 10
    #expect(view.delegate == nil)
    #expect(screen.failures.isEmpty)
  }

  @Test("A proxy whose target dies is called all the same, which fails unless it swallows the call")
  func deadTarget() {
    var app: App? = App()
    let proxy = Proxy()
    proxy.target = app
    view.delegate = proxy
    view.contentOffset.y = 10
    #expect(app?.heard == ["didScroll"])
    app = nil
    view.contentOffset.y = 20
    #expect(screen.failures == [.unrecognizedSelector(.scrollViewDidScroll)])
    proxy.swallows = true
    view.contentOffset.y = 30
    #expect(screen.failures.count == 1)
    proxy.swallows = false
    view.delegate = proxy
    view.contentOffset.y = 40
    #expect(screen.failures.count == 1, "assigned again, it answers nothing")
  }

  @Test("A second library's proxy passes on to the delegate that it found, also to one set later")
  func reactiveProxy() {
    let (app, other) = (App(), App())
    view.delegate = app
    var seen = 0
    HeadlessReactiveProxy.observe(.scrollViewDidScroll, of: view) { seen += 1 }
    view.contentOffset.y = 10
    #expect(seen == 1)
    #expect(app.heard == ["didScroll"])
    // Another delegate takes the place; the next use of the library takes it again.
    view.delegate = other
    HeadlessReactiveProxy.proxy(for: view)
    view.contentOffset.y = 20
    #expect(other.heard == ["didScroll"])
    #expect(app.heard.count == 1)
    #expect(seen == 2)
    HeadlessReactiveProxy.setDelegate(app, of: view)
    view.contentOffset.y = 30
    #expect(app.heard.count == 2)
    #expect(screen.failures.isEmpty)
  }

  @Test("Observing what the delegate does not answer makes the list ask again")
  func reactiveObservation() throws {
    let app = App()
    HeadlessReactiveProxy.setDelegate(app, of: view)
    var ends = 0
    HeadlessReactiveProxy.observe(.scrollViewDidEndDragging, of: view) { ends += 1 }
    try screen.play(script: "drag -60 over 200; hold 200; lift")
    #expect(ends == 1)
  }

  @Test("Proxies that pass on to each other are noted, and the app goes on")
  func ring() {
    let proxy = Proxy()
    view.delegate = proxy
    let reactive = HeadlessReactiveProxy.proxy(for: view)
    proxy.target = reactive
    view.contentOffset.y = 10
    #expect(screen.failures.contains(.endlessForwarding(.scrollViewDidScroll)))
  }
}
