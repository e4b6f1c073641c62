import { z } from 'zod'
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
import { sendWorkbook } from '@server/platform/files/workbook'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
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
const READ_ONLY = { readOnly: true }
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
  registerRoute(app, platform, {
    method: 'GET',
    url,
    access: { permission: 'collection.receivable.view' },
    summary: 'What developers owed at the end of a day, by how long it was past due, beside the books',
    query: receivablesQuery,
    response: { 200: dataOf(receivablesSchema) },
    handler: call =>
      call.transaction(
        async ({ db }) => ({ data: await agingOf(db, call.actor, call.query.as_of) }),
        READ_ONLY,
      ),
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/lines`,
    access: { permission: 'collection.receivable.view' },
    summary: 'What one developer owed at the end of a day, by project, statement and line',
    query: ofDeveloperQuery,
    response: { 200: dataOf(owedLinesSchema) },
    handler: async call => {
      const { as_of, developer_id } = call.query
      const access = accessWhere(call.actor, 'view', OF_UNIT)
      const lines = await call.transaction(
        ({ db }) => findOwedLines(db, as_of, developer_id, access),
        READ_ONLY,
      )
      return { data: groupOwedLines(as_of, lines) }
    },
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/export`,
    access: { permission: 'collection.receivable.export' },
    summary: 'The same as a workbook',
    query: receivablesQuery,
    response: { 200: z.unknown() },
    handler: async call => {
      const { as_of } = call.query
      const aging = await call.transaction(({ db }) => agingOf(db, call.actor, as_of), READ_ONLY)
      return sendWorkbook(call.reply, `Aging ${as_of}`, await agingWorkbook(aging, call.locale))
    },
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/paper`,
    access: { permission: 'collection.receivable.export' },
    summary: 'The same as a PDF',
    query: receivablesQuery,
    response: { 200: z.unknown() },
    handler: async call => {
      const { as_of } = call.query
      const paper = await call.transaction(async ({ db }) => {
        const aging = await agingOf(db, call.actor, as_of)
        return agingPaper(aging, await findPaperHead(db, call.actor.userId), call.locale)
      }, READ_ONLY)
      return sendPaper(call.reply, `Aging ${as_of}`, paper)
    },
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/letter.pdf`,
    access: { permission: 'collection.receivable.export' },
    summary: 'A letter that reminds a developer of its overdue statements, as a PDF',
    query: ofDeveloperQuery,
    response: { 200: z.unknown() },
    handler: async call => {
      const { as_of, developer_id } = call.query
      const paper = await call.transaction(async ({ db }) => {
        const { rows } = await agingOf(db, call.actor, as_of)
        const statements = rows
          .filter(row => row.developer_id === developer_id)
          .flatMap(row => row.statements.filter(({ days }) => days > 0))
        const developer = await findCertifier(db, developer_id)
        if (!developer || statements.length === 0) throw notFound()
        const head = await findPaperHead(db, call.actor.userId)
        return dunningLetter({ developer, statements }, as_of, head, call.locale)
      }, READ_ONLY)
      return sendPaper(call.reply, `Reminder ${as_of}`, paper)
    },
  })
}
