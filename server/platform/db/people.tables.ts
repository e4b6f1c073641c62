import type { Generated } from 'kysely'
import type { employeeDetailResource } from '@contract/modules/people/employee-detail.resource'
import type { employeeResource } from '@contract/people/employee.resource'
import type { sellerProfileResource } from '@contract/modules/people/seller-profile.resource'
import type { TableOf } from '@server/platform/db/table-of'

type EmployeeTable = TableOf<typeof employeeResource>

export type PeopleTables = {
  employee: Omit<EmployeeTable, 'full_name'> & { full_name: Generated<string> }
  employee_detail: TableOf<typeof employeeDetailResource>
  seller_profile: TableOf<typeof sellerProfileResource>
  user_photo: { user_id: string; file_id: string; shown_to_buyers_since: string | Date | null }
}
