import { z } from 'zod'
import type { DateText } from '@contract/kernel/dates'
import { amountText, dateText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { parseMoney } from '@contract/kernel/money'

export const PROMISE_STATES = ['open', 'kept', 'broken'] as const
export type PromiseState = (typeof PROMISE_STATES)[number]

/** The last promise that stands of a statement. */
export const shownPromiseSchema = z.object({
  id: idSchema,
  made_on: dateText,
  promised_on: dateText,
  amount: amountText,
  by_contact: z.string().nullable(),
  note: z.string().nullable(),
  /** What was settled since it was made, until its day. */
  settled: signedAmountText,
  state: z.enum(PROMISE_STATES),
})
export type ShownPromise = z.infer<typeof shownPromiseSchema>
export type MadePromise = Omit<ShownPromise, 'state'>

/** Kept once as much was settled by its day, broken once that day has passed without. */
export function promiseState(
  { amount, settled, promised_on }: Pick<MadePromise, 'amount' | 'settled' | 'promised_on'>,
  asOf: DateText,
): PromiseState {
  if (parseMoney(settled) >= parseMoney(amount)) return 'kept'
  return asOf > promised_on ? 'broken' : 'open'
}
