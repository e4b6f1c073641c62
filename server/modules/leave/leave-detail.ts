import type { LeaveDetail } from '@contract/modules/leave/leave.views'
import { leaveMachine, type LeaveStatus } from '@contract/modules/leave/leave-state.rules'
import { mayDo, type Actor } from '@server/platform/access/actor'
import { accessWhere } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { holdingOf } from '@server/platform/documents/document.repository'
import { businessDay } from '@server/platform/db/business-day'
import { findCalendar, findEmployee, findHolidays } from '@server/modules/leave/leave-facts.repository'
import { findEntriesOf } from '@server/modules/leave/leave-balance.repository'
import { shownDay } from '@server/modules/leave/leave-preview'
import { findDays } from '@server/modules/leave/leave-request.repository'
import { mayAskInPlaceOf } from '@server/modules/leave/leave-people.repository'
import { requestResource, shownRequest } from '@server/modules/leave/leave-request.service'

/** What the record's page shows beside its fields. */
export async function detailOf(db: Db, actor: Actor, id: string): Promise<LeaveDetail> {
  const row = await shownRequest(db, actor, id)
  const owner = { id: String(row['employee_id']), ou_id: String(row['ou_id']) }
  const { place } = await findCalendar(db, owner)
  const holidays = await findHolidays(db, String(row['date_from']), String(row['date_to']))
  const days = await findDays(db, id)
  const masked = row['is_masked'] === true
  return {
    days: days.map(day => shownDay(day, holidays, place)),
    entries: masked ? [] : await findEntriesOf(db, id),
    may: await mayOf(db, actor, row),
  }
}

type Row = Record<string, unknown> & { id: string }

/** Offered by the state and the right; the command asks again. */
async function mayOf(db: Db, actor: Actor, row: Row): Promise<LeaveDetail['may']> {
  const status = row['status'] as LeaveStatus
  const inPlace = await mayAskInPlaceOf(db, actor, String(row['employee_id']))
  const own = inPlace || (await findEmployee(db, { userId: actor.userId }))?.id === row['employee_id']
  const reached = await holdingOf(db, requestResource, row.id, {
    recall: accessWhere(actor, 'recall', requestResource),
    verify: accessWhere(actor, 'verify', requestResource),
  })
  const recalls = reached.includes('recall')
  const leads = (trigger: string) => leaveMachine.rows.some(r => r.from === status && r.trigger === trigger)
  const submits = own && (inPlace || mayDo(actor, 'hr.leave.submit'))
  const today = await businessDay(db)
  const asked = row['cancellation_asked'] === true
  const waits = status.startsWith('pending_')
  const isOver = ['rejected', 'withdrawn', 'cancelled'].includes(status)
  return {
    edit: submits && (status === 'draft' || status === 'returned' || waits),
    submit: submits && (status === 'draft' || status === 'returned'),
    discard: own && status === 'draft',
    withdraw: submits && leads('withdraw'),
    recall: recalls && leads('recall') && today < String(row['date_from']),
    ask_cancellation: submits && leads('ask_cancellation') && !asked,
    decide_cancellation: recalls && leads('grant_cancellation') && asked,
    split: reached.includes('verify') && leads('split'),
    attach: (own || mayDo(actor, 'hr.leave.verify')) && !isOver && row['is_masked'] !== true,
    in_place: inPlace,
    see_files: row['is_masked'] !== true,
  }
}
