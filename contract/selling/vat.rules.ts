import type { DateText } from '@contract/kernel/dates'
import { parseMoney, type Centavos } from '@contract/kernel/money'

export const VAT_RULES = ['residential_dwelling', 'lot', 'commercial'] as const
export type VatRule = (typeof VAT_RULES)[number]

export const VAT_TREATMENTS = ['vatable', 'exempt', 'zero_rated'] as const
export type VatTreatment = (typeof VAT_TREATMENTS)[number]

export type Threshold = { effective_from: DateText; amount: Centavos }

/** No dwelling was exempt by its price before this day (RR 1-2024). */
const THRESHOLD_LAW_FROM: DateText = '2024-01-01'

/** The amount of the day that counts, which exempted nothing before there was such a law. */
export const dwellingThresholds = (amount: string): readonly Threshold[] => [
  { effective_from: THRESHOLD_LAW_FROM, amount: parseMoney(amount) },
]

export type VatQuestion = {
  vat_rule: VatRule
  is_socialised: boolean
  /** What the unit is sold for, before any VAT. */
  selling_price: Centavos
  on: DateText
  thresholds: readonly Threshold[]
}

export type VatAnswer = {
  treatment: 'vatable' | 'exempt'
  because: 'commercial' | 'lot' | 'socialised' | 'within_threshold' | 'above_threshold' | 'no_threshold'
  threshold: Centavos | null
}

/** A person may decide otherwise, with a reason; this is what the law says by itself. */
export function vatTreatment(question: VatQuestion): VatAnswer {
  if (question.vat_rule === 'commercial')
    return { treatment: 'vatable', because: 'commercial', threshold: null }
  if (question.is_socialised) return { treatment: 'exempt', because: 'socialised', threshold: null }
  if (question.vat_rule === 'lot') return { treatment: 'vatable', because: 'lot', threshold: null }
  const threshold = thresholdOn(question.thresholds, question.on)
  if (threshold === null) return { treatment: 'vatable', because: 'no_threshold', threshold }
  return question.selling_price <= threshold
    ? { treatment: 'exempt', because: 'within_threshold', threshold }
    : { treatment: 'vatable', because: 'above_threshold', threshold }
}

function thresholdOn(thresholds: readonly Threshold[], on: DateText): Centavos | null {
  const begun = thresholds.filter(({ effective_from }) => effective_from <= on)
  return begun.toSorted((a, b) => (a.effective_from < b.effective_from ? 1 : -1))[0]?.amount ?? null
}
