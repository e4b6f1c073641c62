import type { DateText } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import { holdbackDays } from '@contract/modules/commission/commission.parameters'
import { barredProblems, releaseBars } from '@contract/modules/commission/payee.rules'
import type { KeptRelease, RELEASE_MODES } from '@contract/modules/commission/release.document'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { findBankAccount } from '@server/platform/ledger/account.repository'
import type { AdvancePort } from '@server/platform/ledger/advance-port'
import { postEntry } from '@server/platform/ledger/post-entry'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { findOpenClawbacks, recover } from '@server/modules/commission/releases/clawback.repository'
import { computeRelease, type ComputedRelease } from '@server/modules/commission/releases/compute-release'
import { payOut } from '@server/modules/commission/releases/holdback.repository'
import { insertTax } from '@server/modules/commission/releases/commission-tax.repository'
import { lockPayee } from '@server/modules/commission/releases/payee.repository'
import { checkAccount } from '@server/modules/commission/releases/release-duties'
import { lockShares, payShares } from '@server/modules/commission/releases/release-line.repository'

export type PaymentOrder = {
  paid_on: DateText
  pay_mode: (typeof RELEASE_MODES)[number]
  bank_id: string | null
  check_no: string | null
}

export const keyOf = ({ id }: Pick<KeptRelease, 'id'>): string => `commission_release:${id}`
const sourceOf = ({ id }: Pick<KeptRelease, 'id'>) => ({ type: 'commission_release', id }) as const

/** The payment of a release with all that follows from it, in one transaction; gives what the release keeps of it. */
export async function payRelease(tx: Tx, advances: AdvancePort, release: KeptRelease, order: PaymentOrder) {
  if (order.paid_on > (await businessDay(tx.db))) refuseBroken([{ path: 'paid_on', code: 'paid_in_future' }])
  const money_account = await moneyAccount(tx, order)
  if (order.pay_mode === 'bank_transfer') await checkAccount(tx, release)
  // What one payee is paid, owes and has earned in the year is counted by one payment at a time.
  await asPortal(tx, async ({ db }) => {
    await lockPayee(db, release.seller_id)
    await lockShares(db, release.id)
  })
  const computed = await computeRelease(tx, advances, { ...release, fixed: release.lines }, order.paid_on)
  refuseBroken(barredProblems(releaseBars(computed.payee, order.paid_on)))
  if (!isAsApproved(release, computed)) throw new Problem('rule_broken', 'release_changed')
  const deducted = await advances.deduct(tx, {
    debtor: { seller_id: release.seller_id },
    cap: parseMoney(release.advance_amount),
    key: keyOf(release),
    date: order.paid_on,
    source: sourceOf(release),
  })
  if (total(deducted.map(({ amount }) => amount)) !== parseMoney(release.advance_amount))
    throw new Problem('rule_broken', 'release_changed')
  const [entry] = await postEntry(tx, {
    ouId: release.ou_id,
    date: order.paid_on,
    memo: [release.number, computed.payee.name, order.check_no].filter(Boolean).join(' '),
    source: sourceOf(release),
    key: keyOf(release),
    lines: POSTING.release_paid({
      seller: { party_type: 'seller', party_id: release.seller_id },
      gross: parseMoney(release.gross_amount),
      vat: parseMoney(release.vat_amount),
      ewt: parseMoney(release.ewt_amount),
      holdback: parseMoney(release.holdback_amount),
      clawback: parseMoney(release.clawback_amount),
      advances: deducted.map(({ amount, party, ou_id }) => ({ amount, party, ou_id })),
      other_deduction: parseMoney(release.other_amount),
      returned: parseMoney(release.returned_amount),
      ...(money_account && { money_account }),
    }),
  })
  await asPortal(tx, portal => settleShares(portal, release, computed, order.paid_on))
  await insertTax(tx.db, release, computed.tax, order.paid_on)
  return { values: { ...order, entry_id: entry?.id ?? null }, nextRate: computed.tax.nextRate }
}

async function settleShares(
  tx: Tx,
  release: KeptRelease,
  { holdbacks, clawbacks }: ComputedRelease,
  on: DateText,
) {
  const days = await parameterOf(tx, holdbackDays, { on, ouId: release.ou_id })
  await payShares(tx.db, release, { on, holdbackDays: days })
  const ids = holdbacks.map(({ id }) => id)
  if ((await payOut(tx.db, release.id, ids)) < ids.length) throw new Problem('rule_broken', 'release_changed')
  const open = await findOpenClawbacks(tx.db, release, { lock: true })
  const amount = parseMoney(release.clawback_amount)
  if (clawbacks.length !== open.length) throw new Problem('rule_broken', 'release_changed')
  await recover(tx.db, { ou_id: release.ou_id, release_id: release.id, on }, open, amount)
}

async function moneyAccount(tx: Tx, order: PaymentOrder): Promise<string | undefined> {
  refuseBroken([
    ...(order.pay_mode === 'check' && order.check_no === null
      ? [{ path: 'check_no', code: 'expense_needs_check_no' }]
      : []),
    ...(order.pay_mode !== 'cash' && order.bank_id === null
      ? [{ path: 'bank_id', code: 'release_needs_bank' }]
      : []),
  ])
  if (order.bank_id === null) return undefined
  const account = await findBankAccount(tx.db, order.bank_id)
  if (account === null) refuseBroken([{ path: 'bank_id', code: 'ledger_account_unfit' }])
  return account ?? undefined
}

const FIGURES = [
  'gross_amount',
  'vat_amount',
  'ewt_amount',
  'holdback_amount',
  'clawback_amount',
  'advance_amount',
  'returned_amount',
  'net_amount',
] as const

/** What was approved is paid, to the centavo, or not at all. */
const isAsApproved = (release: KeptRelease, { values }: ComputedRelease): boolean =>
  FIGURES.every(name => release[name] === values[name])
