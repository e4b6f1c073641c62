import { z } from 'zod'
import { dateText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { recordOf } from '@contract/kernel/records'
import {
  AGING_BUCKETS,
  agingBucket,
  daysPastDue,
  type AgingBucket,
} from '@contract/modules/collection/aging.rules'
import {
  promiseState,
  shownPromiseSchema,
  type MadePromise,
} from '@contract/modules/collection/promise.rules'

export const bucketsSchema = z.record(z.enum(AGING_BUCKETS), signedAmountText)
const owedSchema = z.object({
  id: idSchema,
  number: z.string(),
  statement_on: dateText,
  due_on: dateText,
  open: signedAmountText,
  days: z.number().int(),
  bucket: z.enum(AGING_BUCKETS),
  /** Null where none was made, or the reader sees none. */
  promise: shownPromiseSchema.nullable(),
})

export const receivablesQuery = z.strictObject({ as_of: dateText })
/** Of one developer: the lines behind its figures, and the letter that reminds it. */
export const ofDeveloperQuery = receivablesQuery.extend({ developer_id: idSchema })

/** GET /collection/receivables: what was owed at the end of a day, whenever it is asked. */
export const receivablesSchema = z.object({
  as_of: dateText,
  rows: z.array(
    z.object({
      developer_id: idSchema,
      developer_name: z.string(),
      buckets: bucketsSchema,
      total: signedAmountText,
      /** Receipts that settled nothing by then: told beside the buckets, never netted into them. */
      unapplied: signedAmountText,
      statements: z.array(owedSchema),
    }),
  ),
  buckets: bucketsSchema,
  total: signedAmountText,
  unapplied: signedAmountText,
  /** The control account in the books on that day, and how far the statements are from it. */
  control: signedAmountText,
  difference: signedAmountText,
})
export type Receivables = z.infer<typeof receivablesSchema>

export type OwedStatement = {
  id: string
  number: string
  developer_id: string
  developer_name: string
  statement_on: string
  due_on: string
  open: string
}
export type UnappliedReceipts = { developer_id: string; developer_name: string; unapplied: string }

export const sumOf = (amounts: readonly string[]): string => moneyText(total(amounts.map(parseMoney)))

export function bucketSums(
  owed: readonly { bucket: AgingBucket; open: string }[],
): Record<AgingBucket, string> {
  const of = (name: AgingBucket) => sumOf(owed.filter(({ bucket }) => bucket === name).map(row => row.open))
  return recordOf(AGING_BUCKETS, of)
}

/** each statement in its bucket, developer by developer, beside what the books say. */
export function ageReceivables(
  as_of: string,
  owed: readonly OwedStatement[],
  receipts: readonly UnappliedReceipts[],
  control: string,
  promises: ReadonlyMap<string, MadePromise> = new Map(),
): Receivables {
  const names = new Map([...owed, ...receipts].map(row => [row.developer_id, row.developer_name]))
  const aged = owed.map(({ developer_name: _, ...statement }) => ({
    ...statement,
    days: daysPastDue(statement.due_on, as_of),
    bucket: agingBucket(statement.due_on, as_of),
    promise: shownPromise(promises.get(statement.id), as_of),
  }))
  const rows = [...names]
    .map(([developer_id, developer_name]) => {
      const own = aged.filter(statement => statement.developer_id === developer_id)
      return {
        developer_id,
        developer_name,
        buckets: bucketSums(own),
        total: sumOf(own.map(({ open }) => open)),
        unapplied: sumOf(receipts.filter(row => row.developer_id === developer_id).map(row => row.unapplied)),
        statements: own.map(({ developer_id: _, ...statement }) => statement),
      }
    })
    .toSorted((a, b) => a.developer_name.localeCompare(b.developer_name))
  const all = sumOf(aged.map(({ open }) => open))
  return {
    as_of,
    rows,
    buckets: bucketSums(aged),
    total: all,
    unapplied: sumOf(receipts.map(row => row.unapplied)),
    control,
    difference: moneyText(parseMoney(control) - parseMoney(all)),
  }
}

const shownPromise = (made: MadePromise | undefined, asOf: string) =>
  made ? { ...made, state: promiseState(made, asOf) } : null
