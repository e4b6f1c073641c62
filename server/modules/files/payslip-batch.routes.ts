import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  addPayslipFilesSchema,
  newPayslipBatchSchema,
  payslipBatchPageSchema,
  payslipBatchSchema,
  publishPayslipsSchema,
} from '@contract/modules/files/payslip.commands'
import { scopeOf, unitIdsOf, type Actor } from '@server/platform/access/actor'
import { requireConfirmed } from '@server/platform/access/require-confirmed'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { forbidden, notFound, Problem } from '@server/platform/http/problems'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { homeUnit } from '@server/platform/resource/record-notes.repository'
import {
  discardBatch,
  filesOfBatch,
  findBatches,
  findPayees,
  insertBatch,
  lockBatch,
  markDuplicates,
  removeBatchFile,
  type Batch,
} from '@server/modules/files/payslip-batch.repository'
import { addFiles, publishBatch } from '@server/modules/files/payslip-batch.service'
import { payslipReach } from '@server/modules/files/payslip-reach'

const url = '/api/v1/files/payslip-batches'
const params = z.strictObject({ id: idSchema })
const access = { permission: 'hr.payroll.publish', and: 'files.payslip.view' } as const
const page = dataOf(payslipBatchPageSchema)

/** Payslips on their way: put in, matched, looked through, and published or thrown away. */
export function payslipBatchRoutes(app: PortalApp, platform: Platform): void {
  const { files, uploads } = platform

  const locked = async (tx: Tx, actor: Actor, id: string): Promise<Batch> => {
    const batch = await lockBatch(tx.db, id, payslipReach(actor, 'payslip_batch'))
    if (!batch) throw notFound()
    return batch
  }
  const open = async (tx: Tx, actor: Actor, id: string): Promise<Batch> => {
    await requireConfirmed(tx, actor)
    const batch = await locked(tx, actor, id)
    if (batch.status !== 'draft') throw new Problem('conflict')
    return batch
  }
  const shown = async (tx: Tx, actor: Actor, id: string) => {
    const { ou_id: _unit, ...batch } = await locked(tx, actor, id)
    return { data: { ...batch, files: await filesOfBatch(tx.db, { ...batch, ou_id: _unit }) } }
  }

  registerRoute(app, platform, {
    method: 'GET',
    url,
    access,
    asPortal: true,
    summary: 'Payslips on their way and those that went out',
    response: { 200: dataOf(z.array(payslipBatchSchema)) },
    handler: call =>
      call.transaction(
        async tx => ({ data: await findBatches(tx.db, payslipReach(call.actor, 'payslip_batch')) }),
        { readOnly: true },
      ),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url,
    access,
    asPortal: true,
    summary: 'Begin the payslips of a period',
    body: newPayslipBatchSchema,
    response: { 201: page },
    handler: call =>
      call.transaction(async tx => {
        const { actor, body } = call
        await requireConfirmed(tx, actor)
        const mine = unitIdsOf(actor)
        const home = await homeUnit(tx.db, actor.userId)
        const ouId = home && mine.includes(home) ? home : mine[0]
        if (!ouId) throw forbidden()
        const id = await insertBatch(tx.db, ouId, body)
        tx.audit({
          action: 'payslip_batch.create',
          entityType: 'payslip_batch',
          entityId: id,
          ouId,
          diff: body,
        })
        return shown(tx, actor, id)
      }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/:id`,
    access,
    asPortal: true,
    summary: 'What publishing these payslips would do',
    params,
    response: { 200: page },
    handler: call => call.transaction(tx => shown(tx, call.actor, call.params.id)),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/:id/files`,
    access,
    asPortal: true,
    summary: 'Put in a payslip, or an archive of them',
    params,
    body: addPayslipFilesSchema,
    response: { 200: page },
    handler: call =>
      call.transaction(async tx => {
        const { actor } = call
        const batch = await open(tx, actor, call.params.id)
        const upload = await uploads.take(tx, actor.userId, call.body.upload_id)
        const units = scopeOf(actor, 'files.payslip.view') === 'all' ? null : unitIdsOf(actor)
        const added = await addFiles(tx, files, batch, upload, await findPayees(tx.db, units))
        tx.audit({
          action: 'payslip_batch.add',
          entityType: 'payslip_batch',
          entityId: batch.id,
          ouId: batch.ou_id,
          diff: { files: added },
        })
        return shown(tx, actor, batch.id)
      }),
  })

  registerRoute(app, platform, {
    method: 'DELETE',
    url: `${url}/:id/files/:fileId`,
    access,
    asPortal: true,
    summary: 'Take a file out before anything is published',
    params: params.extend({ fileId: idSchema }),
    response: { 200: page },
    handler: call =>
      call.transaction(async tx => {
        const batch = await open(tx, call.actor, call.params.id)
        const stored = await removeBatchFile(tx.db, batch.id, call.params.fileId)
        if (stored === undefined) throw notFound()
        if (stored !== null) await files.removeFile(tx, stored)
        await markDuplicates(tx.db, batch.id)
        return shown(tx, call.actor, batch.id)
      }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/:id/publish`,
    access,
    asPortal: true,
    summary: 'Publish the payslips that were matched',
    params,
    body: publishPayslipsSchema,
    response: { 200: page },
    handler: call =>
      call.transaction(async tx => {
        const batch = await open(tx, call.actor, call.params.id)
        const published = await publishBatch(tx, batch, call.body)
        tx.audit({
          action: 'payslip_batch.publish',
          entityType: 'payslip_batch',
          entityId: batch.id,
          ouId: batch.ou_id,
          diff: { published },
        })
        return shown(tx, call.actor, batch.id)
      }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/:id/discard`,
    access,
    asPortal: true,
    summary: 'Throw away payslips that were not published',
    params,
    response: { 204: nothing },
    handler: async call => {
      await call.transaction(async tx => {
        const batch = await open(tx, call.actor, call.params.id)
        for (const stored of await discardBatch(tx.db, batch.id)) await files.removeFile(tx, stored)
        tx.audit({
          action: 'payslip_batch.discard',
          entityType: 'payslip_batch',
          entityId: batch.id,
          ouId: batch.ou_id,
        })
      })
      return null
    },
  })
}
