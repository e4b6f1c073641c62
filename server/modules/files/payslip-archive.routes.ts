import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { payslipCommands } from '@contract/modules/files/payslip.commands'
import { archivedPayslipSchema, payslipViewSchema } from '@contract/modules/files/payslip.calls'
import { requireConfirmed } from '@server/platform/access/require-confirmed'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { registerCommands } from '@server/platform/resource/register-commands'
import type { CommandOptions } from '@server/platform/resource/run-command'
import { voidSeal } from '@server/platform/seals/seal-document'
import { payslipReach } from '@server/modules/files/payslip-reach'
import {
  findArchive,
  lockPayslip,
  viewsOf,
  withdraw,
  type LockedPayslip,
} from '@server/modules/files/payslip.repository'
import { recordParams } from '@server/platform/resource/routes/record-params'

const url = '/api/v1/files/payslips'
/** Who sees payslips of others keeps the payroll as well; the right alone, given to somebody else, opens nothing. */
const mayLook = { permission: 'files.payslip.view', and: 'hr.payroll.view' } as const
const WHY = 'Payslips and who opened them are the tables of the portal alone, so it asks for the units.'

/** Past the units: its seal is the portal's to keep, and so is who opened it. */
const voidAndTell = (tx: Tx, id: string) =>
  asPortal(tx, async portal => {
    await voidSeal(portal, 'payslip', id)
    return viewsOf(portal.db, id)
  })

/** What went out and to whom, without what stands in it: nobody opens another's payslip here. */
export function payslipArchiveRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url,
    access: mayLook,
    asPortal: WHY,
    summary: 'Payslips that were published, of the units that the caller reaches',
    query: z.strictObject({ search: z.string().trim().max(80).default(''), batch_id: idSchema.optional() }),
    answers: z.array(archivedPayslipSchema),
    read: async (tx, call) => {
      const { search, batch_id = null } = call.query
      return findArchive(tx.db, payslipReach(call.actor, 'payslip'), { search, batch_id })
    },
  })

  registerRead(app, platform, {
    url: `${url}/:id/views`,
    access: mayLook,
    asPortal: WHY,
    summary: 'Who opened a payslip, and when',
    params: recordParams,
    answers: z.array(payslipViewSchema),
    locks: true,
    read: async (tx, call) => {
      await lockPayslip(tx.db, call.params.id, payslipReach(call.actor, 'payslip'))
      return viewsOf(tx.db, call.params.id)
    },
  })

  const options: CommandOptions<LockedPayslip> = {
    lock: async (tx, access, id, { actor }) => {
      await requireConfirmed(tx, actor)
      return lockPayslip(tx.db, id, access)
    },
  }
  registerCommands(app, platform, payslipCommands, options, {
    async withdraw({ tx, record: slip, body: { reason }, audit }) {
      if (slip.status !== 'published') throw new Problem('conflict')
      await withdraw(tx.db, slip.id, reason)
      audit({ status: ['published', 'withdrawn'], reason })
      return voidAndTell(tx, slip.id)
    },
  })
}
