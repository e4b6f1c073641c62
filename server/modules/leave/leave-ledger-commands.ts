import { keepsBalance } from '@contract/modules/leave/balance.rules'
import { daysText, parseDays } from '@contract/people/days.rules'
import type { AdjustBalance } from '@contract/modules/leave/leave-balance.calls'
import { leaveLedgerCommands } from '@contract/modules/leave/leave-ledger.commands'
import type { Actor } from '@server/platform/access/actor'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { registerCommands } from '@server/platform/resource/register-commands'
import { noRecords } from '@server/platform/resource/run-command'
import { lockEmployees } from '@server/modules/leave/leave-balance.repository'
import { findEmployee, findTypes, lockEmployee } from '@server/modules/leave/leave-facts.repository'
import { grantLeave } from '@server/modules/leave/leave-grants'
import { findAvailable, writeEntries } from '@server/modules/leave/leave-ledger.repository'
import { yearEndOf } from '@server/modules/leave/year-end'

export function registerLedgerCommands(app: PortalApp, platform: Platform): void {
  registerCommands(app, platform, leaveLedgerCommands, noRecords, {
    adjust: ({ tx, actor, body }) => adjust(tx, actor, body),
    async grant({ tx, audit }) {
      const written = await grantLeave(tx.db, await businessDay(tx.db))
      audit({ written })
      return { written }
    },
    async close_year({ tx, body, audit }) {
      await lockEmployees(tx.db)
      const { shown, entries } = await yearEndOf(tx.db, body.year)
      if (!shown.may_close) throw fieldProblem('rule_broken', 'year', 'year_not_over')
      const written = await writeEntries(tx.db, entries)
      audit({ year: shown.year, written, total_amount: 'changed' })
      return shown
    },
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
