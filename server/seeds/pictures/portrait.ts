import { box, ellipse, paint, type Colour, type Layer } from '@server/seeds/pictures/paint'

const SIDE = 160

const SKIN: readonly Colour[] = [
  [224, 172, 125],
  [198, 143, 99],
  [236, 188, 148],
  [176, 122, 82],
]
const HAIR: readonly Colour[] = [
  [38, 28, 24],
  [58, 40, 30],
  [24, 22, 26],
]
const CLOTHES: readonly Colour[] = [
  [28, 94, 84],
  [46, 72, 120],
  [122, 48, 62],
  [96, 84, 66],
  [70, 60, 110],
]
const WALLS: readonly Colour[] = [
  [222, 230, 226],
  [232, 224, 212],
  [216, 224, 236],
  [230, 220, 228],
]
const SHIRT: Colour = [245, 245, 242]
const INK: Colour = [60, 40, 36]
const LIPS: Colour = [168, 84, 78]

const darker = ([red, green, blue]: Colour): Colour => [red * 0.86, green * 0.86, blue * 0.86]
const oneOf = (colours: readonly Colour[], no: number): Colour => colours[no % colours.length] ?? SHIRT

/** A drawn head and shoulders: invented people have no photo, and a stranger's face is not ours to give them. */
export function portrait(no: number, hasLongHair: boolean): Buffer {
  const [skin, hair] = [oneOf(SKIN, no), oneOf(HAIR, no * 2 + 1)]
  const clothes = oneOf(CLOTHES, no)
  const layers: Layer[] = [
    ...(hasLongHair ? ([[ellipse(0.5, 0.5, 0.27, 0.34), hair]] satisfies Layer[]) : []),
    [ellipse(0.5, 1.08, 0.4, 0.36), clothes],
    [ellipse(0.5, 0.77, 0.12, 0.12), SHIRT],
    [box(0.43, 0.58, 0.57, 0.76), darker(skin)],
    [ellipse(0.5, 0.76, 0.07, 0.04), darker(skin)],
    [ellipse(0.5, 0.36, 0.21, 0.22), hair],
    [ellipse(0.31, 0.46, 0.03, 0.05), skin],
    [ellipse(0.69, 0.46, 0.03, 0.05), skin],
    [ellipse(0.5, 0.45, 0.18, 0.23), skin],
    // The fringe lies over the forehead, parted at one side or the other.
    [ellipse(no % 2 ? 0.42 : 0.58, 0.27, 0.16, 0.09), hair],
    [ellipse(no % 2 ? 0.6 : 0.4, 0.28, 0.1, 0.07), hair],
    [ellipse(0.43, 0.45, 0.018, 0.022), INK],
    [ellipse(0.57, 0.45, 0.018, 0.022), INK],
    [box(0.4, 0.4, 0.46, 0.412), hair],
    [box(0.54, 0.4, 0.6, 0.412), hair],
    [ellipse(0.5, 0.52, 0.02, 0.03), darker(skin)],
    [ellipse(0.5, 0.6, 0.055, 0.018), LIPS],
  ]
  return paint(SIDE, SIDE, oneOf(WALLS, no), layers)
}
