import { yearOf } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { parseRate, percentOf, rateText } from '@contract/kernel/rates'
import { commissionCap } from '@contract/modules/cash-advance/cash-advance.parameters'
import type { ReleaseLine } from '@contract/modules/commission/release-line'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import { releaseAmounts } from '@contract/modules/commission/release.rules'
import {
  COMMISSION_TAX_CODES,
  withholdingOf,
  withholdRelease,
  type WithholdingTerms,
} from '@contract/modules/commission/withholding.rules'
import { vatRate } from '@contract/selling/tax.parameters'
import { shownSteps } from '@contract/selling/shown-step'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { refusingTerms } from '@server/platform/http/refusing-terms'
import type { AdvancePort } from '@server/platform/ledger/advance-port'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { findOpenClawbacks } from '@server/modules/commission/releases/clawback.repository'
import { findHeld } from '@server/modules/commission/releases/holdback.repository'
import {
  findPaidInYear,
  findPayee,
  type PayeeRow,
} from '@server/modules/commission/releases/payee.repository'
import { withholdingTermsOf } from '@server/modules/commission/withholding-terms'
import { findOpenShares, type OpenShare } from '@server/modules/commission/releases/releasable.repository'

export type ReleaseOrder = Pick<
  KeptRelease,
  'ou_id' | 'seller_id' | 'share_ids' | 'holdback_ids' | 'payee_invoice_no' | 'other_amount'
> & {
  id: string | null
  /** What was approved, to the centavo: none of it is taken anew. */
  fixed?: readonly ReleaseLine[]
}

/** Everything that a release is made of, as it stands on a day. */
export async function computeRelease(tx: Tx, advances: AdvancePort, order: ReleaseOrder, on: DateText) {
  const facts = await asPortal(tx, portal => factsOf(portal, advances, order, on))
  const { payee, lines, holdbacks } = facts
  const gross = total(lines.map(({ amount }) => parseMoney(amount)))
  const tax = taxOf(facts, gross, on)
  const amounts = refusingTerms(() =>
    releaseAmounts({
      gross,
      payee_vat_rate: payee.is_vat_registered && order.payee_invoice_no !== null ? parseRate(facts.vat) : 0n,
      ewt_rate: tax.rate,
      holdback: total(lines.map(({ holdback }) => parseMoney(holdback))),
      open_clawback: total(facts.clawbacks.map(({ open }) => open)),
      advances: facts.open,
      cap_rate: parseRate(facts.cap),
      other_deduction: parseMoney(order.other_amount),
      returned: total(holdbacks.map(({ amount }) => parseMoney(amount))),
    }),
  )
  return {
    payee,
    holdbacks,
    clawbacks: facts.clawbacks,
    tax: { ...tax, base: gross },
    values: {
      lines,
      steps: shownSteps(amounts.steps),
      ewt_rate: rateText(tax.rate),
      gross_amount: moneyText(gross),
      vat_amount: moneyText(amounts.vat),
      ewt_amount: moneyText(amounts.ewt),
      holdback_amount: moneyText(amounts.holdback),
      clawback_amount: moneyText(amounts.clawback),
      advance_amount: moneyText(amounts.advance_deduction),
      returned_amount: moneyText(amounts.returned),
      net_amount: moneyText(amounts.net),
    },
  }
}
export type ComputedRelease = Awaited<ReturnType<typeof computeRelease>>

/** What is chosen; all that may be paid, or is due, where nobody chose. */
const chosen = <T>(all: readonly T[], ids: readonly string[] | null, idOf: (each: T) => string) =>
  ids === null ? all : all.filter(each => ids.includes(idOf(each)))

async function factsOf(tx: Tx, advances: AdvancePort, order: ReleaseOrder, on: DateText) {
  const { seller_id, ou_id } = order
  const shares = await findOpenShares(tx.db, order, order.id)
  const held = await findHeld(tx.db, order, on)
  return {
    payee: await findPayee(tx.db, seller_id),
    lines: order.fixed
      ? order.fixed.filter(line => isStillOpen(line, shares))
      : chosen(shares, order.share_ids, ({ share_id }) => share_id).map(withHoldback),
    holdbacks: chosen(
      held.filter(({ is_due }) => is_due || order.holdback_ids !== null),
      order.holdback_ids,
      ({ id }) => id,
    ),
    clawbacks: await findOpenClawbacks(tx.db, order),
    open: await advances.open(tx, { seller_id }),
    paidInYear: parseMoney(await findPaidInYear(tx.db, seller_id, yearOf(on))),
    cap: await parameterOf(tx, commissionCap, { on, ouId: ou_id }),
    vat: await parameterOf(tx, vatRate, { on }),
    terms: await withholdingTermsOf(tx, on),
  }
}

const isStillOpen = ({ share_id, amount }: ReleaseLine, shares: readonly OpenShare[]): boolean =>
  shares.some(share => share.share_id === share_id && parseMoney(share.amount) >= parseMoney(amount))

export const withHoldback = (share: OpenShare): ReleaseLine => ({
  ...share,
  holdback: moneyText(percentOf(parseMoney(share.amount), parseRate(share.holdback_rate))),
})

/** the release that crosses the limit of a declaration is the last one at its rate. */
type TaxFacts = { payee: PayeeRow; paidInYear: Centavos; terms: WithholdingTerms }

function taxOf({ payee, paidInYear, terms }: TaxFacts, gross: Centavos, on: DateText) {
  const earner = {
    kind: payee.payee_kind,
    is_vat_registered: payee.is_vat_registered,
    sworn_declaration_on_file: payee.sworn_declaration_on_file && payee.sworn_declaration_year === yearOf(on),
    expected_gross: payee.expected_gross === null ? null : parseMoney(payee.expected_gross),
  }
  const profile = withholdRelease(withholdingOf(earner, terms), paidInYear, 0n, terms).next
  const { next } = withholdRelease(profile, paidInYear, gross, terms)
  return {
    rate: profile.rate,
    atc: COMMISSION_TAX_CODES[profile.basis],
    /** What is withheld from the next release on, where this one passes the limit of a declaration. */
    nextRate: next.basis === profile.basis ? null : next.rate,
  }
}
