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
import { registerFile } from '@server/platform/files/register-file'
import { workbookFile } from '@server/platform/files/workbook'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { registerPaper } from '@server/platform/pdf/register-paper'
import {
  accountLedgerPaper,
  accountLedgerWorkbook,
  refuseLongFile,
} from '@server/modules/accounting/account-ledger-files'
import { findAccountLedger } from '@server/modules/accounting/account-ledger.repository'

const url = '/api/v1/accounting/account-ledger'

export function accountLedgerRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url,
    access: { permission: 'accounting.journal.view' },
    summary: 'Lines of an account over some months in the order of posting, with the balance after each',
    query: accountLedgerQuerySchema,
    answers: accountLedgerSchema,
    read: (tx, call) => ledgerOf(tx.db, call.actor, call.query),
  })
  registerFile(app, platform, {
    url: `${url}/export`,
    access: { permission: 'accounting.journal.view' },
    summary: 'The same ledger with all its lines, as a workbook',
    query: accountLedgerQuerySchema,
    read: (tx, call) => wholeLedger(tx.db, call.actor, call.query),
    file: async (ledger, { locale }) =>
      workbookFile(fileName(ledger), await accountLedgerWorkbook(ledger, locale)),
  })
  registerPaper(app, platform, {
    url: `${url}/paper`,
    access: { permission: 'accounting.journal.view' },
    summary: 'The same ledger with all its lines and the sums carried from page to page, as a PDF',
    query: accountLedgerQuerySchema,
    read: (tx, call) => wholeLedger(tx.db, call.actor, call.query),
    print: (ledger, head, { query, locale }) => ({
      name: fileName(ledger),
      paper: accountLedgerPaper(ledger, query.units ?? [], head, locale),
    }),
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
