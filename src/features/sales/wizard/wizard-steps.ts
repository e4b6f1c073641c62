import type { WizardValues } from '@/features/sales/wizard/wizard-values'

/** In the order in which a sale comes about. */
export const WIZARD_STEPS = ['unit', 'buyer', 'price', 'terms', 'sellers', 'check'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]

export const isWizardStep = (text: string | null): text is WizardStep =>
  WIZARD_STEPS.includes(text as WizardStep)

/** Where each field stands; what is refused leads there. */
const STEP_OF_FIELD: Readonly<Record<string, WizardStep>> = {
  unit_id: 'unit',
  buyer_id: 'buyer',
  co_buyers: 'buyer',
  lead_id: 'buyer',
  discount_kind: 'price',
  discount_rate_pct: 'price',
  discount_amount: 'price',
  vat_treatment: 'price',
  vat_override_reason: 'price',
  misc_fee_rate_pct: 'price',
  other_charges: 'price',
  price_override_reason: 'price',
  financing: 'terms',
  lender_bank_id: 'terms',
  reservation_fee: 'terms',
  reservation_date: 'terms',
  dp_rate_pct: 'terms',
  dp_terms_months: 'terms',
  dp_start_date: 'terms',
  spot_dp_amount: 'terms',
  balance_terms_months: 'terms',
  interest_rate_pct: 'terms',
  sellers: 'sellers',
}

export const fieldsOfStep = (step: WizardStep): string[] =>
  Object.keys(STEP_OF_FIELD).filter(field => STEP_OF_FIELD[field] === step)

const stepOfPath = (path: string): WizardStep => STEP_OF_FIELD[path.split('.')[0] ?? ''] ?? 'check'

/** Of all that was refused, what comes first. */
export function firstStepOf(paths: readonly string[]): WizardStep | null {
  const steps = new Set(paths.map(stepOfPath))
  return WIZARD_STEPS.find(step => steps.has(step)) ?? null
}

export function stepAfter(step: WizardStep, by: 1 | -1): WizardStep | null {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + by] ?? null
}

type StepFacts = Pick<WizardValues, 'unit_id' | 'buyer_id' | 'quote_id' | 'sellers'>

/** Where a sale goes on that has no step in its address: from a quote that says all, at the end. */
export function firstOpenStep({ unit_id, buyer_id, quote_id }: StepFacts, isWhole: boolean): WizardStep {
  if (!unit_id) return 'unit'
  if (!buyer_id) return 'buyer'
  return quote_id && isWhole ? 'check' : 'price'
}

/** What nobody needs to look at again: all of a draft, and what a quote or a start has brought. */
export function filledSteps(isStored: boolean, begun: StepFacts | null): ReadonlySet<WizardStep> {
  if (isStored) return new Set(WIZARD_STEPS)
  if (!begun) return new Set()
  const isKnown: Partial<Record<WizardStep, boolean>> = {
    unit: begun.unit_id !== null,
    buyer: begun.buyer_id !== null,
    price: begun.quote_id !== null,
    terms: begun.quote_id !== null,
    sellers: begun.quote_id !== null && begun.sellers.length > 0,
  }
  return new Set(WIZARD_STEPS.filter(step => isKnown[step]))
}
