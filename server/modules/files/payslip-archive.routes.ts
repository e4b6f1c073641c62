import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  archivedPayslipSchema,
  payslipViewSchema,
  withdrawPayslipSchema,
} from '@contract/modules/files/payslip.commands'
import { requireConfirmed } from '@server/platform/access/require-confirmed'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound, Problem, staleRecord } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { payslipReach } from '@server/modules/files/payslip-reach'
import { findArchive, lockPayslip, viewsOf, withdraw } from '@server/modules/files/payslip.repository'

const url = '/api/v1/files/payslips'
const params = z.strictObject({ id: idSchema })
/** Who sees payslips of others keeps the payroll as well; the right alone, given to somebody else, opens nothing. */
const mayLook = { permission: 'files.payslip.view', and: 'hr.payroll.view' } as const

/** What went out and to whom, without what stands in it: nobody opens another's payslip here. */
export function payslipArchiveRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url,
    access: mayLook,
    asPortal: true,
    summary: 'Payslips that were published, of the units that the caller reaches',
    query: z.strictObject({ search: z.string().trim().max(80).default(''), batch_id: idSchema.optional() }),
    response: { 200: dataOf(z.array(archivedPayslipSchema)) },
    handler: call =>
      call.transaction(
        async tx => {
          const { search, batch_id = null } = call.query
          return { data: await findArchive(tx.db, payslipReach(call.actor, 'payslip'), { search, batch_id }) }
        },
        { readOnly: true },
      ),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/:id/views`,
    access: mayLook,
    asPortal: true,
    summary: 'Who opened a payslip, and when',
    params,
    response: { 200: dataOf(z.array(payslipViewSchema)) },
    handler: call =>
      call.transaction(async tx => {
        if (!(await lockPayslip(tx.db, call.params.id, payslipReach(call.actor, 'payslip')))) throw notFound()
        return { data: await viewsOf(tx.db, call.params.id) }
      }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/:id/withdraw`,
    access: { permission: 'hr.payroll.publish', and: 'files.payslip.view' },
    asPortal: true,
    summary: 'Take back a payslip that should not have gone out, and tell who saw it',
    params,
    body: withdrawPayslipSchema,
    response: { 200: dataOf(z.array(payslipViewSchema)) },
    needsVersion: true,
    handler: call =>
      call.transaction(async tx => {
        await requireConfirmed(tx, call.actor)
        const slip = await lockPayslip(tx.db, call.params.id, payslipReach(call.actor, 'payslip'))
        if (!slip) throw notFound()
        if (slip.row_version !== call.version) throw staleRecord(slip.row_version)
        if (slip.status !== 'published') throw new Problem('conflict')
        await withdraw(tx.db, slip.id, call.body.reason)
        tx.audit({
          action: 'payslip.withdraw',
          entityType: 'payslip',
          entityId: slip.id,
          ouId: slip.ou_id,
          diff: { status: ['published', 'withdrawn'], reason: call.body.reason },
        })
        return { data: await viewsOf(tx.db, slip.id) }
      }),
  })
}
