import {
  certificateReport,
  certificateReportQuery,
  certificateReportSchema,
  reminderQuery,
  sawtQuery,
  uncertifiedQuery,
  uncertifiedSchema,
} from '@contract/modules/collection/certificate-report'
import { certificateResource } from '@contract/modules/collection/certificate.resource'
import { certifiedQuarters } from '@contract/modules/collection/certificate.rules'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import { unitIdsOfCodes, type Actor } from '@server/platform/access/actor'
import { requireUnit } from '@server/platform/access/require-unit'
import { registerFile } from '@server/platform/files/register-file'
import { workbookFile } from '@server/platform/files/workbook'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { registerPaper } from '@server/platform/pdf/register-paper'
import { allOf } from '@server/platform/resource/narrow-sql'
import { reminderPaper } from '@server/modules/collection/certificates/reminder-paper'
import {
  findCertifier,
  findSawtRows,
  findTaxOfQuarters,
  findUncertified,
} from '@server/modules/collection/certificates/certificate.repository'
import { sawtWorkbook } from '@server/modules/collection/certificates/sawt-sheet'
import { narrowed } from '@server/modules/collection/report/report-parts.repository'

const url = `/api/v1${certificateResource.path}`

/** Every table that is asked is called `s` in its statement. */
const reached = (
  actor: Actor,
  { units, developer_id = null }: { units?: readonly string[] | undefined; developer_id?: string | null },
): Condition =>
  allOf([
    accessWhere(actor, 'view', { ...certificateResource, table: 's' }),
    narrowed({ unitIds: unitIdsOfCodes(actor, units), developerId: developer_id }),
  ])

export function certificateRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: `${url}/by-quarter`,
    access: { permission: 'collection.certificate.view' },
    summary: 'Tax withheld by developers beside what they certified of it, quarter by quarter',
    query: certificateReportQuery,
    answers: certificateReportSchema,
    read: async ({ db }, { actor, query }) => {
      const rows = await findTaxOfQuarters(db, query.as_of, reached(actor, query))
      return certificateReport(certifiedQuarters(rows, query.as_of), query)
    },
  })
  registerRead(app, platform, {
    url: `${url}/uncertified`,
    access: { permission: 'collection.certificate.view' },
    summary: 'The tax of a quarter that a developer has not certified to a unit yet, and its base',
    query: uncertifiedQuery,
    answers: uncertifiedSchema,
    read: ({ db }, { actor, query: { quarter, developer_id: developerId, ou_id } }) => {
      requireUnit(actor, ou_id)
      const of = narrowed({ unitIds: [ou_id], developerId })
      return findUncertified(db, quarter, allOf([reached(actor, {}), of]))
    },
  })
  registerFile(app, platform, {
    url: `${url}/sawt`,
    access: { permission: 'collection.certificate.export' },
    summary: 'Certificates of some quarters as a workbook for the summary alphalist of withholding taxes',
    query: sawtQuery,
    read: ({ db }, { actor, query }) => findSawtRows(db, query, reached(actor, query)),
    file: async (rows, { query: { from, to }, locale }) =>
      workbookFile(`SAWT ${from} to ${to}`, await sawtWorkbook(rows, locale)),
  })
  registerPaper(app, platform, {
    url: `${url}/reminder.pdf`,
    access: { permission: 'collection.certificate.export' },
    summary: 'A letter that asks a developer for its overdue certificates, as a PDF',
    query: reminderQuery,
    read: async ({ db }, { actor, query }) => {
      const { as_of: asOf, developer_id } = query
      const rows = await findTaxOfQuarters(db, asOf, reached(actor, query))
      const quarters = certifiedQuarters(rows, asOf).filter(({ days }) => days > 0)
      const certifier = await findCertifier(db, developer_id)
      if (!certifier || quarters.length === 0) throw notFound()
      return { certifier, quarters: quarters.toReversed(), asOf }
    },
    print: (reminder, head, { locale }) => ({
      name: `Certificates outstanding ${reminder.asOf}`,
      paper: reminderPaper(reminder, head, locale),
    }),
  })
}
