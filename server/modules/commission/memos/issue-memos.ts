import { z } from 'zod'
import type { DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { isMirror, type MemoLine } from '@contract/modules/commission/statement-memo'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { addJob } from '@server/platform/jobs/add-job'
import { defineTask } from '@server/platform/jobs/task'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { voidSeal } from '@server/platform/seals/seal-document'
import {
  insertCredits,
  type CreditedLine,
} from '@server/modules/commission/clawbacks/statement-credit.repository'
import { findLastMemo, taxOf, voidMemo } from '@server/modules/commission/memos/memo.repository'

export const mailMemoTask = defineTask('commission.mail_memo', z.strictObject({ memo_id: z.string() }))

/** `net` is what of both is no VAT. */
type ChangedLine = CreditedLine & { developer_id: string; memo_net: Centavos }
type Event = { entry_id: string; on: DateText; reason: string | null }

/** What changed of sent statements, and the paper of it: one memo a statement. */
export async function issueMemos(tx: Tx, lines: readonly ChangedLine[], event: Event): Promise<void> {
  for (const own of Map.groupBy(lines, line => line.statement_id).values()) {
    const memo_id = await asPortal(tx, portal => issueMemo(portal, own, event))
    await insertCredits(tx.db, own, { ...event, memo_id })
  }
}

async function issueMemo(tx: Tx, lines: readonly ChangedLine[], event: Event): Promise<string | null> {
  const [first] = lines
  const gross = total(lines.map(({ amount, refund }) => amount + refund))
  // Where what was owed back becomes what is not owed, the developer is due as much as before.
  if (!first || gross === 0n) return null
  const kind = gross > 0n ? 'credit_memo' : 'debit_memo'
  const { ou_id, statement_id, developer_id } = first
  const changed: MemoLine[] = lines
    .map(({ id, memo_net, amount, refund }) => ({ line_id: id, net: memo_net, gross: amount + refund }))
    .filter(line => line.gross !== 0n)
  const last = await findLastMemo(tx.db, statement_id)
  const mirrored = last && isMirror(changed, last.lines) ? last.id : null
  const number = await allocateNumber(tx, { ouId: ou_id, type: kind, year: Number(event.on.slice(0, 4)) })
  const sizeOf = (amount: Centavos) => moneyText(kind === 'credit_memo' ? amount : -amount)
  const net = total(changed.map(line => line.net))
  const { id } = await tx.db
    .insertInto('statement_memo')
    .values({
      ...{ ou_id, statement_id, developer_id, number, kind, memo_on: event.on, reason: event.reason },
      ...{ net_amount: sizeOf(net), vat_amount: sizeOf(gross - net), gross_amount: sizeOf(gross) },
      ewt_amount: sizeOf(parseMoney(await taxOf(tx.db, changed))),
      unpaid_amount: sizeOf(total(lines.map(({ amount }) => amount))),
      refund_amount: sizeOf(total(lines.map(({ refund }) => refund))),
      ...{ mirror_of: mirrored, entry_id: event.entry_id, created_by: null, updated_by: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (mirrored) {
    await voidMemo(tx.db, mirrored)
    await voidSeal(tx, 'statement_memo', mirrored)
  }
  tx.audit({
    action: 'commission_statement.issue_memo',
    entityType: 'commission_statement',
    entityId: statement_id,
    ouId: ou_id,
    diff: { memo: [null, number], amount: [null, sizeOf(gross)] },
  })
  await addJob(tx.db, mailMemoTask, { memo_id: id })
  return id
}
