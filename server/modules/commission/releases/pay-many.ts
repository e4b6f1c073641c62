import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { checkNumbers } from '@contract/modules/commission/check-numbers.rules'
import type { PayMany } from '@contract/modules/commission/release-commands'
import { release } from '@contract/modules/commission/release.document'
import { reachWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { newId } from '@server/platform/db/new-id'
import type { Tx } from '@server/platform/db/transaction'
import { lockDocument, type RowOfDocument } from '@server/platform/documents/document.repository'
import { notFound, Problem } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { payApproved, type Payer } from '@server/modules/commission/releases/pay-approved'

type ReleaseRow = RowOfDocument<typeof release.resource>

/** Approved releases paid together, in the order of their numbers: all of them, or none where one is refused. */
export async function payMany(tx: Tx, payer: Payer, { ids, first_check_no, ...order }: PayMany) {
  const rows = await lockAll(tx, payer.actor, ids)
  const checks = numbersOf(order.pay_mode, first_check_no, rows.length)
  const batch_id = await newId(tx.db)
  const paid: string[] = []
  for (const [index, row] of rows.entries()) {
    const check_no = checks[index] ?? null
    const one = await payApproved(tx, payer, row, { ...order, check_no, batch_id }).catch(error => {
      throw besideRow(error, ids.indexOf(row.id))
    })
    paid.push(one.net_amount)
  }
  return { batch_id, count: rows.length, net_amount: moneyText(total(paid.map(parseMoney))) }
}

async function lockAll(tx: Tx, actor: Actor, ids: readonly string[]): Promise<ReleaseRow[]> {
  const access = reachWhere(actor, ['commission.release.pay'], release.resource)
  const rows: ReleaseRow[] = []
  // In one order, whatever that of the request, so that two batches wait for each other instead of stopping each other.
  for (const id of [...new Set(ids)].toSorted()) {
    const row = await lockDocument(tx.db, release.resource, id, access)
    if (!row) throw notFound()
    rows.push(row)
  }
  return rows.toSorted((one, other) => String(one.number).localeCompare(String(other.number)))
}

function numbersOf(mode: PayMany['pay_mode'], first: string | null, count: number): readonly string[] {
  if (mode !== 'check') return []
  const numbers = first === null ? null : checkNumbers(first, count)
  if (!numbers) refuseBroken([{ path: 'first_check_no', code: 'release_needs_first_check' }])
  return numbers ?? []
}

/** Of all of them together. */
const TYPED: readonly string[] = ['paid_on', 'bank_id']

/** What refuses one of them stands beside it; what is wrong with the order, the day or the bank, where that is typed. */
function besideRow(error: unknown, index: number): unknown {
  if (!(error instanceof Problem) || error.details.fields?.some(({ path }) => TYPED.includes(path)))
    return error
  const { code, phrase, details } = error
  const fields = [{ path: `ids.${index}`, code: phrase, message: phrase }]
  return new Problem(code, phrase, { ...details, fields })
}
