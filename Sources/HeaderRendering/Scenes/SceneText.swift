/// The texts of the scenes; see ``SceneReader`` for their words.
enum SceneText {
  /// The scene of each technique.
  static let named: [(name: String, text: String)] = [
    ("twitter-condense", timeline), ("facebook-hide", feed), ("tiki-condense", shop),
    ("elastic-stretch", album), ("offscreen-container", trip), ("sticky-pull-reveal", notes),
    ("enter-always", newspaper), ("two-stage", podcasts), ("large-title", settings),
    ("detents", profile), ("stack", market),
  ]

  /// Paints and shapes that several scenes use.
  static let shared = """
    paint grouped=F0F1F6/07090D red=D83A52/FF6B7D green=1E8F5A/45C98B amber=E39A17/F4BC4F violet=7357D8/A18CF5
    paint rose=E9A69B/8E4E46 sand=EBCF9B/856A37 sage=A9CFB5/3B6E51 mist=A6C3E8/3B5C8A plum=C6B1E4/5E478B
    shape chat
      line {0} width {1} | M6 8.5a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-5.5l-4.5 4v-4a3 3 0 0 1-3-3z
    shape cart
      line {0} width {1} | M4 5h3.5l2.5 12h10.5l2.5-8.5h-14.5M11.5 21.5h.1M19 21.5h.1
    shape back
      line {0} width {1} | M17 5l-9 9 9 9
    shape more
      line {0} width {1} | M7 14h.1M14 14h.1M21 14h.1
    shape post
      portrait 36 34 20 {0} {1}
      text 68 28 15 weight 700 | {2}|{3}
      text 68 49 14.5 | {4}
      text 68 68 14.5 | {5}
      line text2 width 1.3 | M70 88v-6h12v9h-9l-3 3z
      text 92 94 12 text2 | {6}
      line text2 width 1.3 | M150 90v-6h10m-3-3l3 3-3 3m5 1v6h-10m3-3l-3 3 3 3
      text 174 94 12 text2 | {7}
      line text2 width 1.3 | M238 95c-8-5-6-11-3-11 2 0 3 2 3 2s1-2 3-2c3 0 5 6-3 11z
      text 252 94 12 text2 | {8}
      line text2 width 1.3 | M330 92v-11m-4 4l4-4 4 4m-9 5v4h10v-4
      separator 115.5
    """

  /// Short posts of followed people.
  static let timeline = """
    app sky=1569C7/16324F screen white | A timeline|For you|Letters|Saved
    drawing logo 28 28 pace 0.6
      area white | M4 20c6 3 15 2 18-8l3-3.5-3.5.5C20 6.5 15.5 6 14 10c-4 0-7-2-9.5-4.5-1.5 3 0 6 \
    2.5 7.5-1 .2-2 0-3-.5 0 3 2 5 4.5 5.5-1 .4-2 .4-3 .2z
    label title white | Home
    label greeting size 22 weight 800 white start pinned leading 16 bottom 50 fade 0 0.25 | Good morning, Ada
    drawing account 30 30 pinned leading 16 bottom 7
      portrait 15 15 15 sand violet
    drawing settings 28 28 pinned trailing 16 bottom 8
      line white width 2 | M5 9h9M20 9h3M5 19h3M14 19h9M17 6.500a2.5 2.5 0 1 0 .01 0zM11 16.500a2.5 2.5 0 1 0 .01 0z
    list 116 post
      mist|red|Ada Moreau|@ada · 4 min|The night train to Vienna has|a dining car again. Not sleeping.|12|48|310
      rose|green|Jonas Weber|@jonasw · 12 min|Bread number nine. It opened up|just as the book said it would.|31|7|204
      sage|violet|Lighthouse Club|@lights · 26 min|Fog at Point Arena. You could hear|it an hour before you could see it.|5|90|1.1k
      sand|blue|Priya Nair|@priya · 41 min|My grandfather drew sea charts.|He never once got the coast wrong.|18|22|655
      plum|amber|Tomás Silva|@tomas · 1 h|Small release today: faster start,|and the bug you all wrote about.|64|15|480
    """

