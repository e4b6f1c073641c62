import { sql, type RawBuilder } from 'kysely'
import { expect } from 'vitest'
import { CLOSE_CHECK_NAMES } from '@contract/modules/accounting/close-check.rules'
import type { CloseChecklist } from '@contract/modules/accounting/close-checklist'
import type { FiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import type { JournalEntry } from '@contract/modules/accounting/journal-entry.resource'
import type { ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import type { Db } from '@server/platform/db/database'
import { verifyLedger } from '@server/commands/admin/verify-ledger'
import { sees, type Refusal } from '@tests/api/property-holds.support'
import type { Client, TestApi } from '@tests/support/api'

type One<T> = { data: T } & Refusal
type Line = { account: string; debit?: string; credit?: string }

/** The headers of a command that must not be done twice: a key of its own, and the version that was seen. */
export const withKey = (version?: { row_version: number }) => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  return version ? { headers: { ...sees(version).headers, ...key } } : { headers: key }
}

/** What accounting does in the ledger, by the addresses of the portal. */
export function ledgerCalls(api: TestApi, client: Client) {
  const { db } = api.database
  const accountId = async (code: string) =>
    (await db.selectFrom('account').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
  const path = '/api/v1/accounting'
  const calls = {
    accountId,
    async draft(ouId: string, date: string, lines: Line[], memo = 'Bank charges of the month') {
      const said = await Promise.all(
        lines.map(async ({ account, debit = '0.00', credit = '0.00' }) => ({
          account_id: await accountId(account),
          debit,
          credit,
        })),
      )
      return client.post<One<ManualEntry>>(`${path}/manual-entries`, {
        ou_id: ouId,
        entry_date: date,
        memo,
        lines: said,
      })
    },
    post: (draft: ManualEntry, verb = 'post') =>
      client.post<One<ManualEntry>>(`${path}/manual-entries/${draft.id}/${verb}`, undefined, withKey(draft)),
    async posted(ouId: string, date: string, lines: Line[]) {
      const draft = await calls.draft(ouId, date, lines)
      const { status, body } = await calls.post(draft.body.data)
      if (status !== 200) throw new Error(`not posted: ${JSON.stringify(body)}`)
      return calls.entry(body.data.entry_id ?? '')
    },
    entry: async (id: string) => (await client.get<One<JournalEntry>>(`${path}/journal/${id}`)).body.data,
    reverse: (entry: JournalEntry, reason = 'Posted to the wrong account') =>
      client.post<One<JournalEntry>>(`${path}/journal/${entry.id}/reverse`, { reason }, withKey(entry)),
    async period(ouId: string, month: string): Promise<FiscalPeriod> {
      const { id } = await db
        .selectFrom('fiscal_period')
        .select('id')
        .where('ou_id', '=', ouId)
        .where('month', '=', `${month}-01`)
        .executeTakeFirstOrThrow()
      return (await client.get<One<FiscalPeriod>>(`${path}/periods/${id}`)).body.data
    },
    checklist: async ({ id }: FiscalPeriod) =>
      (await client.get<One<CloseChecklist>>(`${path}/periods/${id}/checklist`)).body.data.checks,
    /** A month closes with all its warnings accepted, unless a test says otherwise. */
    movePeriod: (
      period: FiscalPeriod,
      verb: 'soft-close' | 'close',
      body: object | undefined = verb === 'close' ? { accepted: CLOSE_CHECK_NAMES } : undefined,
    ) => client.post<One<FiscalPeriod>>(`${path}/periods/${period.id}/${verb}`, body, sees(period)),
  }
  return calls
}

type LedgerFault = { seq: number | null; number: string; reason: string }

/** What the chains and sums say of themselves; null where all of it holds. */
export async function ledgerFault(db: Db): Promise<LedgerFault | null> {
  const { rows } = await sql<LedgerFault>`select seq, number, reason from portal_ledger_verify()`.execute(db)
  return rows[0] ?? null
}

class Undone extends Error {}

/** What is found of a change behind the portal, by somebody with the keys to the database; then it is undone. */
export async function faultAfter(db: Db, change: RawBuilder<unknown>): Promise<LedgerFault | null> {
  let fault: LedgerFault | null = null
  const tried = db.transaction().execute(async tx => {
    for (const table of ['journal_entry', 'journal_line'])
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
    await change.execute(tx)
    fault = await ledgerFault(tx)
    if (fault) await expect(verifyLedger(tx, { print: () => undefined })).rejects.toThrow(fault.reason)
    throw new Undone()
  })
  await tried.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return fault
}
