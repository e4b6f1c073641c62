import type { OperatingUnit } from '@contract/modules/maintenance/operating-unit.resource'
import { checkTree } from '@server/platform/resource/hierarchy'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'
import { countDependants } from '@server/modules/maintenance/operating-unit.repository'

export const operatingUnitHooks: ResourceHooks = {
  async beforeWrite(tx, _call, values, before) {
    const unit = writtenRecord<OperatingUnit>(values, before)
    refuseBroken(await checkTree(tx, 'operating_unit', unit.id, unit.parent_id))
    return values
  },

  /** Nobody is left behind in a unit that is no more: people and units below it go elsewhere first. */
  async beforeDeactivate(tx, _call, row) {
    const { people, units } = await countDependants(tx.db, row.id)
    if (units > 0) refuseBroken([{ path: 'is_active', code: 'unit_has_units' }])
    if (people > 0) refuseBroken([{ path: 'is_active', code: 'unit_has_people' }])
  },
}
