#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// What an app's views do as elements of a choreography.
  @Suite(.ownScreen) @MainActor final class ElementBindingTests {
    private let stage = Stage(safeAreaTop: 47)

    private func attached(
      _ technique: some HeaderBehavior, _ prepare: (UIView) -> Void
    ) -> (header: HeaderAttachment, feed: FeedController) {
      let feed = stage.showFeed()
      prepare(feed.headerView)
      let header = feed.attach(technique)
      stage.settle()
      return (header, feed)
    }

    @Test(
      "An edge is where the choreography has it, whichever way its constraint is written",
      arguments: [true, false])
    func edges(elementFirst: Bool) throws {
      let title = UIView(frame: .zero)
      title.translatesAutoresizingMaskIntoConstraints = false
      var constraints: [NSLayoutConstraint] = []
      let (header, feed) = attached(TwitterCondenseHeader()) { view in
        view.addSubview(title)
        constraints =
          elementFirst
          ? [title.topAnchor.constraint(equalTo: view.topAnchor)]
          : [view.topAnchor.constraint(equalTo: title.topAnchor)]
        constraints.append(title.heightAnchor.constraint(equalToConstant: 20))
        NSLayoutConstraint.activate(constraints)
      }
      header.bind("title", to: title, edges: [.top: constraints[0]])
      header.setCollapsed(true, animated: false)
      stage.settle()
      let track = try #require(
        header.driver.choreography.elements.first { $0.name == "title" }?.tracks
          .first { $0.attribute == .top })
      // Below the safe area, as it is drawn.
      #expect(Double(title.frame.minY) == 47 + track.value(in: header.layout))
      #expect(feed.headerView.frame.height == 91)
      header.detach()
      #expect(constraints[0].constant == 0)
    }

    @Test(
      "A trailing edge counts inwards, whichever way its constraint is written",
      arguments: [true, false])
    func trailing(elementFirst: Bool) {
      let field = UIView(frame: .zero)
      field.translatesAutoresizingMaskIntoConstraints = false
      var edge = field.widthAnchor.constraint(equalToConstant: 0)
      let (header, feed) = attached(TikiCondenseHeader()) { view in
        view.addSubview(field)
        edge =
          elementFirst
          ? field.trailingAnchor.constraint(equalTo: view.trailingAnchor)
          : view.trailingAnchor.constraint(equalTo: field.trailingAnchor)
        NSLayoutConstraint.activate([edge, field.widthAnchor.constraint(equalToConstant: 100)])
      }
      header.bind("search-field", to: field, edges: [.trailing: edge])
      header.setCollapsed(true, animated: false)
      stage.settle()
      #expect(field.frame.maxX == feed.headerView.bounds.width - 76)
    }

    @Test("A background steps between its two colours, and gets back the one it had")
    func colors() {
      let (header, feed) = attached(OffscreenContainerHeader()) { view in
        view.backgroundColor = .white
      }
      let colors = HeaderColors(resting: .systemIndigo, other: .systemGreen)
      header.bind("background", to: feed.headerView, colors: colors)
      #expect(feed.headerView.backgroundColor == .systemIndigo)
      feed.tableView.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
      stage.settle()
      #expect(header.layout.collapsedFraction == 1)
      #expect(feed.headerView.backgroundColor == .systemGreen)
      header.detach()
      #expect(feed.headerView.backgroundColor == .white)
    }

    #if canImport(HeadlessUIKit)
      @Test(
        "A view is where its part of the header is, also in an animation, after a change, and on its own",
        arguments: [HeaderPlacement.automatic, .beside()])
      func parts(placement: HeaderPlacement) throws {
        let (feed, header) = stage.showFeed(under: StackedHeader(), placement: placement)
        let views = [44, 140, 48].map { UIView(frame: CGRect(x: 8, y: 5, width: 300, height: $0)) }
        for view in views { feed.headerView.addSubview(view) }
        for (index, view) in views.enumerated() { header.bind(part: index, to: view) }
        func places() -> [CGFloat] { views.flatMap { [$0.frame.minY, $0.frame.maxY] } }
        #expect(places() == [47, 91, 91, 231, 231, 279])
        #expect(views.allSatisfy { $0.frame.minX == 8 && $0.frame.width == 300 })
        var gaps: [CGFloat] = []
        header.setCollapsed(true, animated: true)
        stage.settle {
          let seen = ([feed.headerView] + views).compactMap { $0.layer.presentation()?.frame }
          guard seen.count == 4 else { return }
          gaps += [seen[2].minY - seen[1].maxY, seen[3].minY - seen[2].maxY]
          gaps.append(seen[0].height - seen[3].maxY)
        }
        #expect(gaps.count > 10 && gaps.allSatisfy { abs($0) < 1e-6 }, "\(gaps)")
        #expect(places() == [47, 47, 47, 47, 47, 95])
        header.replace(StackedHeader(parts: [StackedPart(height: 60, moves: .pinned)]))
        stage.settle()
        #expect(places() == [47, 107, 107, 107, 107, 107])
        header.detach()
        #expect(
          views.map(\.frame.minY) == [5, 5, 5] && views.map(\.frame.height) == [44, 140, 48])
      }
    #endif

    @Test("A header in a view of its own, beside the list's, lies over the list all the same")
    func nested() throws {
      let feed = stage.showFeed()
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
      feed.view.addSubview(box)
      box.addSubview(feed.headerView)
      feed.attach(TikiCondenseHeader())
      stage.settle()
      #expect(feed.headerView.superview === box)
      #expect(feed.headerView.frame == CGRect(x: 0, y: 0, width: 393, height: 135))
      #expect(feed.tableView.contentOffset.y == -135, "the safe area is counted once")
    }
  }
#endif
