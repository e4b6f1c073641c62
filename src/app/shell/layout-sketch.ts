import type { Layout } from '@contract/access/layout'

export type SketchColour =
  | 'page'
  | 'surface'
  | 'line'
  | 'ink'
  | 'gradient'
  | 'accent'
  | 'night'
  | 'night-surface'
export type SketchBox = { x: number; y: number; w: number; h: number; r?: number; colour: SketchColour }

export const SKETCH_WIDTH = 64
export const SKETCH_HEIGHT = 44

type Parts = {
  side?: { w: number; colour?: SketchColour; inset?: number; dots?: boolean } | null
  second?: number
  top?: { colour?: SketchColour; x?: number; menu?: boolean } | null
  page?: { colour?: SketchColour; inset?: number }
  lines?: { x?: number; colour?: SketchColour; w?: number; y?: number }
}

const SKETCHES: { [Key in keyof Layout]?: Partial<Record<Layout[Key], Parts>> } = {
  layoutType: {
    vertical: { side: { w: 16 } },
    horizontal: { side: null, top: { menu: true } },
    twocolumn: { side: { w: 7 }, second: 13 },
    semibox: { side: { w: 14 }, page: { inset: 3 } },
  },
  mode: {
    light: {},
    dark: {
      page: { colour: 'night' },
      top: { colour: 'night-surface' },
      lines: { colour: 'night-surface' },
    },
  },
  layoutWidth: { fluid: { lines: { w: 42 } }, boxed: { page: { inset: 7 }, side: { w: 12 } } },
  sidebarSize: {
    lg: { side: { w: 18 } },
    md: { side: { w: 13 } },
    sm: { side: { w: 7, dots: true } },
    'sm-hover': { side: { w: 7, dots: true }, second: 9 },
  },
  topbar: { light: {}, dark: { top: { colour: 'ink' } } },
  position: { fixed: {}, scrollable: { top: null, side: { w: 16, inset: -8 } } },
  sidebarView: { default: {}, detached: { side: { w: 14, inset: 3 } } },
  sidebarColor: {
    dark: {},
    light: { side: { w: 16, colour: 'surface' } },
    gradient: { side: { w: 16, colour: 'gradient' } },
  },
  preloader: { disable: {}, enable: { side: null, top: null } },
  visibility: { show: {}, hidden: { side: null } },
}

/** The boxes of one small drawing, from back to front; null where a setting shows something else. */
export function sketchOf(key: keyof Layout, value: string): SketchBox[] | null {
  const parts = (SKETCHES[key] as Record<string, Parts> | undefined)?.[value]
  if (!parts) return null
  if (key === 'preloader' && value === 'enable') return [page(parts), mark()]
  const side = parts.side === undefined ? { w: 16 } : parts.side
  const start = side ? side.w + (side.inset && side.inset > 0 ? side.inset * 2 : 0) : 0
  const edge = parts.page?.inset ?? 0
  const boxes: SketchBox[] = []
  if (edge > 0 && key === 'layoutType') boxes.push(box(0, 0, SKETCH_WIDTH, SKETCH_HEIGHT, 'ink', 4))
  boxes.push(
    key === 'layoutType' && edge > 0
      ? box(start, edge, SKETCH_WIDTH - start - edge, SKETCH_HEIGHT - edge * 2, 'page', 4)
      : page(parts),
  )
  if (side && !(key === 'layoutType' && edge > 0)) boxes.push(sidebar(side, edge))
  if (side) boxes.push(...menuMarks(side, edge))
  if (parts.second) boxes.push(box(start + 1, 0, parts.second, SKETCH_HEIGHT, 'surface'))
  boxes.push(...content(parts, start + (parts.second ?? 0), edge))
  return boxes
}

function box(x: number, y: number, w: number, h: number, colour: SketchColour, r = 0): SketchBox {
  return { x, y, w, h, colour, r }
}

function page({ page: given }: Parts): SketchBox {
  const inset = given?.inset ?? 0
  return box(inset, 0, SKETCH_WIDTH - inset * 2, SKETCH_HEIGHT, given?.colour ?? 'page', 4)
}

function mark(): SketchBox {
  return box(SKETCH_WIDTH / 2 - 6, SKETCH_HEIGHT / 2 - 6, 12, 12, 'accent', 3)
}

function sidebar(side: NonNullable<Parts['side']>, edge: number): SketchBox {
  const inset = side.inset ?? 0
  if (inset > 0) return box(inset, inset, side.w, SKETCH_HEIGHT - inset * 2, side.colour ?? 'ink', 3)
  return box(edge, inset, side.w, SKETCH_HEIGHT, side.colour ?? 'ink', inset < 0 ? 0 : 4)
}

function menuMarks(side: NonNullable<Parts['side']>, edge: number): SketchBox[] {
  const x = edge + Math.max(side.inset ?? 0, 0) + 2.5
  const width = side.dots || side.w < 9 ? 2.5 : side.w - 6
  const top = 8 + Math.max(side.inset ?? 0, -6)
  return [0, 5, 10].map((offset, index) =>
    box(x, top + offset, index === 1 ? width * 0.75 : width, 2, index === 0 ? 'accent' : 'line', 1),
  )
}

function content(parts: Parts, start: number, edge: number): SketchBox[] {
  const x = start + edge + (start > 0 && edge > 0 && parts.side?.w === 14 ? -edge : 0)
  const width = SKETCH_WIDTH - x - edge
  const boxes: SketchBox[] = []
  if (parts.top !== null)
    boxes.push(box(x + 1, edge === 3 ? edge : 0, width - 1, 7, parts.top?.colour ?? 'surface', 2))
  if (parts.top?.menu) boxes.push(...[5, 18, 31].map(at => box(at, 10, 9, 2.5, 'ink', 1)))
  const y = parts.top === null ? 4 : 15
  const colour = parts.lines?.colour ?? 'surface'
  boxes.push(box(x + 4, y, width - 8, 9, colour, 2), box(x + 4, y + 12, (width - 11) / 2, 12, colour, 2))
  boxes.push(box(x + 7 + (width - 11) / 2, y + 12, (width - 11) / 2, 12, colour, 2))
  return boxes
}
