import type { SeparateEmployee } from '@contract/modules/people/employee.commands'
import { employeeResource, type Employee } from '@contract/modules/people/employee.resource'
import { checkSeparation } from '@contract/modules/people/employee.rules'
import type { Resource } from '@contract/kernel/define-resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { UserPort } from '@server/platform/access/user-port'
import type { Tx } from '@server/platform/db/transaction'
import { Problem, staleRecord } from '@server/platform/http/problems'
import { createRepository } from '@server/platform/resource/create-repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { businessDay } from '@server/platform/db/business-day'
import { countReports, LINE_LOCK, noteReason } from '@server/modules/people/employee.repository'
import { endSelling } from '@server/modules/people/seller-profile.repository'

const resource: Resource = employeeResource
const employees = createRepository(resource)

export type Separation = {
  tx: Tx
  actor: Actor
  employeeId: string
  version: number
  users: UserPort
}

/** The last day of somebody: nobody loses a head by it, and whoever left signs in and sells no more. */
export async function separate(asked: Separation, { date_separated, reason }: SeparateEmployee) {
  const { tx, actor, employeeId, version, users } = asked
  // A report that is put below them in this moment would be left without a head.
  await tx.lock(LINE_LOCK)
  const access = accessWhere(actor, 'separate', resource)
  const before = (await employees.get(tx.db, access, employeeId)) as unknown as Employee
  if (before.row_version !== version) throw staleRecord(before.row_version)
  if (before.user_id === actor.userId) throw new Problem('conflict', 'own_account')
  const activeReports = await countReports(tx.db, employeeId)
  refuseBroken(checkSeparation({ ...before, activeReports }, date_separated, await businessDay(tx.db)))

  const values = { date_separated, is_active: false }
  const row = await employees.update(tx.db, access, employeeId, version, values)
  await noteReason(tx.db, employeeId, reason)
  if (before.user_id !== null) await users.suspend(tx, before.user_id)
  const profileId = await endSelling(tx.db, employeeId)
  const { ou_id: ouId } = before
  const diff = { date_separated: [null, date_separated], is_active: [true, false] }
  tx.audit({ action: 'employee.separate', entityType: 'employee', entityId: employeeId, ouId, diff })
  tx.audit({
    action: 'employee_detail.update',
    entityType: 'employee_detail',
    entityId: employeeId,
    ouId,
    diff: { separation_reason: 'changed' },
  })
  if (profileId !== null)
    tx.audit({
      action: 'seller_profile.update',
      entityType: 'seller_profile',
      entityId: profileId,
      ouId,
      diff: { status: ['active', 'inactive'] },
    })
  return row
}
