import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { groupOwedLines, owedLinesSchema } from '@contract/modules/collection/owed-lines'
import {
  ageReceivables,
  ofDeveloperQuery,
  receivablesQuery,
  receivablesSchema,
  type Receivables,
} from '@contract/modules/collection/receivables'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { registerPaper } from '@server/platform/pdf/register-paper'
import { registerReport } from '@server/platform/pdf/register-report'
import { agingPaper, agingWorkbook } from '@server/modules/collection/aging-files'
import { dunningLetter } from '@server/modules/collection/dunning-letter'
import { findCertifier } from '@server/modules/collection/certificates/certificate.repository'
import { findPromises } from '@server/modules/collection/promises/promise.repository'
import {
  findControl,
  findOwed,
  findOwedLines,
  findUnapplied,
} from '@server/modules/collection/receivables.repository'

/** Every table that is asked is called `s` in its statement. */
const OF_UNIT = { permission: 'collection.receivable', scope: { ou: 'ou_id' }, table: 's' }
const PROMISES = { ...OF_UNIT, permission: 'collection.promise' }
const url = '/api/v1/collection/receivables'

async function agingOf(db: Db, actor: Actor, as_of: string): Promise<Receivables> {
  const access = accessWhere(actor, 'view', OF_UNIT)
  const owed = await findOwed(db, as_of, access)
  const unapplied = await findUnapplied(db, as_of, access)
  const control = await findControl(db, as_of, access, LEDGER.receivables)
  const promises = await findPromises(db, as_of, accessWhere(actor, 'view', PROMISES))
  return ageReceivables(as_of, owed, unapplied, control, promises)
}

export function receivablesRoutes(app: PortalApp, platform: Platform): void {
  registerReport(app, platform, {
    url,
    view: 'collection.receivable.view',
    export: 'collection.receivable.export',
    summary: 'What developers owed at the end of a day, by how long it was past due, beside the books',
    query: receivablesQuery,
    answers: receivablesSchema,
    read: ({ db }, call) => agingOf(db, call.actor, call.query.as_of),
    name: ({ as_of }) => `Aging ${as_of}`,
    workbook: agingWorkbook,
    print: (aging, head, { locale }) => agingPaper(aging, head, locale),
  })
  registerRead(app, platform, {
    url: `${url}/lines`,
    access: { permission: 'collection.receivable.view' },
    summary: 'What one developer owed at the end of a day, by project, statement and line',
    query: ofDeveloperQuery,
    answers: owedLinesSchema,
    read: async ({ db }, { actor, query: { as_of, developer_id } }) => {
      const access = accessWhere(actor, 'view', OF_UNIT)
      return groupOwedLines(as_of, await findOwedLines(db, as_of, developer_id, access))
    },
  })
  registerPaper(app, platform, {
    url: `${url}/letter.pdf`,
    access: { permission: 'collection.receivable.export' },
    summary: 'A letter that reminds a developer of its overdue statements, as a PDF',
    query: ofDeveloperQuery,
    read: async ({ db }, { actor, query: { as_of, developer_id } }) => {
      const { rows } = await agingOf(db, actor, as_of)
      const statements = rows
        .filter(row => row.developer_id === developer_id)
        .flatMap(row => row.statements.filter(({ days }) => days > 0))
      const developer = await findCertifier(db, developer_id)
      if (!developer || statements.length === 0) throw notFound()
      return { developer, statements }
    },
    print: (overdue, head, { query: { as_of }, locale }) => ({
      name: `Reminder ${as_of}`,
      paper: dunningLetter(overdue, as_of, head, locale),
    }),
  })
}
