import type { Centavos } from '@contract/kernel/money'
import { percentOf, type Rate } from '@contract/kernel/rates'

export type Payee = {
  kind: 'individual' | 'corporation'
  is_vat_registered: boolean
  sworn_declaration_on_file: boolean
  expected_gross: Centavos | null
}

export type WithholdingBasis =
  | 'sworn_declaration'
  | 'no_declaration'
  | 'vat_registered'
  | 'corp_le_720k'
  | 'corp_gt_720k'

/** The code of the tax that is withheld of commission: of persons (WI) and of companies (WC). */
export const COMMISSION_TAX_CODES = {
  sworn_declaration: 'WI139',
  no_declaration: 'WI140',
  vat_registered: 'WI140',
  corp_le_720k: 'WC139',
  corp_gt_720k: 'WC140',
} as const satisfies Record<WithholdingBasis, string>
export type CommissionTaxCode = (typeof COMMISSION_TAX_CODES)[WithholdingBasis]

/** R-14, as the regulations have it on a day; a tax adviser confirms the figures before they are used. */
export type WithholdingTerms = {
  rates: Record<CommissionTaxCode, Rate>
  individual_limit: Centavos
  corporate_limit: Centavos
}
export type WithholdingProfile = { basis: WithholdingBasis; rate: Rate }

/** What nobody declared is taken to be above the limit: too much withheld is credited, too little is our debt. */
export function withholdingOf(payee: Payee, terms: WithholdingTerms): WithholdingProfile {
  return withheldBy(basisOf(payee, terms), terms)
}

const withheldBy = (basis: WithholdingBasis, { rates }: WithholdingTerms): WithholdingProfile => ({
  basis,
  rate: rates[COMMISSION_TAX_CODES[basis]],
})

function basisOf(payee: Payee, { individual_limit, corporate_limit }: WithholdingTerms): WithholdingBasis {
  const expected = payee.expected_gross
  if (payee.kind === 'corporation')
    return expected !== null && expected <= corporate_limit ? 'corp_le_720k' : 'corp_gt_720k'
  if (payee.is_vat_registered) return 'vat_registered'
  const isSmall = payee.sworn_declaration_on_file && expected !== null && expected <= individual_limit
  return isSmall ? 'sworn_declaration' : 'no_declaration'
}

/** The release that crosses the limit is still withheld at the old rate; the next one is not. */
export function withholdRelease(
  profile: WithholdingProfile,
  grossYtd: Centavos,
  release: Centavos,
  terms: WithholdingTerms,
): { ewt: Centavos; gross_ytd: Centavos; next: WithholdingProfile } {
  const gross_ytd = grossYtd + release
  const crosses = profile.basis === 'sworn_declaration' && gross_ytd > terms.individual_limit
  const next = crosses ? withheldBy('no_declaration', terms) : profile
  return { ewt: percentOf(release, profile.rate), gross_ytd, next }
}
