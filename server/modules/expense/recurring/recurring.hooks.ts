import type { RecurringExpense } from '@contract/modules/accounting/recurring-expense.resource'
import { Problem } from '@server/platform/http/problems'
import { findEmployeeOf } from '@server/platform/people/employees.repository'
import type { ResourceHooks } from '@server/platform/resource/register-resource'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { writtenRecord } from '@server/platform/resource/written-record'
import { areProjectsThere, areUnitsThere } from '@server/modules/expense/expense.repository'

/** It is of whoever writes it down, in their unit; a change of when it comes is what its days are counted from. */
export const recurringHooks: ResourceHooks = {
  async beforeWrite({ db }, call, values, before) {
    const { lines = [], next_on, frequency } = writtenRecord<Partial<RecurringExpense>>(values, before)
    if (lines.length === 0) refuseBroken([{ path: 'lines', code: 'expense_needs_line' }])
    if (!(await areProjectsThere(db, lines)) || !(await areUnitsThere(db, lines)))
      refuseBroken([{ path: 'lines', code: 'reference_unknown' }])
    const isMoved = next_on !== before?.['next_on'] || frequency !== before?.['frequency']
    const written = isMoved ? { ...values, first_on: next_on } : values
    if (before) return written
    const employee = await findEmployeeOf(db, call.actor.userId)
    if (!employee) throw new Problem('rule_broken', 'no_employee')
    return { ...written, employee_id: employee.id, ou_id: employee.ou_id }
  },
}
