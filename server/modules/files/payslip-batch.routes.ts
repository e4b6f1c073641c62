import { z } from 'zod'
import { payslipBatchCommands } from '@contract/modules/files/payslip.commands'
import { payslipBatchPageSchema, payslipBatchSchema } from '@contract/modules/files/payslip.calls'
import type { Condition } from '@server/platform/access/access-where'
import { scopeOf, unitIdsOf } from '@server/platform/access/actor'
import { requireConfirmed } from '@server/platform/access/require-confirmed'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { forbidden, notFound, Problem } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { homeUnit } from '@server/platform/resource/record-notes.repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import type { CommandOptions } from '@server/platform/resource/run-command'
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
import { recordParams } from '@server/platform/resource/routes/record-params'

const url = '/api/v1/files/payslip-batches'
const access = { permission: 'hr.payroll.publish', and: 'files.payslip.view' } as const

const WHY = 'Payslips and files on their way are the tables of the portal alone, so it asks for the units.'

/** Past the units: the payslips of a batch are of people of every unit that the right to see them reaches. */
const filesOfAll = (tx: Tx, batch: Batch) => asPortal(tx, ({ db }) => filesOfBatch(db, batch))
const payeesOf = (tx: Tx, units: readonly string[] | null) => asPortal(tx, ({ db }) => findPayees(db, units))

/** Payslips on their way: put in, matched, looked through, and published or thrown away. */
export function payslipBatchRoutes(app: PortalApp, platform: Platform): void {
  const { files, uploads } = platform

  const show = async (tx: Tx, access: Condition, id: string) => {
    const batch = await lockBatch(tx.db, id, access)
    const { ou_id: _unit, ...shown } = batch
    return { ...shown, files: await filesOfAll(tx, batch) }
  }
  const options: CommandOptions<Batch> = {
    lock: async (tx, access, id, { actor }) => {
      await requireConfirmed(tx, actor)
      const batch = await lockBatch(tx.db, id, access)
      if (batch.status !== 'draft') throw new Problem('conflict')
      return batch
    },
    show,
    one: payslipBatchPageSchema,
    asPortal: {
      publish: 'Each payslip is written, numbered and sealed in the unit of the person whose it is.',
    },
  }

  registerRead(app, platform, {
    url,
    access,
    asPortal: WHY,
    summary: 'Payslips on their way and those that went out',
    answers: z.array(payslipBatchSchema),
    read: (tx, call) => findBatches(tx.db, payslipReach(call.actor, 'payslip_batch')),
  })

  registerRead(app, platform, {
    url: `${url}/:id`,
    access,
    asPortal: WHY,
    summary: 'What publishing these payslips would do',
    params: recordParams,
    answers: payslipBatchPageSchema,
    locks: true,
    read: (tx, { actor, params: { id } }) => show(tx, payslipReach(actor, 'payslip_batch'), id),
  })

  registerCommands(app, platform, payslipBatchCommands, options, {
    async create({ tx, actor, body }) {
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
      return id
    },

    async add({ tx, actor, record: batch, body, audit }) {
      const upload = await uploads.take(tx, actor.userId, body.upload_id)
      const units = scopeOf(actor, 'files.payslip.view') === 'all' ? null : unitIdsOf(actor)
      audit({ files: await addFiles(tx, files, batch, upload, await payeesOf(tx, units)) })
    },

    async remove({ tx, record: batch, ids }) {
      const stored = await removeBatchFile(tx.db, batch.id, ids.fileId)
      if (stored === undefined) throw notFound()
      if (stored !== null) await files.removeFile(tx, stored)
      await markDuplicates(tx.db, batch.id)
    },

    async publish({ tx, record: batch, body, audit }) {
      audit({ published: await publishBatch(tx, batch, body) })
    },

    async discard({ tx, record: batch, audit }) {
      for (const stored of await discardBatch(tx.db, batch.id)) await files.removeFile(tx, stored)
      audit()
    },
  })
}
