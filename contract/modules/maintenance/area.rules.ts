import type { BrokenRule } from '@contract/kernel/broken-rule'

/** From the widest to the narrowest. */
export const AREA_LEVELS = ['region', 'province', 'city', 'district'] as const
export type AreaLevel = (typeof AREA_LEVELS)[number]

export type AreaPlace = {
  level: AreaLevel
  name: string
  region: string | null
  province: string | null
  city: string | null
}

const depth = (level: AreaLevel) => AREA_LEVELS.indexOf(level)
const liesBelow = (level: AreaLevel, above: AreaLevel) => depth(level) > depth(above)

/**
 * A region stands by itself, everything else below something wider: a city below a province, or below its region
 * where the law makes it independent of one.
 */
export function checkAreaLevel(
  level: AreaLevel,
  parent: AreaLevel | null,
  children: readonly AreaLevel[],
): BrokenRule[] {
  const fits = parent === null ? level === 'region' : liesBelow(level, parent)
  return [
    ...(fits
      ? []
      : [{ path: 'parent_id', code: parent === null ? 'area_parent_needed' : 'area_parent_level' }]),
    ...(children.every(child => liesBelow(child, level))
      ? []
      : [{ path: 'level', code: 'area_children_level' }]),
  ]
}

/** The names of what lies above an area and of itself, at their levels. */
export function areaPlace(name: string, level: AreaLevel, parent: AreaPlace | null) {
  const { region, province, city } = parent ?? { region: null, province: null, city: null }
  return {
    region: level === 'region' ? name : region,
    province: level === 'province' ? name : level === 'region' ? null : province,
    city: level === 'city' ? name : level === 'district' ? city : null,
  }
}
