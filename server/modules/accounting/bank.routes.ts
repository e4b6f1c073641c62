import type { DateText } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { purposeAccount } from '@contract/modules/accounting/bank-purpose.rules'
import {
  bankAccountsSchema,
  bankLinesQuerySchema,
  bankLinesSchema,
  bankRegisterQuerySchema,
  bankRegisterSchema,
  reconciliationQuerySchema,
  reconciliationSchema,
  type BankLines,
  type BankPlace,
  type ReconciliationSheet,
} from '@contract/modules/accounting/bank-register'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import {
  findBankLines,
  findOpenEntries,
  findStatements,
} from '@server/modules/accounting/bank-line.repository'
import { suggestionsFor } from '@server/modules/accounting/bank-match.service'
import { findBankAccounts, requireBankPlace } from '@server/modules/accounting/bank-place.repository'
import { findRegister } from '@server/modules/accounting/bank-register.repository'
import { findAccountIds } from '@server/platform/ledger/account.repository'
import { registerReport } from '@server/platform/pdf/register-report'
import { reconciliationPaper } from '@server/modules/accounting/reconciliation-paper'
import { reconciliationOf } from '@server/modules/accounting/reconciliation.service'

const url = '/api/v1/accounting/bank-register'
const access = { permission: 'accounting.journal.view' } as const

export function bankRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: `${url}/accounts`,
    access,
    summary: 'The accounts at banks, by unit, each with its balance and how far its statements reach',
    answers: bankAccountsSchema,
    read: (tx, call) => findBankAccounts(tx.db, call.actor),
  })
  registerRead(app, platform, {
    url,
    access,
    summary: 'The lines of a bank account in some months, each with the balance after it',
    query: bankRegisterQuerySchema,
    answers: bankRegisterSchema,
    read: async (tx, call) => {
      const place = await requireBankPlace(tx.db, call.actor, 'view', call.query)
      return findRegister(tx.db, place, call.query)
    },
  })
  registerRead(app, platform, {
    url: `${url}/lines`,
    access,
    summary: 'What the bank says: its lines that are open, with a suggestion each, or those that are matched',
    query: bankLinesQuerySchema,
    answers: bankLinesSchema,
    read: async (tx, call) => {
      const place = await requireBankPlace(tx.db, call.actor, 'view', call.query)
      return linesOf(tx.db, place, call.query.state)
    },
  })
  registerReport(app, platform, {
    url: `${url}/reconciliation`,
    view: access.permission,
    export: access.permission,
    summary: 'From the balance of the books to that of the bank at the end of a day',
    query: reconciliationQuerySchema,
    answers: reconciliationSchema,
    read: (tx, call) => sheetOf(tx.db, call.actor, call.query),
    name: (_sheet, { on }) => `Bank reconciliation ${on}`,
    print: (sheet, head, { locale }) => reconciliationPaper(sheet, head, locale),
  })
}

async function sheetOf(
  db: Db,
  actor: Actor,
  query: BankPlace & { on: DateText },
): Promise<ReconciliationSheet> {
  const place = await requireBankPlace(db, actor, 'view', query)
  const { ou_name, account } = place
  return { ou_name, account, ...(await reconciliationOf(db, place, query.on)) }
}

async function linesOf(db: Db, place: BankPlace, state: 'open' | 'matched'): Promise<BankLines> {
  const lines = await findBankLines(db, place, state)
  const entries = await findOpenEntries(db, place)
  const suggestions = new Map(
    (state === 'open' ? suggestionsFor(lines, entries) : []).map(one => [one.bank_line_id, one]),
  )
  const accounts = await findAccountIds(db)
  const shown = entries.map(({ words: _, ...entry }) => entry)
  const byId = new Map(shown.map(entry => [entry.id, entry]))
  return {
    lines: lines.map(line => {
      const suggestion = suggestions.get(line.id)
      const entry = suggestion && byId.get(suggestion.journal_line_id)
      const purpose = purposeAccount(line.description, parseMoney(line.amount))
      return {
        ...line,
        suggestion: entry ? { line: entry, is_sure: suggestion.is_sure } : null,
        purpose_account_id: purpose === null ? null : (accounts.get(purpose) ?? null),
      }
    }),
    open_entries: shown,
    statements: await findStatements(db, place),
  }
}
