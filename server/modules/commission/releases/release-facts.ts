import { yearOf } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseRate, percentOf } from '@contract/kernel/rates'
import { commissionCap } from '@contract/modules/cash-advance/cash-advance.parameters'
import type { ReleaseLine } from '@contract/modules/commission/release-line'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import { vatRate } from '@contract/selling/tax.parameters'
import type { Tx } from '@server/platform/db/transaction'
import type { AdvancePort } from '@server/platform/ledger/advance-port'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { findOpenClawbacks } from '@server/modules/commission/releases/clawback.repository'
import { findHeldOf } from '@server/modules/commission/releases/holdback.repository'
import { findPaidInYear, findPayees, payeeOf } from '@server/modules/commission/releases/payee.repository'
import { findOpenSharesOf, type OpenShare } from '@server/modules/commission/releases/releasable.repository'
import { withholdingTermsOf } from '@server/modules/commission/withholding-terms'

export type ReleaseOrder = Pick<
  KeptRelease,
  'ou_id' | 'seller_id' | 'share_ids' | 'holdback_ids' | 'payee_invoice_no' | 'other_amount'
> & {
  id: string | null
  /** What was approved, to the centavo: none of it is taken anew. */
  fixed?: readonly ReleaseLine[]
}

/** What is chosen; all that may be paid, or is due, where nobody chose. */
const chosen = <T>(all: readonly T[], ids: readonly string[] | null, idOf: (each: T) => string) =>
  ids === null ? all : all.filter(each => ids.includes(idOf(each)))

/** Everything that releases are computed from, as it stands on a day: each thing is asked once, for all of them. */
export async function findReleaseFacts(
  tx: Tx,
  advances: AdvancePort,
  orders: readonly ReleaseOrder[],
  on: DateText,
) {
  const { db } = tx
  const sellers = orders.map(({ seller_id }) => seller_id)
  const shares = await findOpenSharesOf(db, orders)
  const held = await findHeldOf(db, orders, on)
  const payees = await findPayees(db, sellers)
  const clawbacks = await findOpenClawbacks(db, orders)
  const open = await advances.openOf(tx, sellers)
  const paidInYear = await findPaidInYear(db, sellers, yearOf(on))
  const vat = await parameterOf(tx, vatRate, { on })
  const terms = await withholdingTermsOf(tx, on)
  const caps = await Promise.all(
    orders.map(({ ou_id }) => parameterOf(tx, commissionCap, { on, ouId: ou_id })),
  )
  return orders.map((order, index) => {
    const { seller_id, fixed, share_ids, holdback_ids } = order
    const own = shares[index] ?? []
    return {
      payee: payeeOf(payees, seller_id),
      lines: fixed
        ? fixed.filter(line => isStillOpen(line, own))
        : chosen(own, share_ids, ({ share_id }) => share_id).map(withHoldback),
      holdbacks: chosen(
        (held[index] ?? []).filter(({ is_due }) => is_due || holdback_ids !== null),
        holdback_ids,
        ({ id }) => id,
      ),
      clawbacks: clawbacks[index] ?? [],
      open: open.get(seller_id) ?? [],
      paidInYear: parseMoney(paidInYear.get(seller_id) ?? '0.00'),
      cap: caps[index] ?? '0',
      ...{ vat, terms },
    }
  })
}
export type ReleaseFacts = Awaited<ReturnType<typeof findReleaseFacts>>[number]

const isStillOpen = ({ share_id, amount }: ReleaseLine, shares: readonly OpenShare[]): boolean =>
  shares.some(share => share.share_id === share_id && parseMoney(share.amount) >= parseMoney(amount))

export const withHoldback = (share: OpenShare): ReleaseLine => ({
  ...share,
  holdback: moneyText(percentOf(parseMoney(share.amount), parseRate(share.holdback_rate))),
})
