import HeaderCore

extension HeaderScene {
  /// Short posts by people one follows.
  static var timeline: HeaderScene {
    let bird: Markup =
      "M4 20c6 3 15 2 18-8l3-3.5-3.5.5C20 6.5 15.5 6 14 10c-4 0-7-2-9.5-4.5"
      + "-1.5 3 0 6 2.5 7.5-1 .2-2 0-3-.5 0 3 2 5 4.5 5.5-1 .4-2 .4-3 .2z"
    return HeaderScene(
      caption: "A timeline", ground: Paint("sky", 0x1569C7, dark: 0x16324F),
      figures: [
        "logo": SceneFigure(width: 28, height: 28, shapes: .area(bird, .white), pace: 0.6),
        "title": .label("Home", .white),
      ],
      extras: [
        .pinned(
          "greeting", .label, .leading, bottom: 50, fade: 0...0.25,
          .label("Good morning, Ada", size: 22, weight: 800, .white, anchor: .start)),
        .pinned(
          "account", .image, .leading, bottom: 7,
          SceneFigure(
            width: 30, height: 30, shapes: .portrait(15, 15, radius: 15, .sand, coat: .violet))),
        .pinned(
          "settings", .button, .trailing, bottom: 8,
          .icon(
            "M5 9h9M20 9h3M5 19h3M14 19h9M17 6.500a2.5 2.5 0 1 0 .01 0zM11 16.500a2.5 2.5 0 1 0 .01 0z"
          )),
      ],
      rows: posts(
        """
        Ada Moreau|@ada · 4 min|The night train to Vienna has|a dining car again. Not sleeping.|12|48|310
        Jonas Weber|@jonasw · 12 min|Bread number nine. It opened up|just as the book said it would.|31|7|204
        Lighthouse Club|@lights · 26 min|Fog at Point Arena. You could hear|it an hour before you could see it.|5|90|1.1k
        Priya Nair|@priya · 41 min|My grandfather drew sea charts.|He never once got the coast wrong.|18|22|655
        Tomás Silva|@tomas · 1 h|Small release today: faster start,|and the bug you all wrote about.|64|15|480
        """))
  }

  /// A person's page: cover, portrait, name, and what she has written.
  static var profile: HeaderScene {
    let facts = [("412", "posts", 66), ("8,930", "followers", 196), ("267", "following", 326.0)]
    let author = "Maya Lindqvist"
    return HeaderScene(
      caption: "A profile", ground: Paint("profile", 0x413F63, dark: 0x211F3A),
      figures: [
        "picture": .photo(400, Photo.ridges),
        "title": .label(author, size: 19, weight: 700, .white),
      ],
      extras: [
        .pinned(
          "portrait", .image, bottom: 48, fade: 0.45...0.75,
          SceneFigure(
            width: 84, height: 84,
            shapes: .dot(42, 42, 42, .white) + .portrait(42, 42, radius: 39, .mist, coat: .red)))
      ],
      opening: ScenePart(
        76,
        facts.flatMap { number, name, x -> [Markup] in
          [
            .text(number, x, 34, 18, weight: 700, anchor: .middle),
            .text(name, x, 54, 13, .secondary, anchor: .middle),
          ]
        } + [.separator(75.5)]),
      rows: posts(
        """
        Maya Lindqvist|2 h|Five days in the Sarek, one dry|pair of socks. Would do it again.|24|12|402
        Maya Lindqvist|yesterday|If you hear cranes, look up.|Never as close as they sound.|9|31|288
        Maya Lindqvist|Sunday|The hut keeper's advice:|start early, turn back early.|17|44|719
        Maya Lindqvist|3 May|New boots. I know. Blisters by|the second lake, as foretold.|40|3|196
        Maya Lindqvist|28 April|Maps are printed, food is packed,|the cat has been told.|11|8|240
        """, byOne: true),
      pageTitles: ["Posts", "Letters", "Likes"])
  }

