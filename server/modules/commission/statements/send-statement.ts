import type { DateText } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import { total } from '@contract/kernel/parts'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import { dueDate } from '@contract/modules/collection/aging.rules'
import type { KeptStatement } from '@contract/modules/commission/statement.document'
import { accruedShares } from '@contract/modules/commission/statement.rules'
import { vatRate } from '@contract/selling/tax.parameters'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { postEntry } from '@server/platform/ledger/post-entry'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { findBillingTerms } from '@server/modules/commission/statements/billable.repository'
import {
  findDeveloperName,
  findRecognition,
  findShares,
  insertLines,
  lockClaimed,
  markBilled,
} from '@server/modules/commission/statements/statement.repository'

export type SendingOrder = { statement_on: DateText; service_invoice_no: string | null }

/** The entry of a statement, its lines as records, and its tranches billed, in one transaction. */
export async function sendStatement(tx: Tx, statement: KeptStatement, order: SendingOrder) {
  const { lines } = statement
  if (order.statement_on < statement.cutoff_on)
    refuseBroken([{ path: 'statement_on', code: 'statement_before_cutoff' }])
  await checkVatRate(tx, statement, order.statement_on)
  const ids = lines.map(({ tranche_id }) => tranche_id)
  const shares = await asPortal(tx, async ({ db }) => {
    const claimed = await lockClaimed(db, statement.id)
    const held = lines.filter(({ tranche_id }) => !claimed.has(tranche_id))
    if (held.length > 0) throw new Problem('rule_broken', 'statement_tranche_held')
    return findShares(db, ids)
  })
  const recognition = await findRecognition(tx.db)
  const [entry] = await postEntry(tx, {
    ouId: statement.ou_id,
    date: order.statement_on,
    memo: `${statement.number ?? ''} ${await findDeveloperName(tx.db, statement.developer_id)}`.trim(),
    source: { type: 'commission_statement', id: statement.id },
    key: `commission_statement:${statement.id}`,
    lines: POSTING.statement_sent({
      recognition,
      developer: { party_type: 'developer', party_id: statement.developer_id },
      net: parseMoney(statement.net_amount),
      incentive: total(lines.map(({ net, incentive }) => (incentive === undefined ? 0n : parseMoney(net)))),
      vat: parseMoney(statement.vat_amount),
      shares: accruedShares(shares),
    }),
  })
  await insertLines(tx.db, statement, lines, recognition === 'on_collection')
  await asPortal(tx, ({ db }) => markBilled(db, statement.id))
  const terms = await findBillingTerms(tx.db, statement)
  return {
    ...order,
    due_on: dueDate(order.statement_on, terms?.terms_days ?? 0),
    entry_id: entry?.id ?? null,
  }
}

/** VAT is owed at the rate of the day on which a statement bills it. */
async function checkVatRate(
  tx: Tx,
  { vat_amount, vat_rate_pct }: KeptStatement,
  on: DateText,
): Promise<void> {
  if (parseMoney(vat_amount) === 0n) return
  const rate = await parameterOf(tx, vatRate, { on })
  if (parseRate(rate) !== parseRate(vat_rate_pct))
    refuseBroken([{ path: 'statement_on', code: 'statement_other_vat_rate' }])
}
