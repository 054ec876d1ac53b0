extension SceneText {
  /// A record with its cover, which grows when it is pulled.
  static let album = """
    app cover=1E2140/11122A screen white | An album|Songs|Letters|About
    drawing picture 393 400 fills
      ridges
    label album-title size 26 weight 800 white start pinned leading 16 bottom 34 | Lowland Tapes
    label artist size 14 weight 500 white start pinned leading 16 bottom 13 | Ferrystone · 2024 · 11 songs
    drawing play 48 48 pinned trailing 16 bottom 14
      dot 24 24 24 green
      area white | M19 15l15 9-15 9z
    shape letters
      text 56 28 16 weight 500 {0} | {1}
      text 56 47 13 text2 | Ferrystone
      text 344 36 13 text2 end | {2}
      line text2 width 2.4 | M366 31h.1M372 31h.1M378 31h.1
      separator 59.5 from 56
    shape song
      dot 28 31 3 hairline
      letters | text|{0}|{1}
    shape playing
      line green width 3 | M22 38v-7M28 38v-14M34 38v-10
      letters | green|{0}|{1}
    list 60 song
      Harbour Lights|3:42
      First Frost|4:05
    list 60 playing
      Paper Boats|2:58
    list 60 song
      The Long Field|5:21
      Undertow|3:36
      Slow Train East|4:47
      Copper Sky|3:12
      Salt and Iron|4:18
      Letters Home|3:50
      Low Water|6:03
      Until the Morning|4:29
    """

  /// Podcasts, with a greeting at the top and a search that returns at any turn.
  static let podcasts = """
    app casts=5B3BB5/2B2055 screen white | Podcasts|Home|Letters|Library
    label headline size 26 weight 800 white start | Good evening, Ida
    field search-field casts-field=48309A/1D163D casts-ink=E3D9FF/C9BDF0 | Shows and episodes
    drawing account 34 34 pinned trailing 16 bottom 70 fade 0 0.5
      portrait 17 17 17 sand green
    rows 48
      text 16 36 20 weight 800 | Up next
      text 377 36 15 violet end | See all
    shape episode
      box 16 10 66 66 radius 12 {0}
      line text width 3 opacity 0.6 at 49 43 | {4}
      text 98 28 13 text2 | {2}
      text 98 49 15.5 weight 600 | {1}
      text 98 70 13 text2 | {3}
      line violet width 2 | M358 35l14 8-14 8z
      separator 87.5 from 98
    list 88 episode
      mist|The lost radio of Station 9|Signal Hill|34 min left|M-14 8q14-30 28 0
      sand|How to fold a map|Small Matters|51 min|M-14-8l9 6 10-6 9 6v14l-9-6-10 6-9-6z
      sage|Whales, again|Deep End|1 h 12 min|M-16 4q16-20 32-4-8 0-10 8-12 6-22-4z
      rose|A short history of the queue|In Order|28 min|M-12 10V-4M-4 10V-8M4 10V-2M12 10V-10
      plum|Bread, ranked|Table Talk|46 min|M-14 8c-6-18 34-18 28 0z
      mist|The bell that would not ring|Signal Hill|39 min|M-12 8h24l-4-6v-6a8 8 0 0 0-16 0v6z
    rows 8
    """

  /// News, with a bar that returns at any turn.
  static let newspaper = """
    app paper=8E1F2F/3D1319 screen white | A newspaper|Today|Letters|Culture
    label title size 20 weight 800 white start | The Courier
    drawing action 28 28
      line white width 1.9 | M8 5h12v18l-6-5-6 5z
    rows 372
      balloons
      text 16 268 12 weight 700 red | TRAVEL
      text 16 296 20 weight 800 | A hundred balloons, one light
      text 16 321 20 weight 800 | wind: the morning over Göreme
      text 16 347 13 text2 | By Elif Aydın · 6 min
      separator 371.5 from 16
    shape story
      text 16 28 12 weight 700 red | {1}
      text 16 52 17 weight 700 | {2}
      text 16 74 17 weight 700 | {3}
      text 16 97 13 text2 | {4}
      box 297 18 80 80 radius 10 {0}
      area text opacity 0.22 | M297 82l24-26 18 18 14-12 24 24v2a10 10 0 0 1-10 10h-60a10 10 0 0 1-10-10z
      dot 356 40 8 card
      separator 115.5 from 16
    list 116 story
      mist|SCIENCE|The oldest clock at sea|keeps better time|4 min
      sand|CITY|Night buses come back,|and so do the bakers|3 min
      sage|FOOD|What the salt farmers of|the lagoon want to say|7 min
      plum|SPORT|She ran the coast path in|nine days, by herself|5 min
    """
}
