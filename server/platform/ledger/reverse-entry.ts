import type { DateText } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { mirrorOf, type EntryLine } from '@contract/modules/accounting/entry.rules'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { firstOpenDay } from '@server/platform/ledger/period.repository'
import type { PostedEntry } from '@server/platform/ledger/entry.repository'
import { postEntry } from '@server/platform/ledger/post-entry'

/**
 * The mirror of an entry, once, on the first day that is open unless a day is named: what was told of its month stays as it was. Where the
 * event made an entry in several units, each of them is undone.
 */
export async function reverseEntry(
  tx: Tx,
  entryId: string,
  reason: string,
  on: DateText | null = null,
): Promise<PostedEntry[]> {
  const event = tx.db.selectFrom('journal_entry').select('key').where('id', '=', entryId)
  const entries = await tx.db
    .selectFrom('journal_entry')
    .selectAll()
    .where('key', '=', event)
    .orderBy('ou_id')
    .execute()
  const mirrors: PostedEntry[] = []
  for (const entry of entries) {
    if (entry.reversal_of_id !== null) throw new Problem('rule_broken', 'entry_is_reversal')
    if (entry.reversed_by_id !== null) throw new Problem('rule_broken', 'entry_reversed_before')
    const [mirror] = await postEntry(tx, {
      ouId: entry.ou_id,
      date: on ?? (await firstOpenDay(tx.db, entry.ou_id)),
      memo: reason,
      source: { type: entry.source_type, id: entry.source_id },
      key: `reversal:${entry.id}`,
      lines: mirrorOf(await linesOf(tx, entry.id)),
      reversalOf: entry.id,
    })
    if (mirror) mirrors.push(mirror)
  }
  return mirrors
}

async function linesOf({ db }: Tx, entryId: string): Promise<EntryLine[]> {
  const lines = await db
    .selectFrom('journal_line as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .select(['a.code', 'l.debit', 'l.credit', 'l.party_type', 'l.party_id', 'l.project_id', 'l.memo'])
    .where('l.entry_id', '=', entryId)
    .orderBy('l.seq')
    .execute()
  return lines.map(line => {
    const amount = parseMoney(line.debit)
    return {
      account: line.code,
      side: amount > 0n ? 'debit' : 'credit',
      amount: amount > 0n ? amount : parseMoney(line.credit),
      ...(line.party_type &&
        line.party_id && { party: { party_type: line.party_type, party_id: line.party_id } }),
      ...(line.project_id && { project_id: line.project_id }),
      ...(line.memo && { memo: line.memo }),
    }
  })
}
