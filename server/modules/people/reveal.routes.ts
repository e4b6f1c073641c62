import type { z } from 'zod'
import type { Resource } from '@contract/kernel/define-resource'
import {
  employeeDetailResource,
  revealEmployeeSchema,
} from '@contract/modules/people/employee-detail.resource'
import { employeeResource } from '@contract/people/employee.resource'
import { revealedNumberSchema, type ProtectedNumber } from '@contract/modules/people/protected-numbers'
import { revealSellerSchema, sellerProfileResource } from '@contract/modules/people/seller-profile.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { revealRoute } from '@server/platform/resource/reveal-route'
import { findSealedNumber, type NumberTable } from '@server/modules/people/number.repository'
import { columnOf } from '@server/modules/people/sealed-numbers'

type RevealTarget = {
  path: string
  table: NumberTable
  audited: Pick<Resource, 'name'>
  body: z.ZodType<{ field: ProtectedNumber }>
}

export function revealRoutes(app: PortalApp, platform: Platform, seal: ColumnSeal): void {
  revealNumber({
    path: employeeResource.path,
    table: 'employee_detail',
    audited: employeeDetailResource,
    body: revealEmployeeSchema,
  })
  revealNumber({
    path: sellerProfileResource.path,
    table: 'seller_profile',
    audited: sellerProfileResource,
    body: revealSellerSchema,
  })

  function revealNumber({ path, table, audited, body }: RevealTarget): void {
    revealRoute(app, platform, seal, {
      path,
      permission: 'hr.employee.reveal_pii',
      summary: `Show one protected number of a ${audited.name} whole`,
      entityType: audited.name,
      body,
      answer: revealedNumberSchema,
      async find(tx, { id, body: { field }, actor }) {
        const reach = { permission: 'hr.employee', scope: { ou: 'ou_id' }, table }
        const access = accessWhere(actor, 'reveal_pii', reach)
        const found = await findSealedNumber(tx.db, table, field, id, access)
        return found && { ...found, field, column: columnOf(table, field) }
      },
      show: number => ({ number }),
    })
  }
}
