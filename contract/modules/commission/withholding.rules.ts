import { parseMoney, type Centavos } from '@contract/kernel/money'
import { parseRate, percentOf, type Rate } from '@contract/kernel/rates'

/** R-14, as the regulations have it; a tax adviser confirms the figures before they are used. */
export const INDIVIDUAL_LIMIT = parseMoney('3000000.00')
export const CORPORATE_LIMIT = parseMoney('720000.00')

export type Payee = {
  kind: 'individual' | 'corporation'
  is_vat_registered: boolean
  sworn_declaration_on_file: boolean
  expected_gross: Centavos | null
}

export type WithholdingBasis =
  'sworn_declaration' | 'no_declaration' | 'vat_registered' | 'corp_le_720k' | 'corp_gt_720k'

const RATE_OF: Record<WithholdingBasis, Rate> = {
  sworn_declaration: parseRate('5'),
  no_declaration: parseRate('10'),
  vat_registered: parseRate('10'),
  corp_le_720k: parseRate('10'),
  corp_gt_720k: parseRate('15'),
}

/** What nobody declared is taken to be above the limit: too much withheld is credited, too little is our debt. */
export function withholdingOf(payee: Payee): { basis: WithholdingBasis; rate: Rate } {
  const basis = basisOf(payee)
  return { basis, rate: RATE_OF[basis] }
}

function basisOf(payee: Payee): WithholdingBasis {
  const expected = payee.expected_gross
  if (payee.kind === 'corporation')
    return expected !== null && expected <= CORPORATE_LIMIT ? 'corp_le_720k' : 'corp_gt_720k'
  if (payee.is_vat_registered) return 'vat_registered'
  const isSmall = payee.sworn_declaration_on_file && expected !== null && expected <= INDIVIDUAL_LIMIT
  return isSmall ? 'sworn_declaration' : 'no_declaration'
}

/** The release that crosses the limit is still withheld at the old rate; the next one is not. */
export function withholdRelease(
  profile: { basis: WithholdingBasis; rate: Rate },
  grossYtd: Centavos,
  release: Centavos,
): { ewt: Centavos; gross_ytd: Centavos; next: { basis: WithholdingBasis; rate: Rate } } {
  const gross_ytd = grossYtd + release
  const crosses = profile.basis === 'sworn_declaration' && gross_ytd > INDIVIDUAL_LIMIT
  const next = crosses ? ({ basis: 'no_declaration', rate: RATE_OF.no_declaration } as const) : profile
  return { ewt: percentOf(release, profile.rate), gross_ytd, next }
}
