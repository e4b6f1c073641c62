import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { checkNumbers } from '@contract/modules/commission/check-numbers.rules'
import type { PayMany } from '@contract/modules/commission/release.commands'
import { release } from '@contract/modules/commission/release.document'
import { reachWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { newId } from '@server/platform/db/new-id'
import type { Tx } from '@server/platform/db/transaction'
import { lockDocuments, type RowOfDocument } from '@server/platform/documents/document.repository'
import { checkDocumentStatus } from '@server/platform/documents/move-document'
import { besideRow } from '@server/platform/http/beside-row'
import { notFound, Problem } from '@server/platform/http/problems'
import { say } from '@server/platform/phrases/say'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { eachRelease, type TellOf } from '@server/modules/commission/releases/each-release'
import type { AnyCall } from '@server/platform/resource/resource-context'
import { payApproved, type PayingPorts } from '@server/modules/commission/releases/pay-approved'
import { checkReleasePayer, refusedPayments } from '@server/modules/commission/releases/release-duties'

type ReleaseRow = RowOfDocument<typeof release.resource>

/** Approved releases paid together, in the order of their numbers: all of them, or none where one is refused. */
export async function payMany(
  tx: Tx,
  { actor, ...ports }: PayingPorts & { actor: Actor },
  { ids, first_check_no, ...order }: PayMany,
) {
  const rows = await lockAll(tx, actor, ids)
  const checks = numbersOf(order.pay_mode, first_check_no, rows.length)
  const batch_id = await newId(tx.db)
  const payments = rows.map((row, index) => ({ release: row, check_no: checks[index] ?? null }))
  const tell: TellOf = ({ id }, error) => (isOfAll(error) ? error : besideRow(error, ids.indexOf(id)))
  eachRelease(rows, tell, row => checkDocumentStatus({ document: release }, row, 'pay'))
  await checkReleasePayer(tx, actor, rows, tell)
  const paid = await payApproved(tx, ports, payments, { ...order, batch_id }, tell)
  const nets = paid.map(({ net_amount }) => parseMoney(net_amount))
  return { batch_id, count: rows.length, net_amount: moneyText(total(nets)) }
}

/** Before they are paid: those of them that are left to others, and why. */
export async function askPayment(
  tx: Tx,
  { actor, locale }: Pick<AnyCall, 'actor' | 'locale'>,
  ids: readonly string[],
) {
  const refused = await refusedPayments(tx, actor, await lockAll(tx, actor, ids))
  return [...refused].map(([id, why]) => ({ id, why: say(locale, why) }))
}

async function lockAll(tx: Tx, actor: Actor, ids: readonly string[]): Promise<ReleaseRow[]> {
  const access = reachWhere(actor, ['commission.release.pay'], release.resource)
  const rows = await lockDocuments(tx.db, release.resource, ids, access)
  if (rows.length < new Set(ids).size) throw notFound()
  return rows.toSorted((one, other) => String(one.number).localeCompare(String(other.number)))
}

function numbersOf(mode: PayMany['pay_mode'], first: string | null, count: number): readonly string[] {
  if (mode !== 'check') return []
  const numbers = first === null ? null : checkNumbers(first, count)
  if (!numbers) refuseBroken([{ path: 'first_check_no', code: 'release_needs_first_check' }])
  return numbers ?? []
}

const TYPED: readonly string[] = ['paid_on', 'bank_id']
/** What is wrong with the day or the bank stands where that is typed. */
const isOfAll = (error: unknown): boolean =>
  error instanceof Problem && error.details.fields?.some(({ path }) => TYPED.includes(path)) === true
