import { z } from 'zod'
import {
  accountLedgerQuerySchema,
  accountLedgerSchema,
  LEDGER_FILE,
  LEDGER_PAGE,
  type AccountLedger,
  type AccountLedgerQuery,
} from '@contract/modules/accounting/account-ledger.commands'
import { carriedOver } from '@contract/modules/accounting/account-ledger.rules'
import { unitIdsOfCodes, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { sendWorkbook } from '@server/platform/files/workbook'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
import {
  accountLedgerPaper,
  accountLedgerWorkbook,
  refuseLongFile,
} from '@server/modules/accounting/account-ledger-files'
import { findAccountLedger } from '@server/modules/accounting/account-ledger.repository'

const READ_ONLY = { readOnly: true }
const url = '/api/v1/accounting/account-ledger'

export function accountLedgerRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url,
    access: { permission: 'accounting.journal.view' },
    summary: 'Lines of an account over some months in the order of posting, with the balance after each',
    query: accountLedgerQuerySchema,
    response: { 200: dataOf(accountLedgerSchema) },
    handler: async call => ({
      data: await call.transaction(tx => ledgerOf(tx.db, call.actor, call.query), READ_ONLY),
    }),
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/export`,
    access: { permission: 'accounting.journal.view' },
    summary: 'The same ledger with all its lines, as a workbook',
    query: accountLedgerQuerySchema,
    response: { 200: z.unknown() },
    handler: async call => {
      const ledger = await call.transaction(tx => wholeLedger(tx.db, call.actor, call.query), READ_ONLY)
      const content = await accountLedgerWorkbook(ledger, call.locale)
      return sendWorkbook(call.reply, fileName(ledger), content)
    },
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/paper`,
    access: { permission: 'accounting.journal.view' },
    summary: 'The same ledger with all its lines and the sums carried from page to page, as a PDF',
    query: accountLedgerQuerySchema,
    response: { 200: z.unknown() },
    handler: async call => {
      const { ledger, head } = await call.transaction(
        async tx => ({
          ledger: await wholeLedger(tx.db, call.actor, call.query),
          head: await findPaperHead(tx.db, call.actor.userId),
        }),
        READ_ONLY,
      )
      const paper = accountLedgerPaper(ledger, call.query.units ?? [], head, call.locale)
      return sendPaper(call.reply, fileName(ledger), paper)
    },
  })
}

const fileName = ({ account, from, to }: AccountLedger) => `Ledger ${account.code} ${from} to ${to}`

/** From its first line on, whichever page is on the screen. */
async function wholeLedger(db: Db, actor: Actor, query: AccountLedgerQuery): Promise<AccountLedger> {
  const ledger = await ledgerOf(db, actor, { ...query, start: 0 }, LEDGER_FILE)
  refuseLongFile(ledger.count)
  return ledger
}

async function ledgerOf(
  db: Db,
  actor: Actor,
  { account_id: accountId, from, to, units, known_on, start = 0 }: AccountLedgerQuery,
  limit = LEDGER_PAGE,
): Promise<AccountLedger> {
  const unitIds = unitIdsOfCodes(actor, units)
  const knownOn = known_on ?? null
  const reader = { actor, permission: 'accounting.journal' as const, unitIds }
  const found = await findAccountLedger(db, reader, { accountId, from, to, knownOn, start, limit })
  if (!found) throw notFound()
  const page = { ...found, start }
  return { ...page, ...carriedOver(page), from, to, known_on: knownOn, unit_ids: unitIds }
}
