/** Of the picture; strokes are kept in whole points of it. */
export const SIGNATURE_SIZE = { width: 600, height: 200 } as const
const LONGEST = 19_500
const NEAREST = 3

export type Point = readonly [x: number, y: number]

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
export const pointOf = (x: number, y: number): Point => [
  within(x, SIGNATURE_SIZE.width),
  within(y, SIGNATURE_SIZE.height),
]

/** A stroke begins where the pen is put down; a dot is the shortest of them. */
export const beginStroke = (path: string, [x, y]: Point): string =>
  path.length > LONGEST ? path : `${path}M${x} ${y}L${x} ${y}`

/** What the pen hardly moved is not written down, and a drawing has an end. */
export function goOn(path: string, last: Point, next: Point): string {
  const moved = Math.hypot(next[0] - last[0], next[1] - last[1])
  return moved < NEAREST || path.length > LONGEST ? path : `${path}L${next[0]} ${next[1]}`
}

/** For whoever cannot draw: a line, above which the typed name stands. */
export const PLAIN_LINE = 'M40 150L560 150'