  /// Posts by one or by several: name, handle, two lines, three counts.
  private static func posts(_ rows: String, byOne isOne: Bool = false) -> ScenePart {
    let coats: [Paint] = [.red, .green, .violet, .blue, .amber]
    return ScenePart(rows, height: 116) { post in
      let person = isOne ? 0 : post.index % 5
      return [
        .portrait(36, 34, radius: 20, Paint.grounds[person], coat: coats[person]),
        .text(post[0], 68, 28, 15, weight: 700, tail: post[1]),
        .text(post[2], 68, 49, 14.5), .text(post[3], 68, 68, 14.5),
        .line("M70 88v-6h12v9h-9l-3 3z", .secondary, width: 1.3),
        .text(post[4], 92, 94, 12, .secondary),
        .line("M150 90v-6h10m-3-3l3 3-3 3m5 1v6h-10m3-3l-3 3 3 3", .secondary, width: 1.3),
        .text(post[5], 174, 94, 12, .secondary),
        .line("M238 95c-8-5-6-11-3-11 2 0 3 2 3 2s1-2 3-2c3 0 5 6-3 11z", .secondary, width: 1.3),
        .text(post[6], 252, 94, 12, .secondary),
        .line("M330 92v-11m-4 4l4-4 4 4m-9 5v4h10v-4", .secondary, width: 1.3), .separator(115.5),
      ]
    }
  }

  /// What friends have been doing, with a search above.
  static var feed: HeaderScene {
    HeaderScene(
      caption: "A feed", screen: .grouped, ground: Paint("feed", 0x2C4C9C, dark: 0x1B2440),
      figures: [
        "search-bar": .field(
          "Search people and places", ground: Paint("feed-field", 0x1E3878, dark: 0x0F1630),
          ink: Paint("feed-ink", 0xD6E0FA, dark: 0xB9C6EA))
      ],
      extras: [
        .pinned(
          "brand", .label, .leading, bottom: 44, fade: 0...0.7,
          .label("commons", size: 24, weight: 800, .white, anchor: .start)),
        .pinned("write", .button, .trailing, 52, bottom: 46, fade: 0...0.7, .icon(SceneIcon.plus)),
        .pinned(
          "messages", .button, .trailing, 12, bottom: 46, fade: 0...0.7, .icon(SceneIcon.chat)),
      ],
      rows: ScenePart(
        592,
        [
          .box(0, 8, 393, 392, .card),
          author("Elif Aydın", "Yesterday · Cappadocia", .rose, .green).at(0, 8),
          .text("Up at four for this. Worth it.", 16, 88, 15), Photo.balloons.at(0, 102),
          reactions("214", "38 comments").at(0, 356),
          .box(0, 408, 393, 184, .card),
          author("Marcus Bell", "2 h · Allotment 14", .mist, .amber).at(0, 408),
          .text("Too many courgettes. Again. Free to", 16, 488, 15),
          .text("anyone who comes by. Bring a bag.", 16, 509, 15),
          reactions("57", "21 comments").at(0, 548),
        ]))
  }

  private static func author(_ name: String, _ place: String, _ ground: Paint, _ coat: Paint)
    -> Markup
  {
    .portrait(36, 34, radius: 20, ground, coat: coat) + .text(name, 68, 30, 15, weight: 700)
      + .text(place, 68, 49, 12.5, .secondary)
  }

  private static func reactions(_ likes: String, _ comments: String) -> Markup {
    Markup([
      .separator(-8, from: 16),
      .line("M22 22C10 14 13 5 18 5c3 0 4 3 4 3s1-3 4-3c5 0 8 9-4 17z", .red, width: 1.8),
      .text(likes, 42, 18, 13.5, .secondary),
      .text(comments, 377, 18, 13.5, .secondary, anchor: .end),
    ])
  }

  /// The scene for another package's header: letters below it, and its elements as they are called.
  static func plain(title: String) -> HeaderScene {
    return HeaderScene(
      caption: "A list", ground: Paint("plain", 0x3249D3, dark: 0x3244B4),
      figures: ["title": .label(title, .white)],
      rows: ScenePart(
        """
        Nora Field|Keys|With the neighbour, second floor
        Harbour Office|Berth 14|Your mooring is confirmed for June
        Theo|Re: Saturday|We bring the salad. And chairs
        Library|One item is due|Due back on Thursday
        Ana Ruiz|Photographs|The ones from the lighthouse!
        """, paints: [.blue, .green, .violet, .red, .amber], height: 86
      ) { letter in
        [
          .portrait(40, 42, radius: 22, Paint.grounds[letter.index], coat: letter.paint),
          .text(letter[0], 78, 30, 16, weight: 600), .text(letter[1], 78, 50, 14),
          .text(letter[2], 78, 69, 13, .secondary), .separator(85.5, from: 78),
        ]
      })
  }
}
