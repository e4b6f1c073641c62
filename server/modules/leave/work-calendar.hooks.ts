import type { WorkCalendarRow } from '@contract/modules/leave/work-calendar.resource'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'
import { findEmployee } from '@server/modules/leave/leave-facts.repository'

export const workCalendarHooks: ResourceHooks = {
  /** A person's calendar stands in the person's unit. */
  async beforeWrite(tx, _call, values, before) {
    const calendar = writtenRecord<WorkCalendarRow>(values, before)
    if (calendar.employee_id === null) return values
    const employee = await findEmployee(tx.db, { id: calendar.employee_id })
    if (calendar.ou_id !== null && calendar.ou_id !== employee?.ou_id)
      refuseBroken([{ path: 'ou_id', code: 'calendar_of_other_unit' }])
    return { ...values, ou_id: employee?.ou_id ?? null }
  },
}
