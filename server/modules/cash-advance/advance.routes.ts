import {
  advanceLimitSchema,
  advanceStandingSchema,
  limitQuerySchema,
} from '@contract/modules/cash-advance/advance-answers'
import { cashAdvance } from '@contract/modules/cash-advance/cash-advance.document'
import { accessWhere } from '@server/platform/access/access-where'
import type { DocumentRow } from '@server/platform/documents/document.repository'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { findEmployeeOf } from '@server/platform/people/employees.repository'
import { createRepository } from '@server/platform/resource/create-repository'
import { limitAnswer, measureAdvance } from '@server/modules/cash-advance/advance-limit.service'
import { advanceOf } from '@server/modules/cash-advance/advance-row'
import { standingOf } from '@server/modules/cash-advance/standing.service'
import { recordParams } from '@server/platform/resource/routes/record-params'

const repository = createRepository(cashAdvance.resource)

/** Beside what the kit gives: the limit before one asks, what stands beside an advance, and what moved it. */
export function advanceRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: '/api/v1/cash-advance/limit',
    access: { permission: 'cash_advance.record.create' },
    summary: 'How much its caller may be advanced now, and how that comes about',
    query: limitQuerySchema,
    answers: advanceLimitSchema,
    read: async (tx, call) => {
      const employee = await findEmployeeOf(tx.db, call.actor.userId)
      if (!employee) throw new Problem('rule_broken', 'no_employee')
      const { repayment } = call.query
      return limitAnswer(await measureAdvance(tx, employee.id, { repayment }), repayment)
    },
  })

  registerRead(app, platform, {
    url: `/api/v1${cashAdvance.resource.path}/:id/standing`,
    access: { permission: 'cash_advance.record.view' },
    summary: 'What an advance is measured by, what its release would post, and what was signed',
    params: recordParams,
    answers: advanceStandingSchema,
    read: async (tx, call) => {
      const access = accessWhere(call.actor, 'view', cashAdvance.resource)
      const row = (await repository.get(tx.db, access, call.params.id)) as DocumentRow
      return standingOf(tx, call, advanceOf(row))
    },
  })
}
