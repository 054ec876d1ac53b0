extension SceneText {
  /// A shop with a search, a chat and a cart.
  static let shop = """
    app shop=0B6B5D/0C3A35 screen white | A shop|For you|Letters|Saved
    drawing logo 108 28 pace 0.4
      area shop-mark=FFD25E/F0C24E | M3 9h22l-3 15a3 3 0 0 1-3 2.500H9A3 3 0 0 1 6 24z
      line shop-mark width 2.4 | M9 9c0-8 10-8 10 0
      text 33 22 21 weight 800 white | basket
    field search-field pace 0.34 card field-text=566071/AEB7C5 | Search the shop
    drawing chat 28 28
      chat | white|2
    drawing cart 28 28
      cart | white|2.2
      dot 22 6 6.5 shop-mark
      text 22 9.5 10 weight 700 shop middle | 2
    shape ware
      box 0 0 172 168 radius 14 opacity 0.55 {0}
      {1} at 86 88
      text 2 190 14 | {2}
      text 2 212 16 weight 700 | {3}
      area amber at 128 206 | M0-6.500l2 4.2 4.5.6-3.300 3.2.8 4.600-4-2.2-4 2.2.8-4.600-3.300-3.2 4.5-.6z
      text 140 212 13 text2 | {4}
    shape kettle
      area red | M-36 40c-6-44 8-66 36-66s42 22 36 66z
      area red | M30-6c12-4 14-14 24-20l4 6c-8 8-12 26-24 34z
      line bark width 6 | M-26-26c0-34 52-34 52 0
      box -40 38 80 8 radius 3 bark
      dot 0 -28 5 bark
    shape lamp
      line amber width 6 | M-4 46l-18-50 34-22
      area amber | M-2-26l30-24 22 34-40 14z
      box -32 42 56 9 radius 4 bark
      dot -22 -4 6 bark
    shape mug
      box -34 -26 58 66 radius 8 blue
      line blue width 8 | M24-12c26-6 26 38 0 34
      box -34 -8 58 7 opacity 0.5 white
      box -34 8 58 7 opacity 0.5 white
    shape blanket
      box -44 -22 88 26 radius 10 violet
      box -44 2 88 26 radius 10 plum
      box -44 26 88 22 radius 10 violet
      line white width 2 | M-30-22v26M-10 2v26M14 26v20
    rows 472
      ware at 16 20 | rose|kettle|Enamel kettle, 1.8 l|€ 39|4.8
      ware at 205 20 | sand|lamp|Desk lamp, brass|€ 64|4.6
      ware at 16 256 | mist|mug|Stoneware mug|€ 14|4.9
      ware at 205 256 | sage|blanket|Wool blanket|€ 89|4.7
    """

  /// Notes, with a search field above them.
  static let notes = """
    app notes=F3EAD2/2A251A screen text | Notes|For you|Letters|Saved
    field search-field height 36 card notes-ink=6A5A2F/C9B98C | Search all notes
    shape note
      text 20 30 16 weight 600 | {0}
      text 373 30 13 text2 end | {1}
      text 20 52 13.5 text2 | {2}
      separator 71.5 from 20
    list 72 note
      Boat, spring list|Today|Zincs, bilge pump, varnish for the tiller
      Soup for eight|Yesterday|Leeks, fennel, the good stock. At five
      Questions for Tuesday|Monday|Who owns the migration? Do we wait?
      Books|Sunday|The Living Mountain. Ask Ida for the other one
      Keys|28 April|Spare at number 12. Cellar: brass
      Words I liked|21 April|Petrichor, gloaming, susurrus, defenestrate
      Route 3|14 April|Left at the mill. 11 km, two gates
    """

  /// Settings under a large title.
  static let settings = """
    app grouped grouped text | Settings|This phone|Letters|Watch
    label large-title size 33 weight 800 pace 0.85 start | Settings
    label title | Settings
    opening 116
      box 16 8 361 84 radius 12 card
      portrait 58 50 28 sage blue
      text 102 46 18 weight 600 | Ida Lund
      text 102 67 13 text2 | Account, cloud and purchases
      line hairline width 2.2 | M354 42l7 8-7 8
    shape first
      box 30 9 28 28 radius 7 {0}
      line white width 1.8 at 44 23 | {3}
      text 74 29 16 | {1}
      line hairline width 2.2 | M354 17l5.5 6-5.5 6
      text 342 29 15 text2 end | {2}
    shape next
      first | {0}|{1}|{2}|{3}
      line hairline width 0 | M74 0H377
    rows 0
      box 16 0 361 184 radius 12 card
    list 46 first
      amber|Aeroplane mode|Off|M-8 2l16-8-6 15-3-6z
    list 46 next
      blue|Wi-Fi|Lundhaus|M-8-2q8-7 16 0M-5 2q5-4 10 0M0 6h.1
      blue|Bluetooth|On|M-4-4l8 8-4 4V-8l4 4-8 8
      green|Mobile data||M-7 7v-4M-2 7v-7M3 7v-10M8 7v-14
    rows 28
      box 16 212 361 138 radius 12 card
    list 46 first
      red|Notifications||M-6 4h12l-2-3v-3a4 4 0 0 0-8 0v3zM-1 7h2
    list 46 next
      rose|Sounds||M-7-3h4l5-4v14l-5-4h-4zM6-3q3 3 0 6
      violet|Focus||M4-7a7 7 0 1 0 3 10A7 7 0 0 1 4-7z
    rows 28
      box 16 378 361 138 radius 12 card
    list 46 first
      blue|Display and brightness||M-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0M0-8v1M0 7v1M-8 0h1M7 0h1
    list 46 next
      green|Battery|82 %|M-8-4h13v8H-8zM8-1v2
      text2|Privacy||M-5-1h10v7H-5zM-3-1v-3a3 3 0 0 1 6 0v3
    rows 28
    """

  /// A journey, with a picture above the plan.
  static let trip = """
    app trip=14606F/0E3A45 screen white | A journey|Plan|Letters|Bookings
    drawing background 393 560 fills trip
      bay
      box 0 400 393 160 scrim
    label title size 20 weight 700 white | Four days in Cascais
    label dates size 14 weight 500 white pinned bottom 44 fade 0.55 0.85 | 12 to 15 May · two travellers
    shape stop
      text 16 38 14 weight 600 text2 | {1}
      line hairline width 2 | M84 0V84
      dot 84 33 8 {0}
      dot 84 33 3 white
      text 110 38 16 weight 600 | {2}
      text 110 59 13.5 text2 | {3}
      separator 83.5 from 110
    list 84 stop
      blue|09:10|Train along the coast|Cais do Sodré, platform 4
      green|10:00|Boca do Inferno|Cliff walk, 40 minutes
      amber|12:30|Lunch at the fish market|Table for two, by the window
      violet|15:00|Lighthouse museum|Closed on Mondays
      red|18:40|Guincho, for the sunset|Bus 405, every half-hour
    """

  /// A market hall: a search that returns at any turn, a picture that returns at the top, and tabs that stay.
  static let market = """
    app market=22577A/14303F screen white | A market hall|Today|Stalls|Orders
    field toolbar market-field=163F5A/0C2230 market-ink=D3E6F2/A9C4D4 | Search 40 stalls
    drawing image 393 400 fills
      bay
      box 0 240 393 160 scrim
    drawing tabs 361 34
      text 18 22 15 weight 700 white | Today
      box 14 31 50 3 radius 1.5 white
      text 108 22 15 market-quiet=C2D6E3/9DB6C5 | Stalls
      text 196 22 15 market-quiet | Recipes
      text 292 22 15 market-quiet | Orders
    shape stall
      box 16 12 48 48 radius 12 {0}
      dot 40 36 11 card
      text 80 32 16 weight 600 | {1}
      text 80 53 13 text2 | {2}
      text 377 42 15 weight 700 end | {3}
      separator 71.5 from 80
    list 72 stall
      rose|Blood oranges|Sicily, a crate of 5 kg|€ 14
      sand|Sheep's cheese|Matured for eight months|€ 9
      bark|Sourdough, dark|Baked at four this morning|€ 6
      sage|Wild garlic|A bunch, from the river|€ 3
      mist|Smoked trout|Two fillets|€ 11
      amber|Walnuts|Cracked, 500 g|€ 7
      sand|Honey, lime tree|The rooftop hives|€ 8
      plum|Beetroot|Four colours in a bag|€ 4
    """
}
