/// A message of a feed.
struct Post: Identifiable, Sendable {
  let id: Int
  let author: String
  let text: String

  /// A feed of `count` messages of different lengths, numbered from `first` on.
  static func feed(_ count: Int, from first: Int = 0) -> [Post] {
    (first..<first + count).map { index in
      let (author, text) = messages[index % messages.count]
      return Post(id: index, author: author, text: text)
    }
  }

  private static let messages = [
    ("Ines Okafor", "The ferry leaves at 7:40 now. They moved it again and told nobody."),
    ("Harbour Office", "Water temperature 16 °C, light wind from the west."),
    (
      "Tomasz",
      """
      Walked the whole ridge today. The upper path is closed after the hut, so plan for the long way \
      round: two more hours, and no water between the saddle and the lake.
      """
    ),
    ("Mei-Ling Chao", "Who left a single blue mitten on the 12 bus? It is at the kiosk."),
    ("Ruth", "Bread is out of the oven."),
    (
      "Lagoon Trail",
      "Stage three: 18 km, 640 m up. Tents allowed at the meadow only; ask at the farm for milk."
    ),
    ("Samir", "Found the key. It was in the other coat, of course."),
    (
      "Night Library",
      """
      New on the shelves: three field guides to lichens, a history of lighthouses, and the second \
      volume of the letters. The reading room stays open until two on Fridays.
      """
    ),
    ("Aroha", "Tide is at its lowest just after six. Bring boots."),
    ("Jonas Lind", "Anyone with a spare seat to the coast on Sunday? I pay in cinnamon buns."),
  ]
}
