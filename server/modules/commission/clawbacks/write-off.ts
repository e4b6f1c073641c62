import { parseMoney } from '@contract/kernel/money'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import type { Clawback } from '@contract/modules/commission/clawback.resource'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { firstOpenDay } from '@server/platform/ledger/period.repository'
import { postEntry } from '@server/platform/ledger/post-entry'
import { changeClawback, findClawbackFacts } from '@server/modules/commission/clawbacks/clawback.repository'

type DebtKey = Pick<Clawback, 'sale_id' | 'seller_id'>

export async function isPayee(tx: Tx, actor: Actor, row: DebtKey): Promise<boolean> {
  const { user_id } = await findClawbackFacts(tx.db, row)
  return user_id === actor.userId
}

/** Nobody gives up what they owe themselves. */
export async function refusePayee(tx: Tx, actor: Actor, row: DebtKey): Promise<void> {
  if (await isPayee(tx, actor, row)) throw new Problem('forbidden', 'clawback_own')
}

/** Given up by two: one has asked, and another agrees. */
export async function writeOffClawback(tx: Tx, actor: Actor, row: Clawback): Promise<void> {
  if (row.write_off_asked_by === actor.userId) throw new Problem('rule_broken', 'clawback_needs_second')
  await refusePayee(tx, actor, row)
  const on = await firstOpenDay(tx.db, row.ou_id)
  const [entry] = await postEntry(tx, {
    ouId: row.ou_id,
    date: on,
    memo: `${row.sale_no ?? ''} ${row.seller_label ?? ''}`.trim(),
    source: { type: 'commission_clawback', id: row.id },
    key: `commission_clawback:${row.id}:write_off:${row.row_version}`,
    lines: POSTING.clawback_written_off({
      party: { party_type: 'seller', party_id: row.seller_id },
      amount: parseMoney(row.open_amount),
    }),
  })
  await changeClawback(tx.db, row.id, {
    status: 'written_off',
    written_off_amount: row.open_amount,
    written_off_on: on,
    write_off_entry_id: entry?.id ?? null,
  })
}
