import { isRateText, parseRate, type Rate } from '@contract/kernel/rates'
import { namesOf } from '@contract/kernel/records'

type WithholdingRow = { rate: string; nature: WithholdingNature }
/** What is paid for, as the certificate names it. */
export type WithholdingNature = 'rent' | 'contractors' | 'services' | 'goods' | 'professional' | 'commission'

/**
 * Tax withheld from payees by its code: of companies (WC) and of persons (WI). Rates in percent of the net amount, in
 * force until the company sets another.
 */
export const WITHHOLDING = {
  WC100: { rate: '5', nature: 'rent' },
  WC120: { rate: '2', nature: 'contractors' },
  WC160: { rate: '2', nature: 'services' },
  WC158: { rate: '1', nature: 'goods' },
  WC010: { rate: '10', nature: 'professional' },
  WC011: { rate: '15', nature: 'professional' },
  WI100: { rate: '5', nature: 'rent' },
  WI120: { rate: '2', nature: 'contractors' },
  WI160: { rate: '2', nature: 'services' },
  WI158: { rate: '1', nature: 'goods' },
  WI010: { rate: '5', nature: 'professional' },
  WI011: { rate: '10', nature: 'professional' },
  WC139: { rate: '10', nature: 'commission' },
  WC140: { rate: '15', nature: 'commission' },
  WI139: { rate: '5', nature: 'commission' },
  WI140: { rate: '10', nature: 'commission' },
} as const satisfies Record<string, WithholdingRow>
/** Above it nobody means a rate. */
export const MOST_WITHHELD = 50
export type WithholdingCode = keyof typeof WITHHOLDING
export const WITHHOLDING_CODES = namesOf(WITHHOLDING)

/**
 * That of the code unless another one was entered; without a code nothing is withheld. Only whole figures count: what is
 * still being typed is not taken for a rate.
 */
export const withholdingRate = (
  code: WithholdingCode | null,
  other: string | null,
  rates: Partial<Record<WithholdingCode, string>>,
): Rate => {
  if (!code) return 0n
  return parseRate(other !== null && isRateText(other) ? other : (rates[code] ?? WITHHOLDING[code].rate))
}
