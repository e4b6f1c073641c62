import { z } from 'zod'
import { isDateText, isYearInRange } from '@contract/kernel/dates'
import { isMoneyText } from '@contract/kernel/money'
import { oneOf } from '@contract/kernel/one-of'
import { isVisibleLine, isVisibleText } from '@contract/kernel/visible-text'

/** Written once and later, and all that a list can do with it. */
export const EVERYWHERE = {
  creatable: true,
  changeable: true,
  listed: true,
  sortable: true,
  filterable: true,
} as const
/** Given with the record and never changed after that. */
export const ONCE = { creatable: true, listed: true, sortable: true, filterable: true } as const
/** Kept by the portal itself. */
export const KEPT = { listed: true, sortable: true, filterable: true } as const
/** Part of the record alone, not of the list. */
export const IN_RECORD = { creatable: true, changeable: true } as const

/** Makes a resource retirable instead of deletable. */
export const isActiveField = { kind: 'boolean', schema: z.boolean(), ...KEPT } as const

export const codeText = z
  .string()
  .trim()
  .regex(/^[A-Z0-9][A-Z0-9.-]{0,19}$/, 'code_malformed')
/** One line: a name, a number, a title. */
export const lineText = (shortest: number, longest: number) =>
  z.string().trim().min(shortest).max(longest).refine(isVisibleLine, 'text_not_visible')
/** Lines of words: a reason, a remark, an address. */
export const linesText = (shortest: number, longest: number) =>
  z.string().trim().min(shortest).max(longest).refine(isVisibleText, 'text_not_visible')
/** The same, or an empty text for nothing. */
export const remarkText = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine(text => text.trim() === '' || isVisibleText(text), 'text_not_visible')
export const nameText = lineText(1, 120)
/** May be left out: an empty text is no text. */
export const maybeText = (longest: number) => lineText(1, longest).nullable().default(null)
export const maybeLines = (longest: number) => linesText(1, longest).nullable().default(null)
export const maybe = <S extends z.ZodType>(schema: S) => schema.nullable().default(null)

export const dateText = z
  .string()
  .refine(isDateText, 'date_malformed')
  .refine(text => !isDateText(text) || isYearInRange(text), 'date_out_of_range')

const NUMERIC = /^-?\d{1,12}(\.\d{1,6})?$/

/** Square metres have two decimals, as amounts do, and are another measure. */
export const areaField = {
  kind: 'money',
  measure: 'sqm',
  schema: maybe(decimalText(0, 9_999_999, 2)),
  ...EVERYWHERE,
} as const

/** Decimal text between two whole numbers, with as many decimals as its column has. */
export function decimalText(lowest: number, highest: number, decimals: number) {
  return z
    .string()
    .regex(NUMERIC, 'rate_malformed')
    .refine(text => (text.split('.')[1] ?? '').length <= decimals, 'rate_malformed')
    .refine(
      text => !NUMERIC.test(text) || (Number(text) >= lowest && Number(text) <= highest),
      'number_out_of_range',
    )
}
/** Percent, as numeric(9,6) keeps it. */
export const rateText = (lowest = 0, highest = 100) => decimalText(lowest, highest, 6)

/** Days of leave in hundredths, as numeric(6,2) keeps them: "2.50". */
export const daysCount = (lowest = 0, highest = 400) => decimalText(lowest, highest, 2)

/** Above or below nothing. */
export const signedAmountText = z.string().refine(isMoneyText, 'money_malformed')
export const amountText = signedAmountText.refine(text => !text.startsWith('-'), 'amount_negative')

export const emailText = z.email().max(254)
/** +639171234567: country and number without spaces. */
export const mobileText = z.string().regex(/^\+\d{8,15}$/, 'mobile_malformed')
/** Of a company: three groups of three digits and the branch. */
export const tinText = z.string().regex(/^\d{3}-\d{3}-\d{3}-\d{5}$/, 'tin_malformed')

/** Of banks those that stand in the ledger: the company's money goes to and from no other. */
export const COMPANY_ACCOUNTS = { kind: oneOf('company_account', 'both') }
