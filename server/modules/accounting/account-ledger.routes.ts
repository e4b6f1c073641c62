import {
  accountLedgerQuerySchema,
  accountLedgerSchema,
  LEDGER_FILE,
  LEDGER_PAGE,
  type AccountLedger,
  type AccountLedgerQuery,
} from '@contract/modules/accounting/account-ledger.calls'
import { carriedOver } from '@contract/modules/accounting/account-ledger.rules'
import { unitIdsOfCodes, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerReport } from '@server/platform/pdf/register-report'
import {
  accountLedgerPaper,
  accountLedgerWorkbook,
  refuseLongFile,
} from '@server/modules/accounting/account-ledger-files'
import { findAccountLedger } from '@server/modules/accounting/account-ledger.repository'

export function accountLedgerRoutes(app: PortalApp, platform: Platform): void {
  registerReport(app, platform, {
    url: '/api/v1/accounting/account-ledger',
    view: 'accounting.journal.view',
    export: 'accounting.journal.view',
    summary: 'Lines of an account over some months in the order of posting, with the balance after each',
    query: accountLedgerQuerySchema,
    answers: accountLedgerSchema,
    read: (tx, call) => ledgerOf(tx.db, call.actor, call.query),
    readForFile: (tx, call) => wholeLedger(tx.db, call.actor, call.query),
    name: ({ account, from, to }) => `Ledger ${account.code} ${from} to ${to}`,
    workbook: accountLedgerWorkbook,
    print: (ledger, head, { query, locale }) => accountLedgerPaper(ledger, query.units ?? [], head, locale),
  })
}

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