  /// A profile: cover, portrait, name and posts.
  static let profile = """
    app profile=413F63/211F3A screen white | A profile|Posts|Letters|Likes
    drawing picture 393 400 fills
      ridges
    label title size 19 weight 700 white | Maya Lindqvist
    drawing portrait 84 84 pinned bottom 48 fade 0.45 0.75
      dot 42 42 42 white
      portrait 42 42 39 mist red
    shape fact
      text {0} 34 18 weight 700 middle | {1}
      text {0} 54 13 text2 middle | {2}
    shape own-post
      post | mist|red|Maya Lindqvist|{0}|{1}|{2}|{3}|{4}|{5}
    opening 76
      fact | 66|412|posts
      fact | 196|8,930|followers
      fact | 326|267|following
      separator 75.5
    list 116 own-post
      2 h|Five days in the Sarek, one dry|pair of socks. Would do it again.|24|12|402
      yesterday|If you hear cranes, look up.|Never as close as they sound.|9|31|288
      Sunday|The hut keeper's advice:|start early, turn back early.|17|44|719
      3 May|New boots. I know. Blisters by|the second lake, as foretold.|40|3|196
      28 April|Maps are printed, food is packed,|the cat has been told.|11|8|240
    """

  /// Posts of friends, with a search above.
  static let feed = """
    app feed=2C4C9C/1B2440 grouped white | A feed|For you|Letters|Saved
    field search-bar feed-field=1E3878/0F1630 feed-ink=D6E0FA/B9C6EA | Search people and places
    label brand size 24 weight 800 white start pinned leading 16 bottom 44 fade 0 0.7 | commons
    drawing write 28 28 pinned trailing 52 bottom 46 fade 0 0.7
      line white width 2 | M14 6v16M6 14h16
    drawing messages 28 28 pinned trailing 12 bottom 46 fade 0 0.7
      chat | white|2
    shape author
      portrait 36 34 20 {0} {1}
      text 68 30 15 weight 700 | {2}
      text 68 49 12.5 text2 | {3}
    shape reactions
      separator -8 from 16
      line red width 1.8 | M22 22C10 14 13 5 18 5c3 0 4 3 4 3s1-3 4-3c5 0 8 9-4 17z
      text 42 18 13.5 text2 | {0}
      text 377 18 13.5 text2 end | {1}
    rows 592
      box 0 8 393 392 card
      author at 0 8 | rose|green|Elif Aydın|Yesterday · Cappadocia
      text 16 88 15 | Up at four for this. Worth it.
      balloons at 0 102
      reactions at 0 356 | 214|38 comments
      box 0 408 393 184 card
      author at 0 408 | mist|amber|Marcus Bell|2 h · Allotment 14
      text 16 488 15 | Too many courgettes. Again. Free to
      text 16 509 15 | anyone who comes by. Bring a bag.
      reactions at 0 548 | 57|21 comments
    """

  /// What is drawn for elements of other packages' headers: three buttons by their names, and one drawing for each
  /// other kind.
  static let drawings = """
    drawing chat 28 28
      chat | white|2
    drawing cart 28 28
      cart | white|2
    drawing back 28 28
      back | white|2
    drawing more 28 28
      more | white|2
    drawing mark 28 28
      box 0 0 28 28 radius 8 white
      line blue width 2.4 | M8 11.500h12M8 16.500h12M11 21h6M11 7h6
    drawing background 393 560 fills other=0F6E66/12635C
      bay
      box 0 400 393 160 scrim
    drawing image 393 400 fills
      ridges
    """

  /// Letters, for headers of other packages.
  static let plain = """
    app plain=3249D3/3244B4 screen white | A list|For you|Letters|Saved
    shape letter
      portrait 40 42 22 {0} {1}
      text 78 30 16 weight 600 | {2}
      text 78 50 14 | {3}
      text 78 69 13 text2 | {4}
      separator 85.5 from 78
    list 86 letter
      mist|blue|Nora Field|Keys|With the neighbour, second floor
      rose|green|Harbour Office|Berth 14|Your mooring is confirmed for June
      sage|violet|Theo|Re: Saturday|We bring the salad. And chairs
      sand|red|Library|One item is due|Due back on Thursday
      plum|amber|Ana Ruiz|Photographs|The ones from the lighthouse!
    """
}
