import { z } from 'zod'
import { maybe } from '@contract/kernel/field-declarations'
import { secret, secretText } from '@contract/kernel/secret-text'

/** What identifies a buyer to the state: the database keeps it sealed. */
export const BUYER_NUMBERS = ['tin', 'gov_id_no'] as const
export type BuyerNumber = (typeof BUYER_NUMBERS)[number]

const FORMS: Record<BuyerNumber, RegExp> = {
  tin: /^\d{3}-?\d{3}-?\d{3}(-?\d{3}(\d{2})?)?$/,
  gov_id_no: /^[A-Za-z0-9][A-Za-z0-9 -]{2,28}[A-Za-z0-9]$/,
}

export function buyerNumber(name: BuyerNumber) {
  const schema = maybe(secret(z.string().trim().regex(FORMS[name], `${name}_malformed`)))
  return { kind: 'code', schema, sensitive: true, creatable: true, changeable: true } as const
}

/** However it was typed, it is one number. */
export function plainNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

const TAXPAYER_DIGITS = 9

/** What two numbers are compared by: the branches of one taxpayer are that taxpayer. */
export function comparedNumber(name: BuyerNumber, plain: string): string {
  return name === 'tin' ? plain.slice(0, TAXPAYER_DIGITS) : plain
}

/** "****1234"; of a TIN what stands before the code of its branch. */
export function maskedBuyerNumber(name: BuyerNumber, plain: string): string {
  return `****${comparedNumber(name, plain).slice(-4)}`
}

export const revealBuyerSchema = z.strictObject({ field: z.enum(BUYER_NUMBERS) })
export const revealedBuyerSchema = z.object({ number: secretText })
