import { z } from 'zod'
import { openLineSchema, openLinesQuery } from '@contract/modules/collection/open-line'
import { offsetLimitQuery, offsetLimitSchema } from '@contract/modules/collection/offset'
import {
  receiptResource,
  type Allocation,
  type KeptReceipt,
} from '@contract/modules/collection/receipt.resource'
import { requireUnit } from '@server/platform/access/require-unit'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { JobRegister } from '@server/platform/jobs/job-list'
import { Problem } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { registerResource } from '@server/platform/resource/register-resource'
import { writtenRecord } from '@server/platform/resource/written-record'
import type { StatementPort } from '@server/platform/selling/statement-port'
import { registerCertificates } from '@server/modules/collection/certificates/certificates'
import { checkOffset } from '@server/modules/collection/check-offset'
import { findOwedToDeveloper } from '@server/modules/collection/offset.repository'
import { collectionHandlers, collectionSchedules } from '@server/modules/collection/collection-jobs'
import { developersLedgerRoutes } from '@server/modules/collection/developers-ledger.routes'
import { receivablesRoutes } from '@server/modules/collection/receivables.routes'
import { registerPromises } from '@server/modules/collection/promises/promises'
import { registerReportMatch } from '@server/modules/collection/report-match/report-match'
import { collectionReportRoutes } from '@server/modules/collection/report/report.routes'
import { shownReceipt } from '@server/modules/collection/shown-receipt'
import { registerReceiptCommands } from '@server/modules/collection/receipt.commands'

export function collectionModule(
  app: PortalApp,
  platform: Platform,
  { statements, jobs }: { statements: StatementPort; jobs: JobRegister | undefined },
): void {
  registerResource(app, platform, receiptResource, {
    only: ['list', 'get', 'create', 'update'],
    one: shownReceipt.one,
    hooks: {
      beside: shownReceipt.beside,
      async beforeWrite(tx, _call, values, before) {
        if (before && before['status'] !== 'draft') throw new Problem('conflict', 'receipt_wrong_state')
        await checkOffset(tx.db, writtenRecord<KeptReceipt>(values, before), null)
        const { allocations } = values as { allocations?: Allocation[] }
        // A form has a field for every open line; those that are left at nothing settle nothing.
        return allocations
          ? { ...values, allocations: allocations.filter(({ amount }) => amount !== '0.00') }
          : values
      },
    },
  })
  registerReceiptCommands(app, platform, statements)
  receivablesRoutes(app, platform)
  developersLedgerRoutes(app, platform)
  collectionReportRoutes(app, platform)
  registerCertificates(app, platform)
  registerPromises(app, platform)
  registerReportMatch(app, platform)
  const { database, publicUrl } = platform
  jobs?.add({
    handlers: collectionHandlers(database, { statements, publicUrl }),
    schedules: collectionSchedules,
  })

  registerRead(app, platform, {
    url: '/api/v1/collection/offset-limit',
    access: { permission: 'collection.record.view' },
    summary: 'What the company owes a developer in a unit, and may settle statements with on that day',
    query: offsetLimitQuery,
    answers: offsetLimitSchema,
    read: async (tx, call) => {
      requireUnit(call.actor, call.query.ou_id)
      return { owed: await findOwedToDeveloper(tx.db, call.query) }
    },
  })
  registerRead(app, platform, {
    url: '/api/v1/collection/open-lines',
    access: { permission: 'collection.record.view' },
    summary: 'Lines of sent statements that a developer has not settled whole, the oldest first',
    query: openLinesQuery,
    answers: z.array(openLineSchema),
    read: async (tx, call) => {
      requireUnit(call.actor, call.query.ou_id)
      return statements.openLines(tx.db, call.query)
    },
  })
}
