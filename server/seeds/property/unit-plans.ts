import type { ProjectKind } from '@contract/modules/property/property-unit.rules'

export type PlannedProject = {
  id: string
  code: string
  kind: ProjectKind
  models: readonly {
    id: string
    code: string
    floor_area_sqm: string | null
    lot_area_min_sqm: string | null
  }[]
}
export type PlannedUnit = {
  unit_code: string
  type: string
  sub: string | null
  model: string | null
  phase: string | null
  block: string | null
  lot: string | null
  tower: string | null
  floor: string | null
  unit_no: string | null
  lot_area_sqm: string | null
  floor_area_sqm: string | null
  orientation: string | null
  is_corner: boolean
  list_price: string
}

const EMPTY: Omit<PlannedUnit, 'unit_code' | 'type' | 'list_price'> = {
  sub: null,
  model: null,
  phase: null,
  block: null,
  lot: null,
  tower: null,
  floor: null,
  unit_no: null,
  lot_area_sqm: null,
  floor_area_sqm: null,
  orientation: null,
  is_corner: false,
}
const ORIENTATIONS = ['north', 'east', 'south', 'west'] as const
const LOTS_IN_BLOCK = 10

/** Always the same chance for the same project. */
function chanceOf(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Whole hundreds of pesos, as price lists have them. */
const price = (pesos: number) => `${Math.round(pesos / 100) * 100}.00`
const pad = (value: number) => String(value).padStart(2, '0')
const area = (value: number) => value.toFixed(2)

/** The units of a project as its map has them: blocks of ten lots, towers of eight flats a floor. */
export function planUnits(project: PlannedProject): PlannedUnit[] {
  const chance = chanceOf(project.code)
  if (project.kind === 'memorial') return memorialLots(project, chance)
  if (project.kind === 'vertical') return flats(project, chance, 10)
  const onGround = houses(project, chance, project.kind === 'mixed' ? 5 : 8)
  return project.kind === 'mixed' ? [...onGround, ...flats(project, chance, 4)] : onGround
}

function houses(project: PlannedProject, chance: () => number, blocks: number): PlannedUnit[] {
  const squareMetre = 9_000 + Math.round(chance() * 9) * 1_000
  const models = project.models.filter(({ lot_area_min_sqm }) => lot_area_min_sqm !== null)
  return places(blocks).map(({ block, lot }) => {
    const is_corner = lot === 1 || lot === LOTS_IN_BLOCK
    const model = chance() < 0.65 ? models[Math.floor(chance() * models.length)] : undefined
    const ground = Number(model?.lot_area_min_sqm ?? 100) + Math.floor(chance() * 5) * 10
    const built = Number(model?.floor_area_sqm ?? 0) * (26_000 + Math.round(chance() * 6) * 1_000)
    return {
      ...EMPTY,
      unit_code: `${project.code}-B${pad(block)}-L${pad(lot)}`,
      type: model ? 'HL' : 'LOT',
      sub: model ? (is_corner ? 'SD' : 'SA') : is_corner ? 'CORNER' : 'INNER',
      model: model?.id ?? null,
      phase: block > blocks / 2 ? '2' : '1',
      block: String(block),
      lot: String(lot),
      lot_area_sqm: area(ground),
      floor_area_sqm: model?.floor_area_sqm ?? null,
      orientation: ORIENTATIONS[block % 4] ?? null,
      is_corner,
      list_price: price((ground * squareMetre + built) * (is_corner ? 1.1 : 1)),
    }
  })
}

const FLATS_ON_FLOOR = 8
const FLAT_SUBS: Record<string, string> = { STU: 'STUDIO', ONE: '1BR', TWO: '2BR' }

function flats(project: PlannedProject, chance: () => number, floors: number): PlannedUnit[] {
  const squareMetre = 95_000 + Math.round(chance() * 8) * 10_000
  const models = project.models.filter(({ lot_area_min_sqm }) => lot_area_min_sqm === null)
  return Array.from({ length: floors * FLATS_ON_FLOOR }, (_, index) => {
    const floor = Math.floor(index / FLATS_ON_FLOOR) + 3
    const door = (index % FLATS_ON_FLOOR) + 1
    const model = models[Math.floor(chance() * models.length)]
    const inside = Number(model?.floor_area_sqm ?? 24)
    const is_corner = door === 1 || door === FLATS_ON_FLOOR
    return {
      ...EMPTY,
      unit_code: `${project.code}-T1-${pad(floor)}${pad(door)}`,
      type: 'CONDO',
      sub: FLAT_SUBS[model?.code ?? ''] ?? null,
      model: model?.id ?? null,
      tower: '1',
      floor: String(floor),
      unit_no: `${floor}${pad(door)}`,
      floor_area_sqm: area(inside),
      orientation: door <= FLATS_ON_FLOOR / 2 ? 'east' : 'west',
      is_corner,
      list_price: price(inside * squareMetre * (1 + floor * 0.004) * (is_corner ? 1.05 : 1)),
    }
  })
}

function memorialLots(project: PlannedProject, chance: () => number): PlannedUnit[] {
  return places(8).map(({ block, lot }) => {
    const sub = block <= 5 ? 'LAWN' : block <= 7 ? 'GARDEN' : 'FAMILY'
    const ground = sub === 'FAMILY' ? 24 : sub === 'GARDEN' ? 5 : 2.44
    return {
      ...EMPTY,
      unit_code: `${project.code}-B${pad(block)}-L${pad(lot)}`,
      type: 'MEMO',
      sub,
      block: String(block),
      lot: String(lot),
      lot_area_sqm: area(ground),
      list_price: price(ground * (24_000 + Math.round(chance() * 4) * 1_000)),
    }
  })
}

function places(blocks: number) {
  return Array.from({ length: blocks * LOTS_IN_BLOCK }, (_, index) => ({
    block: Math.floor(index / LOTS_IN_BLOCK) + 1,
    lot: (index % LOTS_IN_BLOCK) + 1,
  }))
}
