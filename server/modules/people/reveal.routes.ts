import { z } from 'zod'
import type { Resource } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import {
  employeeDetailResource,
  revealEmployeeSchema,
} from '@contract/modules/people/employee-detail.resource'
import { employeeResource } from '@contract/modules/people/employee.resource'
import { revealedNumberSchema, type ProtectedNumber } from '@contract/modules/people/protected-numbers'
import { revealSellerSchema, sellerProfileResource } from '@contract/modules/people/seller-profile.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findSealedNumber, type NumberTable } from '@server/modules/people/number.repository'
import { columnOf } from '@server/modules/people/sealed-numbers'

type Revealed = {
  path: string
  table: NumberTable
  audited: Pick<Resource, 'name'>
  body: z.ZodType<{ field: ProtectedNumber }>
}

/** A POST: it is never cached nor looked up ahead, and each time somebody looks is written down before they see it. */
export function revealRoutes(app: PortalApp, platform: Platform, seal: ColumnSeal): void {
  revealRoute({
    path: employeeResource.path,
    table: 'employee_detail',
    audited: employeeDetailResource,
    body: revealEmployeeSchema,
  })
  revealRoute({
    path: sellerProfileResource.path,
    table: 'seller_profile',
    audited: sellerProfileResource,
    body: revealSellerSchema,
  })

  function revealRoute({ path, table, audited, body }: Revealed): void {
    registerRoute(app, platform, {
      method: 'POST',
      url: `/api/v1${path}/:id/reveal`,
      access: { permission: 'hr.employee.reveal_pii' },
      summary: `Show one protected number of a ${audited.name} whole`,
      params: z.strictObject({ id: idSchema }),
      body,
      response: { 200: dataOf(revealedNumberSchema) },
      handler: call =>
        call.transaction(async tx => {
          const { id } = call.params
          const { field } = call.body
          const reach = { permission: 'hr.employee', scope: { ou: 'ou_id' }, table }
          const access = accessWhere(call.actor, 'reveal_pii', reach)
          const found = await findSealedNumber(tx.db, table, field, id, access)
          if (!found) throw notFound()
          tx.audit({
            action: `${audited.name}.reveal`,
            entityType: audited.name,
            entityId: id,
            ouId: found.ou_id,
            diff: { [field]: 'revealed' },
          })
          return { data: { number: seal.open(columnOf(table, field), found.sealed) } }
        }),
    })
  }
}
