import {
  reportAnswerSchema,
  reportCallSchema,
  reportRowCommands,
} from '@contract/modules/collection/report-match.commands'
import { reportMatchResource, reportRowResource } from '@contract/modules/collection/report-match.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { requireUnit } from '@server/platform/access/require-unit'
import type { Tx } from '@server/platform/db/transaction'
import { registerFile } from '@server/platform/files/register-file'
import { workbookFile } from '@server/platform/files/workbook'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerWrite } from '@server/platform/http/register-write'
import { registerPaper } from '@server/platform/pdf/register-paper'
import { IMPORT_BODY } from '@server/platform/resource/import-body'
import { registerCommands } from '@server/platform/resource/register-commands'
import { registerResource } from '@server/platform/resource/register-resource'
import { noRecords } from '@server/platform/resource/run-command'
import { acceptRows, disputeRows, reopenRows } from '@server/modules/collection/report-match/decide-rows'
import { disputeLetter, disputeWorkbook } from '@server/modules/collection/report-match/dispute-files'
import { findDisputed, type DisputedReport } from '@server/modules/collection/report-match/dispute.repository'
import { importReport } from '@server/modules/collection/report-match/import-report'
import { recordParams } from '@server/platform/resource/routes/record-params'

/** Developers' reports beside what was billed, and what is decided of their differences. */
export function registerReportMatch(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, reportMatchResource, { only: ['list', 'get'] })
  registerResource(app, platform, reportRowResource, { only: ['list', 'get'] })
  registerCommands(app, platform, reportRowCommands, noRecords, {
    accept: ({ tx, actor, body, call }) => acceptRows({ tx, actor, locale: call.locale }, body),
    dispute: ({ tx, actor, body, call }) => disputeRows({ tx, actor, locale: call.locale }, body),
    reopen: ({ tx, actor, body, call }) => reopenRows({ tx, actor, locale: call.locale }, body),
  })
  registerWrite(app, platform, {
    url: '/api/v1/collection/report-matches/import',
    access: { permission: 'collection.report_match.import', and: 'integration.import.run' },
    summary: 'Match a developer’s report with what was billed; a dry run tells what would be found',
    body: reportCallSchema,
    bodyLimit: IMPORT_BODY,
    answers: reportAnswerSchema,
    write: async (tx, call) => {
      requireUnit(call.actor, call.body.ou_id)
      return importReport({ tx, locale: call.locale }, call.body)
    },
  })
  const disputed = (form: 'pdf' | 'xlsx') =>
    ({
      url: `/api/v1/collection/report-matches/:id/disputed.${form}`,
      access: { permission: 'collection.report_match.export' },
      summary: `What is disputed of a developer’s report, to send to the developer, as ${form.toUpperCase()}`,
      params: recordParams,
    }) as const
  registerPaper(app, platform, {
    ...disputed('pdf'),
    read: (tx, call) => disputedOf(tx, call.actor, call.params.id),
    print: (found, head, { locale }) => ({
      name: nameOf(found),
      paper: disputeLetter(found, head, locale),
    }),
  })
  registerFile(app, platform, {
    ...disputed('xlsx'),
    read: (tx, call) => disputedOf(tx, call.actor, call.params.id),
    file: async (found, { locale }) => workbookFile(nameOf(found), await disputeWorkbook(found, locale)),
  })
}

const nameOf = ({ developer }: DisputedReport) => `Disputed ${developer}`

async function disputedOf({ db }: Tx, actor: Actor, id: string): Promise<DisputedReport> {
  const found = await findDisputed(db, id, accessWhere(actor, 'export', reportMatchResource))
  if (!found || found.rows.length === 0) throw notFound()
  return found
}
