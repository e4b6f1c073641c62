import { EMPLOYEE_NUMBERS, type EmployeeDetail } from '@contract/modules/people/employee-detail.resource'
import { checkEmployeeDetail } from '@contract/modules/people/employee-detail.rules'
import type { ProtectedNumber } from '@contract/modules/people/protected-numbers'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'
import { businessDay } from '@server/platform/db/business-day'
import { isNumberTaken } from '@server/modules/people/number.repository'
import { withSealed } from '@server/modules/people/sealed-numbers'

export function employeeDetailHooks(seal: ColumnSeal): ResourceHooks {
  const table = 'employee_detail'
  return {
    async beforeWrite(tx, _call, values, before) {
      const isTaken = async (name: ProtectedNumber, hash: string) =>
        name !== 'bank_account_no' && isNumberTaken(tx.db, table, name, hash, before?.id ?? null)
      const stored = await withSealed({ seal, table, isTaken }, EMPLOYEE_NUMBERS, values)
      refuseBroken(
        checkEmployeeDetail(writtenRecord<EmployeeDetail>(stored, before), await businessDay(tx.db)),
      )
      return stored
    },
  }
}
