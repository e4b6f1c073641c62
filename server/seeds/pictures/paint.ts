import { crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]
type Shape = (x: number, y: number) => boolean
/** What is painted later covers what was before; places are parts of the width and the height. */
export type Layer = readonly [shape: Shape, colour: Colour]

export const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1

export const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom

/** A roof: its ridge in the middle, as wide as it is at the eaves. */
export const gable =
  (left: number, right: number, ridge: number, eaves: number): Shape =>
  (x, y) => {
    if (y < ridge || y >= eaves) return false
    const half = (((right - left) / 2) * (y - ridge)) / (eaves - ridge)
    return Math.abs(x - (left + right) / 2) <= half
  }

/** So many panes in a row and so many rows of them, with a wall between. */
export function windows(
  [left, top, right, bottom]: readonly [number, number, number, number],
  columns: number,
  rows: number,
): Shape {
  const inside = box(left, top, right, bottom)
  const isPane = (at: number, count: number) => {
    const part = (at * count) % 1
    return part > 0.22 && part < 0.78
  }
  return (x, y) =>
    inside(x, y) && isPane((x - left) / (right - left), columns) && isPane((y - top) / (bottom - top), rows)
}

/** Where colours meet, a point is looked at so often in both directions, so that edges are soft. */
const SOFT = 2

/** A PNG of plain colours, some kilobytes. */
export function paint(width: number, height: number, ground: Colour, layers: readonly Layer[]): Buffer {
  const at = (x: number, y: number) => layers.findLastIndex(([shape]) => shape(x / width, y / height))
  const colourOf = (index: number) => layers[index]?.[1] ?? ground
  const corners = Array.from({ length: height + 1 }, (_row, y) =>
    Int16Array.from({ length: width + 1 }, (_corner, x) => at(x, y)),
  )
  const seen = (x: number, y: number) => corners[y]?.[x] ?? -1
  const line = 1 + width * 3
  const rows = Buffer.alloc(height * line)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const around = [seen(x, y), seen(x + 1, y), seen(x, y + 1), seen(x + 1, y + 1)]
      const isPlain = around.every(index => index === around[0])
      const points = isPlain ? around.slice(0, 1) : within(x, y).map(([px, py]) => at(px, py))
      const colours = points.map(colourOf)
      const channel = (no: 0 | 1 | 2) => colours.reduce((sum, colour) => sum + colour[no], 0) / colours.length
      rows.set([channel(0), channel(1), channel(2)], y * line + 1 + x * 3)
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a channel, three channels.
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const within = (x: number, y: number): [number, number][] =>
  Array.from({ length: SOFT * SOFT }, (_point, no) => [
    x + ((no % SOFT) + 0.5) / SOFT,
    y + (Math.floor(no / SOFT) + 0.5) / SOFT,
  ])

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
