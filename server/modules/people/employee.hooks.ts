import { checkEmployee } from '@contract/modules/people/employee.rules'
import type { Employee } from '@contract/people/employee.resource'
import { wouldCycle } from '@contract/modules/people/reporting-line.rules'
import type { Tx } from '@server/platform/db/transaction'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks, Values } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'
import { findLineAbove, keepDetail, LINE_LOCK, unitOfUser } from '@server/modules/people/employee.repository'

export const employeeHooks: ResourceHooks<Employee> = {
  async beforeWrite(tx, _call, values, before) {
    const numbered = before ? values : await withNumber(tx, values)
    const employee = writtenRecord<Employee>(numbered, before)
    refuseBroken(checkEmployee(employee))
    if (employee.immediate_head_id !== (before?.['immediate_head_id'] ?? null)) await checkLine(tx, employee)
    await checkUser(
      tx,
      employee,
      before?.['ou_id'] !== employee.ou_id || before['user_id'] !== employee.user_id,
    )
    return numbered
  },

  afterWrite: (tx, call, row) => keepDetail(tx.db, row, call.actor.userId),
}

/** Of the year in which somebody came. */
async function withNumber(tx: Tx, values: Values): Promise<Values> {
  const { employee_no, ou_id, date_hired } = values as Pick<Employee, 'employee_no' | 'ou_id' | 'date_hired'>
  if (employee_no !== '') return values
  const year = Number(date_hired.slice(0, 4))
  return { ...values, employee_no: await allocateNumber(tx, { ouId: ou_id, type: 'employee', year }) }
}

type InLine = { id: string | null; immediate_head_id: string | null }

async function checkLine(tx: Tx, { id, immediate_head_id: head }: InLine): Promise<void> {
  await tx.lock(LINE_LOCK)
  if (id === null || head === null) return
  if (wouldCycle(await findLineAbove(tx.db, head), id, head))
    refuseBroken([{ path: 'immediate_head_id', code: 'line_cycle' }])
}

/** An account acts in its own unit, so it stands for a person of that unit. */
async function checkUser(
  tx: Tx,
  employee: Pick<Employee, 'user_id' | 'ou_id'>,
  isNew: boolean,
): Promise<void> {
  if (!isNew || employee.user_id === null) return
  if ((await unitOfUser(tx.db, employee.user_id)) !== employee.ou_id)
    refuseBroken([{ path: 'user_id', code: 'user_of_other_unit' }])
}
