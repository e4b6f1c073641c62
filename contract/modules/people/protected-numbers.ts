import { z } from 'zod'
import { maybe } from '@contract/kernel/field-declarations'
import { secret, secretText } from '@contract/kernel/secret-text'

/** Numbers that the database keeps sealed: whoever reads a copy of it reads none of them. */
export const PROTECTED_NUMBERS = [
  'tin',
  'sss_no',
  'philhealth_no',
  'pagibig_no',
  'bank_account_no',
  'payout_account_no',
] as const
export type ProtectedNumber = (typeof PROTECTED_NUMBERS)[number]

const FORMS: Record<ProtectedNumber, RegExp> = {
  tin: /^\d{3}-?\d{3}-?\d{3}(-?\d{3}(\d{2})?)?$/,
  sss_no: /^\d{2}-?\d{7}-?\d$/,
  philhealth_no: /^\d{2}-?\d{9}-?\d$/,
  pagibig_no: /^\d{4}-?\d{4}-?\d{4}$/,
  bank_account_no: /^\d[\d-]{4,24}\d$/,
  payout_account_no: /^\d[\d-]{4,24}\d$/,
}

/** Given in digits, with or without hyphens; shown by its last four. */
export function protectedNumber(name: ProtectedNumber) {
  const schema = maybe(secret(z.string().trim().regex(FORMS[name], `${name}_malformed`)))
  return { kind: 'code', schema, sensitive: true, creatable: true, changeable: true } as const
}
/** A keyed hash that finds equal ones. */
export const numberHash = { kind: 'code', schema: z.string().nullable(), sensitive: true } as const
export const numberMasked = { kind: 'code', schema: z.string().nullable() } as const

/** However it was typed, it is one number. */
export function digitsOf(number: string): string {
  return number.replaceAll('-', '')
}

const TIN_WITHOUT_BRANCH = 9

/** "****1234"; of a TIN what stands before the code of its branch, which nearly all have in common. */
export function maskedNumber(name: ProtectedNumber, digits: string): string {
  const telling = name === 'tin' ? digits.slice(0, TIN_WITHOUT_BRANCH) : digits
  return `****${telling.slice(-4)}`
}

export const revealedNumberSchema = z.object({ number: secretText })
