import { shownSealSchema } from '@contract/kernel/document-seal'
import { ownPayslipsSchema } from '@contract/modules/files/payslip.calls'
import { stillConfirmed } from '@server/platform/access/confirmation.repository'
import { requireConfirmed } from '@server/platform/access/require-confirmed'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { registerStoredFile } from '@server/platform/files/register-file'
import { sealPayslip } from '@server/modules/files/seal-files'
import { shownSeal } from '@server/platform/seals/shown-seal'
import { findOwnPayslipFile, findOwnPayslips, noteView } from '@server/modules/files/payslip.repository'
import { recordParams } from '@server/platform/resource/routes/record-params'

const WHY = 'Payslips are the portal’s alone; only those of the caller are read.'

const url = '/api/v1/files/own-payslips'
const access = { permission: 'files.payslip.view' } as const

/** One's own payslips and nobody else's, however far the right reaches; after idling the password comes first. */
export function ownPayslipRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url,
    access,
    asPortal: WHY,
    summary: "The caller's own payslips",
    answers: ownPayslipsSchema,
    leavesTrace: true,
    read: async (tx, call) => {
      if (!(await stillConfirmed(tx.db, call.actor.sessionId)))
        return { confirmation_needed: true, payslips: [] }
      const payslips = await findOwnPayslips(tx.db, call.actor.userId)
      return { confirmation_needed: false, payslips }
    },
  })

  registerStoredFile(app, platform, {
    url: `${url}/:id/file`,
    access,
    asPortal: WHY,
    summary: "One of the caller's own payslips",
    params: recordParams,
    leavesTrace: true,
    find: async (tx, call) => {
      const { userId } = call.actor
      const { id } = call.params
      await requireConfirmed(tx, call.actor)
      const fileId = await findOwnPayslipFile(tx.db, userId, id)
      if (!fileId) throw notFound()
      await noteView(tx.db, id, userId)
      tx.audit({ action: 'payslip.view', entityType: 'payslip', entityId: id })
      return platform.files.getFile(tx, fileId)
    },
  })

  registerRead(app, platform, {
    url: `${url}/:id/seal`,
    access,
    asPortal: WHY,
    summary: "The code by which anybody sees whether one of the caller's own payslips stands",
    params: recordParams,
    answers: shownSealSchema,
    leavesTrace: true,
    read: async (tx, call) => {
      await requireConfirmed(tx, call.actor)
      const { id } = call.params
      if (!(await findOwnPayslipFile(tx.db, call.actor.userId, id))) throw notFound()
      return shownSeal(await sealPayslip(tx, id), platform.publicUrl())
    },
  })
}
