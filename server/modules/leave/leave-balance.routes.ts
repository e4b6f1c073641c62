import { z } from 'zod'
import type { Resource } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import { daysText, parseDays } from '@contract/modules/leave/days.rules'
import {
  adjustBalanceSchema,
  closeYearSchema,
  grantedSchema,
  ledgerEntrySchema,
  yearEndQuerySchema,
  yearEndSchema,
  type AdjustBalance,
} from '@contract/modules/leave/leave-balance.commands'
import { leaveBalanceResource } from '@contract/modules/leave/leave-balance.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { createRepository } from '@server/platform/resource/create-repository'
import { findEntries, lockEmployees } from '@server/modules/leave/leave-balance.repository'
import { businessDay } from '@server/platform/db/business-day'
import { findEmployee, findTypes, lockEmployee } from '@server/modules/leave/leave-facts.repository'
import { grantLeave } from '@server/modules/leave/leave-grants'
import { findAvailable, writeEntries } from '@server/modules/leave/leave-ledger.repository'
import { yearEndOf } from '@server/modules/leave/year-end'
import { keepsBalance } from '@contract/modules/leave/balance.rules'

const balanceResource: Resource = leaveBalanceResource
const balances = createRepository(balanceResource)
const ADJUST = { permission: 'hr.leave.adjust_balance' } as const

export function leaveBalanceRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/leave/balances/:id/entries',
    access: { permission: 'hr.leave.view' },
    summary: 'What a leave balance is the sum of',
    params: z.strictObject({ id: idSchema }),
    response: { 200: dataOf(z.array(ledgerEntrySchema)) },
    handler: async call => {
      const access = accessWhere(call.actor, 'view', balanceResource)
      const entries = await call.transaction(
        async tx => {
          const row = await balances.get(tx.db, access, call.params.id)
          const [employeeId, typeId] = [String(row['employee_id']), String(row['leave_type_id'])]
          return findEntries(tx.db, { employeeId, typeId, year: Number(row['year']) })
        },
        { readOnly: true },
      )
      return { data: entries }
    },
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/leave/balances/adjust',
    access: ADJUST,
    summary: 'Correct a leave balance with a reason',
    body: adjustBalanceSchema,
    response: { 200: dataOf(z.object({ available: z.string() })) },
    asPortal: true,
    handler: call => call.transaction(async tx => ({ data: await adjust(tx, call.actor, call.body) })),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/leave/grants',
    access: ADJUST,
    summary: 'Give what the year has given until today, to whom it was not given yet',
    response: { 200: dataOf(grantedSchema) },
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const written = await grantLeave(tx.db, await businessDay(tx.db))
        tx.audit({
          action: 'leave_ledger.grant',
          entityType: 'leave_ledger',
          entityId: null,
          diff: { written },
        })
        return { data: { written } }
      }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/leave/year-end',
    access: ADJUST,
    summary: 'What closing a year of leave would write',
    query: yearEndQuerySchema,
    response: { 200: dataOf(yearEndSchema) },
    asPortal: true,
    handler: async call => ({
      data: (await call.transaction(tx => yearEndOf(tx.db, call.query.year), { readOnly: true })).shown,
    }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/leave/year-end',
    access: ADJUST,
    summary: 'Close a year of leave: carry over, forfeit, turn into money',
    body: closeYearSchema,
    response: { 200: dataOf(yearEndSchema) },
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        await lockEmployees(tx.db)
        const { shown, entries } = await yearEndOf(tx.db, call.body.year)
        if (!shown.may_close) throw fieldProblem('rule_broken', 'year', 'year_not_over')
        const written = await writeEntries(tx.db, entries)
        const diff = { year: shown.year, written, total_amount: 'changed' }
        tx.audit({ action: 'leave_ledger.close_year', entityType: 'leave_ledger', entityId: null, diff })
        return { data: shown }
      }),
  })
}

/** Never below nothing: days that are reserved or used already cannot be taken away. */
async function adjust(tx: Tx, actor: Actor, asked: AdjustBalance): Promise<{ available: string }> {
  const { employee_id, leave_type_id, year, reason } = asked
  const employee = await findEmployee(tx.db, { id: employee_id })
  if (!employee) throw fieldProblem('rule_broken', 'employee_id', 'reference_unknown')
  if (employee.user_id === actor.userId) throw new Problem('rule_broken', 'own_balance')
  const type = (await findTypes(tx.db)).find(each => each.id === leave_type_id)
  if (!type || !keepsBalance(type)) throw fieldProblem('rule_broken', 'leave_type_id', 'type_without_balance')
  await lockEmployee(tx.db, employee_id)
  const available = await findAvailable(tx.db, { employeeId: employee_id, typeId: leave_type_id })
  const after = (available.get(year) ?? 0) + parseDays(asked.days)
  if (after < 0) throw fieldProblem('rule_broken', 'days', 'balance_too_small')
  const { ou_id } = employee
  await writeEntries(tx.db, [
    {
      ou_id,
      employee_id,
      leave_type_id,
      year,
      note: reason,
      entry_date: await businessDay(tx.db),
      kind: 'adjustment',
      days: parseDays(asked.days),
    },
  ])
  tx.audit({
    action: 'leave_ledger.adjust',
    entityType: 'employee',
    entityId: employee_id,
    ouId: ou_id,
    diff: {
      leave_type: type.code,
      year,
      days: [daysText(after - parseDays(asked.days)), daysText(after)],
      reason,
    },
  })
  return { available: daysText(after) }
}
