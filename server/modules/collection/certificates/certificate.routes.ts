import { z } from 'zod'
import {
  certificateReport,
  certificateReportQuery,
  certificateReportSchema,
  reminderQuery,
  sawtQuery,
} from '@contract/modules/collection/certificate-report'
import { certificateResource } from '@contract/modules/collection/certificate.resource'
import { certifiedQuarters } from '@contract/modules/collection/certificate.rules'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import { unitIdsOfCodes, type Actor } from '@server/platform/access/actor'
import { sendWorkbook } from '@server/platform/files/workbook'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
import { allOf } from '@server/platform/resource/narrow-sql'
import { reminderPaper } from '@server/modules/collection/certificates/reminder-paper'
import {
  findCertifier,
  findSawtRows,
  findTaxOfQuarters,
} from '@server/modules/collection/certificates/certificate.repository'
import { sawtWorkbook } from '@server/modules/collection/certificates/sawt-sheet'
import { narrowed } from '@server/modules/collection/report/report-parts.repository'

const url = `/api/v1${certificateResource.path}`
const READ_ONLY = { readOnly: true }

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
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/by-quarter`,
    access: { permission: 'collection.certificate.view' },
    summary: 'Tax withheld by developers beside what they certified of it, quarter by quarter',
    query: certificateReportQuery,
    response: { 200: dataOf(certificateReportSchema) },
    handler: async call => {
      const { as_of } = call.query
      const access = reached(call.actor, call.query)
      const rows = await call.transaction(tx => findTaxOfQuarters(tx.db, as_of, access), READ_ONLY)
      return { data: certificateReport(certifiedQuarters(rows, as_of), call.query) }
    },
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/sawt`,
    access: { permission: 'collection.certificate.export' },
    summary: 'Certificates of some quarters as a workbook for the summary alphalist of withholding taxes',
    query: sawtQuery,
    response: { 200: z.unknown() },
    handler: async call => {
      const access = reached(call.actor, call.query)
      const rows = await call.transaction(tx => findSawtRows(tx.db, call.query, access), READ_ONLY)
      const { from, to } = call.query
      return sendWorkbook(call.reply, `SAWT ${from} to ${to}`, await sawtWorkbook(rows, call.locale))
    },
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/reminder.pdf`,
    access: { permission: 'collection.certificate.export' },
    summary: 'A letter that asks a developer for its overdue certificates, as a PDF',
    query: reminderQuery,
    response: { 200: z.unknown() },
    handler: async call => {
      const { as_of: asOf, developer_id } = call.query
      const access = reached(call.actor, call.query)
      const paper = await call.transaction(async tx => {
        const rows = await findTaxOfQuarters(tx.db, asOf, access)
        const quarters = certifiedQuarters(rows, asOf).filter(({ days }) => days > 0)
        const certifier = await findCertifier(tx.db, developer_id)
        if (!certifier || quarters.length === 0) throw notFound()
        const head = await findPaperHead(tx.db, call.actor.userId)
        return reminderPaper({ certifier, quarters: quarters.toReversed(), asOf }, head, call.locale)
      }, READ_ONLY)
      return sendPaper(call.reply, `Certificates outstanding ${asOf}`, paper)
    },
  })
}
