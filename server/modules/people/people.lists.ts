import { employeeDetailResource } from '@contract/modules/people/employee-detail.resource'
import { employeeResource } from '@contract/people/employee.resource'
import { sellerProfileResource } from '@contract/modules/people/seller-profile.resource'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import { employeeDetailHooks } from '@server/modules/people/employee-detail.hooks'
import { employeeHooks } from '@server/modules/people/employee.hooks'
import { sellerProfileHooks } from '@server/modules/people/seller-profile.hooks'

/** What each is held to, by a form, an import and a seed alike. */
export function peopleLists(seal: ColumnSeal) {
  return {
    employee: { resource: employeeResource, hooks: employeeHooks },
    detail: { resource: employeeDetailResource, hooks: employeeDetailHooks(seal) },
    seller: { resource: sellerProfileResource, hooks: sellerProfileHooks(seal) },
  }
}
