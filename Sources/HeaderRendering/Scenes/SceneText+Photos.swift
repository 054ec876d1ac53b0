extension SceneText {
  /// Pictures that look like photographs, 393 points wide, in layers: ridges at dawn, 400 points high and dark at
  /// the bottom, for texts; balloons over tuff, 240 high; and a bay with a town at its bottom, 560 high.
  static let photos = """
    paint sun=FFF3D0/F0D9A8 far=B58A97/57415A near=413F63/211F3A front=1E2140/11122A
    paint shade=000000/000000 sea=1C7C93/0E4152 sea-far=6FBBC9/2A6C7E tree=2F6B4F/1B4030
    paint wall=F6E9D5/A8977E wall2=F1C9A0/9A7350 roof=C8603C/84402A
    gradient dawn | 0 dawn-top=34579B/1A2C55|0.62 dawn-middle=E39A8B/7C4C55|1 dawn-foot=FBD9A0/A97F55
    gradient noon | 0 noon-top=1D5A8C/143452|1 noon-foot=CFE8F6/3C6C8C
    gradient haze | 0 middle=7A6684/39304C|1 far
    gradient slope | 0 near|1 middle=7A6684/39304C
    gradient water | 0 sea-far|1 sea
    gradient scrim | 0 shade opacity 0|0.5 shade opacity 0.62|1 shade opacity 0.72
    gradient glow | 0 sun opacity 0|0.5 sun opacity 0.55|1 sun opacity 0
    shape ridges
      box 0 0 393 400 dawn
      box 0 190 393 90 glow
      dot 286 232 25 sun
      area far | M0 262l38-22 30 14 46-40 34 26 28-14 52 44 40-26 34 22 44-30 47 24v160H0z
      area haze | M0 292l44-30 40 22 58-44 50 48 44-22 56 30 52-34 49 26v132H0z
      area slope | M0 326q50-40 96-22t84-14 78 22 70-18 65 14v100H0z
      area front | M0 356q60-22 120-6t128-12 145 14v60H0z
      area front | M58 352l5-22 5 22zM70 353l6-30 7 30zM86 351l4-18 5 18zM318 350l5-24 6 24z\
    M334 351l4-17 4 17z
      box 0 240 393 160 scrim
    shape balloon
      area {0} | {1}
      box {2} {3} {4} {5} radius 1 front
    shape balloons
      box 0 0 393 240 dawn
      area far | M0 186l60-22 44 14 70-30 64 26 58-20 97 34v52H0z
      balloon at 92 92 | red|M0-30a30 30 0 0 1 24 48l-18 21h-12l-18-21a30 30 0 0 1 24-48z|-5.1|42.6|10.2|8.4
      balloon at 238 62 | amber|M0-22a22 22 0 0 1 17.6 35.2l-13.2 15.4h-8.8l-13.2-15.4a22 22 0 0 1 17.6-35.2z|-3.74|31.24|7.48|6.16
      balloon at 318 118 | sage|M0-14a14 14 0 0 1 11.2 22.4l-8.4 9.8h-5.6l-8.4-9.8a14 14 0 0 1 11.2-22.4z|-2.38|19.88|4.76|3.92
      balloon at 176 142 | violet|M0-10a10 10 0 0 1 8 16l-6 7h-4l-6-7a10 10 0 0 1 8-16z|-1.7|14.2|3.4|2.8
      area slope | M0 214l26-30 18 22 22-34 24 36 60 6 22-26 20 24 70-8 18-24 26 30 87 2v28H0z
    shape house
      box 0 0 {0} {1} {2}
      area roof | {3}
      box 7 12 6 9 sea
      box {4} 12 6 9 sea
      box 7 30 6 9 sea
      box {4} 30 6 9 sea
    shape bay
      box 0 0 393 330 noon
      dot 300 168 30 noon-sun=FFF6DA/E8DDB8
      area white opacity 0.5 | M44 150q14-26 40-20 16-24 44-8 26-6 30 20 18 0 20 16H30q-4-10 14-8z
      area white opacity 0.4 | M210 210q10-18 28-14 14-16 32-4 18-2 20 14 12 2 14 10H200q0-6 10-6z
      area sea-far | M0 300l70-26 66 16 80-30 90 30 87-14v60H0z
      box 0 318 393 242 water
      area white opacity 0.9 | M150 352h60l-8 12h-44zM180 312v36h24z
      area tree | M0 420q80-34 150-6t130 26 113-6v126H0z
      house at 24 420 | 44|90|wall|M-3 1l25-13 25 13z|31
      house at 74 440 | 40|80|wall2|M-3 1l23-13 23 13z|27
      house at 122 428 | 46|90|wall|M-3 1l26-13 26 13z|33
      house at 236 456 | 44|80|wall2|M-3 1l25-13 25 13z|31
      house at 288 440 | 42|90|wall|M-3 1l24-13 24 13z|29
      house at 338 462 | 44|80|wall2|M-3 1l25-13 25 13z|31
      area tree | M0 500q100-34 200-4t193-6v70H0z
    """
}
