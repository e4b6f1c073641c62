import type { DateText } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { barredProblems, releaseBars } from '@contract/modules/commission/payee.rules'
import type { KeptRelease, RELEASE_MODES } from '@contract/modules/commission/release.document'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { findBankAccount } from '@server/platform/ledger/account.repository'
import type { AdvanceDeduction, AdvancePort } from '@server/platform/ledger/advance-port'
import { postEntries } from '@server/platform/ledger/post-entry'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { insertTaxes } from '@server/modules/commission/releases/commission-tax.repository'
import { computedOf, type ComputedRelease } from '@server/modules/commission/releases/compute-release'
import { asItIs, eachRelease, runsOf, type TellOf } from '@server/modules/commission/releases/each-release'
import { lockPayees } from '@server/modules/commission/releases/payee.repository'
import { checkAccounts } from '@server/modules/commission/releases/release-duties'
import { entryOf, keyOf, sourceOf } from '@server/modules/commission/releases/release-entry'
import { findReleaseFacts, type ReleaseFacts } from '@server/modules/commission/releases/release-facts'
import { lockShares } from '@server/modules/commission/releases/release-line.repository'
import { settleShares } from '@server/modules/commission/releases/settle-shares'

export type PaymentOrder = {
  paid_on: DateText
  pay_mode: (typeof RELEASE_MODES)[number]
  bank_id: string | null
}
export type Payment<R extends KeptRelease = KeptRelease> = { release: R; check_no: string | null }
type PaymentRun = { advances: AdvancePort; order: PaymentOrder; tell: TellOf; account: string | undefined }

/**
 * The payment of releases with all that follows from it, in one transaction; gives what each of them keeps of it. What is
 * asked and written is asked and written once for all of them, as long as nobody is paid twice.
 */
export async function payReleases(
  tx: Tx,
  advances: AdvancePort,
  payments: readonly Payment[],
  order: PaymentOrder,
  tell: TellOf = asItIs,
) {
  if (order.paid_on > (await businessDay(tx.db))) refuseBroken([{ path: 'paid_on', code: 'paid_in_future' }])
  const account = await moneyAccount(tx, order, payments)
  const releases = payments.map(({ release }) => release)
  if (order.pay_mode === 'bank_transfer') await checkAccounts(tx, releases, tell)
  // What one payee is paid, owes and has earned in the year is counted by one payment at a time.
  await asPortal(tx, async ({ db }) => {
    const sellers = releases.map(({ seller_id }) => seller_id)
    await lockPayees(db, sellers)
    const ids = releases.map(({ id }) => id)
    await lockShares(db, ids)
  })
  const paid = []
  for (const run of runsOf(payments))
    paid.push(...(await payRun(tx, { advances, order, tell, account }, run)))
  return paid
}

/** Releases of which no two pay the same payee. */
async function payRun(
  tx: Tx,
  { advances, order, tell, account: money_account }: PaymentRun,
  payments: readonly Payment[],
) {
  const on = order.paid_on
  const releases = payments.map(({ release }) => release)
  const orders = releases.map(release => ({ ...release, fixed: release.lines }))
  const facts = await asPortal(tx, portal => findReleaseFacts(portal, advances, orders, on))
  const computed = eachRelease(orders, tell, (release, index) => asApproved(release, facts[index], on))
  const deducted: AdvanceDeduction[][] = []
  for (const release of releases)
    deducted.push(
      await deduct(tx, advances, release, on).catch(error => {
        throw tell(release, error)
      }),
    )
  const entries = await postEntries(
    tx,
    payments.map(({ release, check_no }, index) =>
      entryOf(release, order, {
        ...{ payee: computed[index]?.payee.name ?? '', deducted: deducted[index] ?? [] },
        ...{ check_no, money_account },
      }),
    ),
  )
  await asPortal(tx, portal => settleShares(portal, releases, computed, { on, tell }))
  const taxed = computed.map(({ tax }, index) => ({ release: orders[index], tax }))
  await insertTaxes(
    tx.db,
    taxed.flatMap(({ release, tax }) => (release ? [{ release, tax }] : [])),
    on,
  )
  return payments.map(({ check_no }, index) => ({
    values: { ...order, check_no, entry_id: entries[index]?.[0]?.id ?? null },
    nextRate: computed[index]?.tax.nextRate ?? null,
  }))
}

type ApprovedRelease = KeptRelease & { fixed: KeptRelease['lines'] }

/** What was approved is paid, to the centavo, or not at all. */
function asApproved(
  release: ApprovedRelease,
  facts: ReleaseFacts | undefined,
  on: DateText,
): ComputedRelease {
  if (!facts) throw new Error('a release has facts of its own')
  const computed = computedOf(release, facts, on)
  refuseBroken(barredProblems(releaseBars(computed.payee, on)))
  if (!FIGURES.every(name => release[name] === computed.values[name]))
    throw new Problem('rule_broken', 'release_changed')
  return computed
}

async function deduct(
  tx: Tx,
  advances: AdvancePort,
  release: KeptRelease,
  date: DateText,
): Promise<AdvanceDeduction[]> {
  const cap = parseMoney(release.advance_amount)
  if (cap === 0n) return []
  const deducted = await advances.deduct(tx, {
    debtor: { seller_id: release.seller_id },
    ...{ cap, date, key: keyOf(release), source: sourceOf(release) },
  })
  if (total(deducted.map(({ amount }) => amount)) !== cap) throw new Problem('rule_broken', 'release_changed')
  return deducted
}

async function moneyAccount(
  tx: Tx,
  order: PaymentOrder,
  payments: readonly Payment[],
): Promise<string | undefined> {
  refuseBroken([
    ...(order.pay_mode === 'check' && payments.some(({ check_no }) => check_no === null)
      ? [{ path: 'check_no', code: 'expense_needs_check_no' }]
      : []),
    ...(order.pay_mode !== 'cash' && order.bank_id === null
      ? [{ path: 'bank_id', code: 'release_needs_bank' }]
      : []),
  ])
  if (order.bank_id === null) return LEDGER.cash_on_hand
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
