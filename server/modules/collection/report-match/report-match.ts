import {
  reportAnswerSchema,
  reportCallSchema,
  reportRowCommands,
} from '@contract/modules/collection/report-match.commands'
import { reportMatchResource, reportRowResource } from '@contract/modules/collection/report-match.resource'
import { requireUnit } from '@server/platform/access/require-unit'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { registerCommands } from '@server/platform/resource/register-commands'
import { registerResource } from '@server/platform/resource/register-resource'
import { noRecords } from '@server/platform/resource/run-command'
import { acceptRows, disputeRows, reopenRows } from '@server/modules/collection/report-match/decide-rows'
import { importReport } from '@server/modules/collection/report-match/import-report'

/** Five thousand rows of a usual width. */
const BODY = 4 * 1024 * 1024

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
    bodyLimit: BODY,
    response: { 200: dataOf(reportAnswerSchema) },
    handler: call => {
      requireUnit(call.actor, call.body.ou_id)
      return call.transaction(async tx => ({
        data: await importReport({ tx, locale: call.locale }, call.body),
      }))
    },
  })
}
