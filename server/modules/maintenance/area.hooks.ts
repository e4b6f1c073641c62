import { areaPlace, checkAreaLevel, type AreaLevel } from '@contract/modules/maintenance/area.rules'
import { checkTree } from '@server/platform/resource/hierarchy'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'
import { findPlace, levelsBelow, nameBelow } from '@server/modules/maintenance/area.repository'

type Area = { name: string; level: AreaLevel; parent_id: string | null }
const PLACE = ['region', 'province', 'city'] as const

export const areaHooks: ResourceHooks = {
  async beforeWrite(tx, _call, values, before) {
    const area = writtenRecord<Area>(values, before)
    refuseBroken(await checkTree(tx, 'area', area.id, area.parent_id))
    const parent = area.parent_id === null ? null : await findPlace(tx.db, area.parent_id)
    const below = area.id === null ? [] : await levelsBelow(tx.db, area.id)
    refuseBroken(checkAreaLevel(area.level, parent?.level ?? null, below))
    return { ...values, ...areaPlace(area.name, area.level, parent) }
  },

  async afterWrite(tx, _call, row, before) {
    if (before && PLACE.some(name => row[name] !== before[name])) await nameBelow(tx.db, row.id)
  },
}
