import { yearOf } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { parseRate, rateText } from '@contract/kernel/rates'
import { releaseAmounts } from '@contract/modules/commission/release.rules'
import {
  COMMISSION_TAX_CODES,
  withholdingOf,
  withholdRelease,
} from '@contract/modules/commission/withholding.rules'
import { shownSteps } from '@contract/selling/shown-step'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { refusingTerms } from '@server/platform/http/refusing-terms'
import type { AdvancePort } from '@server/platform/ledger/advance-port'
import {
  findReleaseFacts,
  type ReleaseFacts,
  type ReleaseOrder,
} from '@server/modules/commission/releases/release-facts'

/** Everything that a release is made of, as it stands on a day. */
export async function computeRelease(
  tx: Tx,
  advances: AdvancePort,
  order: ReleaseOrder,
  on: DateText,
): Promise<ComputedRelease> {
  const [facts] = await asPortal(tx, portal => findReleaseFacts(portal, advances, [order], on))
  if (!facts) throw new Error('a release has facts of its own')
  return computedOf(order, facts, on)
}

/** Computed in the order of R-16 from what was found. */
export function computedOf(order: ReleaseOrder, facts: ReleaseFacts, on: DateText) {
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
export type ComputedRelease = ReturnType<typeof computedOf>

/** the release that crosses the limit of a declaration is the last one at its rate. */
function taxOf({ payee, paidInYear, terms }: ReleaseFacts, gross: Centavos, on: DateText) {
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
