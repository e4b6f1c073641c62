import { formatAmount, parseMoney } from '@contract/kernel/money'
import type { EntryLine } from '@contract/modules/accounting/entry.rules'
import type { ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import type { ManualLine } from '@contract/modules/accounting/manual-line.schema'
import { needsSecondPerson } from '@contract/modules/accounting/manual-entry.rules'
import { secondPersonLimit } from '@contract/modules/accounting/accounting.parameters'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { postEntry } from '@server/platform/ledger/post-entry'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { matchPosted } from '@server/modules/accounting/bank-match.service'
import { hasReopened } from '@server/modules/accounting/reopening-duties.repository'
import { accountsOf, markPosted } from '@server/modules/accounting/manual-entry.repository'

type ManualDraft = Pick<ManualEntry, 'id' | 'ou_id' | 'entry_date' | 'memo' | 'status' | 'lines'> &
  Partial<Pick<ManualEntry, 'bank_line_id'>>

/** Puts a draft into the ledger and keeps what it became. */
export async function postManualEntry(tx: Tx, entry: ManualDraft, isAdjustment: boolean): Promise<void> {
  checkDraft(entry)
  const [posted] = await postEntry(tx, {
    ouId: entry.ou_id,
    date: entry.entry_date,
    memo: entry.memo,
    source: { type: 'manual_entry', id: entry.id },
    key: `manual_entry:${entry.id}`,
    lines: await entryLines(tx, entry.lines),
    isAdjustment,
  })
  if (!posted) return
  await markPosted(tx.db, entry.id, posted.id)
  await matchPosted(tx, entry.ou_id, entry.bank_line_id ?? null, posted.id)
}

type WrittenEntry = Pick<ManualEntry, 'ou_id' | 'entry_date' | 'total' | 'created_by' | 'updated_by'>

/** Nobody reopens a month for an entry of their own. */
export async function refuseReopener(
  tx: Tx,
  entry: Pick<ManualEntry, 'ou_id' | 'entry_date'>,
  userId: string,
): Promise<void> {
  if (await asPortal(tx, portal => hasReopened(portal.db, userId, entry)))
    throw new Problem('rule_broken', 'entry_reopened_by_you')
}

/** Above the limit of the unit a second person posts. */
export async function refusePoster(tx: Tx, entry: WrittenEntry, userId: string): Promise<void> {
  await refuseReopener(tx, entry, userId)
  const limit = await parameterOf(tx, secondPersonLimit, { on: await businessDay(tx.db), ouId: entry.ou_id })
  if (needsSecondPerson(entry, limit, userId))
    throw new Problem('rule_broken', 'entry_needs_second_person', { params: { limit: formatAmount(limit) } })
}

export function checkDraft({ status }: Pick<ManualEntry, 'status'>): void {
  if (status !== 'draft') throw new Problem('rule_broken', 'entry_posted_before')
}

/** By the codes of their accounts; refuses, beside its line, what takes no entry by hand. */
async function entryLines({ db }: Tx, lines: readonly ManualLine[]): Promise<EntryLine[]> {
  const accounts = await accountsOf(
    db,
    lines.map(line => line.account_id),
  )
  return lines.map((line, index) => {
    const account = accounts.get(line.account_id)
    const refuse = (code: string) => refuseBroken([{ path: `lines.${index}.account_id`, code }])
    if (!account?.is_postable) refuse('account_takes_no_entries')
    if (!account?.is_active) refuse('account_retired')
    if (account?.hasOwnDocuments) refuse('account_has_own_documents')
    const [debit, credit] = [parseMoney(line.debit), parseMoney(line.credit)]
    if (debit > 0n && credit > 0n)
      refuseBroken([{ path: `lines.${index}.credit`, code: 'entry_line_one_side' }])
    return {
      account: account?.code ?? '',
      side: debit > 0n ? 'debit' : 'credit',
      amount: debit > 0n ? debit : credit,
      ...(line.project_id && { project_id: line.project_id }),
      ...(line.memo && { memo: line.memo }),
    }
  })
}
