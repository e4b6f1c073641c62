import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  reportAnswerSchema,
  reportCallSchema,
  reportRowCommands,
} from '@contract/modules/collection/report-match-commands'
import { reportMatchResource, reportRowResource } from '@contract/modules/collection/report-match.resource'
import { accessWhere } from '@server/platform/access/access-where'
import { requireUnit } from '@server/platform/access/require-unit'
import { sendWorkbook } from '@server/platform/files/workbook'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { IMPORT_BODY } from '@server/platform/resource/import-body'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
import { registerCommands } from '@server/platform/resource/register-commands'
import { registerResource } from '@server/platform/resource/register-resource'
import { noRecords } from '@server/platform/resource/run-command'
import { acceptRows, disputeRows, reopenRows } from '@server/modules/collection/report-match/decide-rows'
import { disputeLetter, disputeWorkbook } from '@server/modules/collection/report-match/dispute-files'
import { findDisputed } from '@server/modules/collection/report-match/dispute.repository'
import { importReport } from '@server/modules/collection/report-match/import-report'

/** Developers' reports beside what was billed, and what is decided of their differences. */
export function registerReportMatch(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, reportMatchResource, { only: ['list', 'get'] })
  registerResource(app, platform, reportRowResource, { only: ['list', 'get'] })
  registerCommands(app, platform, reportRowCommands, noRecords, {
    accept: ({ tx, actor, body, call }) => acceptRows({ tx, actor, locale: call.locale }, body),
    dispute: ({ tx, actor, body, call }) => disputeRows({ tx, actor, locale: call.locale }, body),
    reopen: ({ tx, actor, body, call }) => reopenRows({ tx, actor, locale: call.locale }, body),
  })
  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/collection/report-matches/import',
    access: { permission: 'collection.report_match.import', and: 'integration.import.run' },
    summary: 'Match a developer’s report with what was billed; a dry run tells what would be found',
    body: reportCallSchema,
    bodyLimit: IMPORT_BODY,
    response: { 200: dataOf(reportAnswerSchema) },
    handler: call => {
      requireUnit(call.actor, call.body.ou_id)
      return call.transaction(async tx => ({
        data: await importReport({ tx, locale: call.locale }, call.body),
      }))
    },
  })
  for (const form of ['pdf', 'xlsx'] as const)
    registerRoute(app, platform, {
      method: 'GET',
      url: `/api/v1/collection/report-matches/:id/disputed.${form}`,
      access: { permission: 'collection.report_match.export' },
      summary: `What is disputed of a developer’s report, to send to the developer, as ${form.toUpperCase()}`,
      params: z.strictObject({ id: idSchema }),
      response: { 200: z.unknown() },
      handler: async call => {
        const access = accessWhere(call.actor, 'export', reportMatchResource)
        const read = await call.transaction(
          async tx => ({
            disputed: await findDisputed(tx.db, call.params.id, access),
            head: await findPaperHead(tx.db, call.actor.userId),
          }),
          { readOnly: true },
        )
        if (!read.disputed || read.disputed.rows.length === 0) throw notFound()
        const name = `Disputed ${read.disputed.developer}`
        return form === 'pdf'
          ? sendPaper(call.reply, name, disputeLetter(read.disputed, read.head, call.locale))
          : sendWorkbook(call.reply, name, await disputeWorkbook(read.disputed, call.locale))
      },
    })
}
