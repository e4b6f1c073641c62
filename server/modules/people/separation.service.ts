import { employeeResource, type Employee } from '@contract/people/employee.resource'
import { checkSeparation } from '@contract/modules/people/employee.rules'
import { ALWAYS } from '@server/platform/access/access-where'
import type { UserPort } from '@server/platform/access/user-port'
import type { FileService } from '@server/platform/files/files.service'
import { Problem } from '@server/platform/http/problems'
import { createRepository } from '@server/platform/resource/create-repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { recordOptions, type CommandOptions, type RecordContext } from '@server/platform/resource/run-command'
import { businessDay } from '@server/platform/db/business-day'
import { countReports, LINE_LOCK, noteReason } from '@server/modules/people/employee.repository'
import { removePhoto } from '@server/modules/people/photo.service'
import { endSelling } from '@server/modules/people/seller-profile.repository'

const employees = createRepository(employeeResource)

export const separationOptions: CommandOptions<Employee> = {
  ...recordOptions<Employee>(employees),
  lock: async (tx, access, id) => {
    // A report that is put below them in this moment would be left without a head.
    await tx.lock(LINE_LOCK)
    return await employees.lock(tx.db, access, id)
  },
  asPortal: {
    separate: 'Sessions are the portal’s alone; who may separate whom is asked of the rows of the actor.',
  },
}

/** The last day of somebody: nobody loses a head by it, and whoever left signs in and sells no more. */
export async function separate(
  { tx, actor, record: employee, audit }: RecordContext<Employee>,
  { date_separated, reason }: { date_separated: string; reason: string },
  { users, files }: { users: UserPort; files: FileService },
): Promise<void> {
  const { id, ou_id: ouId, user_id, row_version } = employee
  if (user_id === actor.userId) throw new Problem('conflict', 'own_account')
  const activeReports = await countReports(tx.db, id)
  refuseBroken(checkSeparation({ ...employee, activeReports }, date_separated, await businessDay(tx.db)))

  await employees.update(tx.db, ALWAYS, id, row_version, { date_separated, is_active: false })
  await noteReason(tx.db, id, reason)
  if (user_id !== null) {
    await users.suspend(tx, user_id)
    // What it was given for has ended.
    await removePhoto(tx, files, user_id)
  }
  const profileId = await endSelling(tx.db, id)
  audit({ date_separated: [null, date_separated], is_active: [true, false] })
  tx.audit({
    action: 'employee_detail.update',
    entityType: 'employee_detail',
    entityId: id,
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
}
