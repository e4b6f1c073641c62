import type { BrokenRule } from '@contract/kernel/broken-rule'
import type { PROJECT_KINDS } from '@contract/selling/project.resource'
import type { PropertyUnit } from '@contract/modules/property/property-unit.resource'
import type { UnitStatus } from '@contract/selling/unit-state.rules'

export type ProjectKind = (typeof PROJECT_KINDS)[number]

type Details = Pick<
  PropertyUnit,
  | 'project_id'
  | 'unit_type_id'
  | 'sub_unit_type_id'
  | 'house_model_id'
  | 'phase'
  | 'block'
  | 'lot'
  | 'tower'
  | 'floor'
  | 'unit_no'
>
export type UnitSurroundings = {
  project_kind: ProjectKind
  /** Of the house model that was chosen; null where none was. */
  model_project_id: string | null
  /** Of the sub type that was chosen; null where none was. */
  sub_type_of: string | null
}

const GROUND_PLACE = ['phase', 'block', 'lot'] as const
const TOWER_PLACE = ['tower', 'floor', 'unit_no'] as const

/** Which parts of a place a project of this kind has. */
function placesOf(kind: ProjectKind): readonly (keyof Details)[] {
  if (kind === 'vertical') return TOWER_PLACE
  return kind === 'mixed' ? [...GROUND_PLACE, ...TOWER_PLACE] : GROUND_PLACE
}

export function checkUnit(unit: Details, around: UnitSurroundings): BrokenRule[] {
  const allowed = placesOf(around.project_kind)
  const misplaced = [...GROUND_PLACE, ...TOWER_PLACE].filter(
    part => unit[part] !== null && !allowed.includes(part),
  )
  const inTower = TOWER_PLACE.filter(part => unit[part] !== null)
  const onGround = GROUND_PLACE.some(part => unit[part] !== null)
  const broken: BrokenRule[] = misplaced.map(path => ({ path, code: 'place_not_of_kind' }))
  if (misplaced.length === 0 && onGround)
    broken.push(...inTower.map(path => ({ path, code: 'place_of_two_kinds' })))
  if (unit.house_model_id !== null && around.model_project_id !== unit.project_id)
    broken.push({ path: 'house_model_id', code: 'model_of_other_project' })
  if (unit.sub_unit_type_id !== null && around.sub_type_of !== unit.unit_type_id)
    broken.push({ path: 'sub_unit_type_id', code: 'sub_type_of_other_type' })
  return broken
}

/** What a contract speaks of stays as it was signed. */
export function mayEditUnit(status: UnitStatus): boolean {
  return ['draft', 'available', 'on_hold', 'blocked'].includes(status)
}
