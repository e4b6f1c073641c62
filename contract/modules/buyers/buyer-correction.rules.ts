/** What a seller never settles about a client: who looks after them, and how closely they are looked at. */
const KEPT_BY_DESK = ['owner_employee_id', 'aml_risk'] as const

export type CorrectionFacts = {
  /** The asker added the buyer. */
  is_adder: boolean
  is_merged: boolean
  /** A document of the buyer is verified. */
  is_verified: boolean
}

export const CORRECTION_REFUSALS = ['buyer_merged', 'buyer_added_elsewhere', 'buyer_verified'] as const
export type CorrectionRefusal = (typeof CORRECTION_REFUSALS)[number]

/** Why whoever may correct what they added may not correct this; null where they may. */
export function correctionRefusal(facts: CorrectionFacts): CorrectionRefusal | null {
  if (facts.is_merged) return 'buyer_merged'
  if (!facts.is_adder) return 'buyer_added_elsewhere'
  return facts.is_verified ? 'buyer_verified' : null
}

/** The fields that a correction leaves to the sales desk. */
export const keptByDesk = (fields: readonly string[]): string[] =>
  fields.filter(field => KEPT_BY_DESK.some(kept => kept === field))
