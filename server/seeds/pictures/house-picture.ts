import { box, ellipse, gable, paint, windows, type Colour, type Layer } from '@server/seeds/pictures/paint'

const SKY: Colour = [190, 216, 232]
const CLOUD: Colour = [226, 238, 244]
const LAWN: Colour = [122, 158, 98]
const ROAD: Colour = [152, 152, 148]
const GLASS: Colour = [92, 122, 142]
const LEAVES: Colour = [78, 118, 74]
const TRUNK: Colour = [104, 82, 62]
const DOOR: Colour = [104, 68, 48]
const WALLS: readonly Colour[] = [
  [238, 230, 214],
  [226, 214, 198],
  [232, 232, 228],
]
const ROOFS: readonly Colour[] = [
  [150, 78, 60],
  [84, 88, 96],
  [120, 96, 72],
]
const [WIDTH, HEIGHT] = [480, 270]

const landscape: readonly Layer[] = [
  [ellipse(0.2, 0.2, 0.14, 0.06), CLOUD],
  [ellipse(0.74, 0.14, 0.18, 0.05), CLOUD],
  [box(0, 0.74, 1, 1), LAWN],
  [box(0, 0.92, 1, 1), ROAD],
]

const tree = (x: number, y: number): Layer[] => [
  [box(x - 0.008, y, x + 0.008, y + 0.14), TRUNK],
  [ellipse(x, y - 0.04, 0.055, 0.13), LEAVES],
]

function house(left: number, right: number, storeys: number, wall: Colour, roof: Colour): Layer[] {
  const top = 0.8 - storeys * 0.19
  const middle = (left + right) / 2
  return [
    [box(left, top, right, 0.8), wall],
    [gable(left - 0.03, right + 0.03, top - 0.16, top), roof],
    [windows([left + 0.01, top + 0.02, right - 0.01, top + 0.17], 3, 1), GLASS],
    ...(storeys > 1
      ? ([[windows([left + 0.01, 0.62, middle - 0.03, 0.78], 2, 1), GLASS]] satisfies Layer[])
      : []),
    [box(middle - 0.025, 0.64, middle + 0.025, 0.8), DOOR],
  ]
}

function tower(wall: Colour, accent: Colour): Layer[] {
  return [
    [box(0.3, 0.12, 0.5, 0.8), wall],
    [box(0.3, 0.1, 0.5, 0.12), accent],
    [windows([0.31, 0.14, 0.49, 0.72], 5, 12), GLASS],
    [box(0.52, 0.3, 0.68, 0.8), wall],
    [box(0.52, 0.28, 0.68, 0.3), accent],
    [windows([0.53, 0.32, 0.67, 0.72], 4, 8), GLASS],
    [box(0.26, 0.72, 0.72, 0.8), accent],
  ]
}

export type HouseKind = 'tower' | 'house' | 'row' | 'garden'

/** What a house model looks like, drawn: an honest picture of a company that is invented. */
export function housePicture(kind: HouseKind, no: number): Buffer {
  const wall = WALLS[no % WALLS.length] ?? SKY
  const roof = ROOFS[no % ROOFS.length] ?? SKY
  const built: Record<HouseKind, Layer[]> = {
    tower: tower(wall, roof),
    house: house(0.34, 0.66, 1 + (no % 2), wall, roof),
    row: [0, 1, 2].flatMap(at =>
      house(0.16 + at * 0.23, 0.38 + at * 0.23, 2, WALLS[(no + at) % 3] ?? wall, roof),
    ),
    garden: [...tree(0.4, 0.6), ...tree(0.52, 0.56), ...tree(0.64, 0.62)],
  }
  return paint(WIDTH, HEIGHT, SKY, [...landscape, ...tree(0.1, 0.64), ...tree(0.9, 0.66), ...built[kind]])
}
