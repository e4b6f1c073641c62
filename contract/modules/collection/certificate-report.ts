import { z } from 'zod'
import { amountText, dateText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { quarterText } from '@contract/kernel/quarters'
import { statementUnits } from '@contract/kernel/statement-units'
import { AGING_BUCKETS } from '@contract/modules/collection/aging.rules'
import type { CertifiedQuarter } from '@contract/modules/collection/certificate.rules'

const inOrder = ({ from, to }: { from: string; to: string }) => from <= to
const REVERSED = { path: ['to'], error: 'dates_reversed' }

/** `as_of`: as certificates and receipts stood at the end of this day. */
export const certificateReportQuery = z
  .strictObject({ from: quarterText, to: quarterText, as_of: dateText, units: statementUnits })
  .refine(inOrder, REVERSED)
export const sawtQuery = z
  .strictObject({ from: quarterText, to: quarterText, units: statementUnits })
  .refine(inOrder, REVERSED)
export const reminderQuery = z.strictObject({
  developer_id: idSchema,
  as_of: dateText,
  units: statementUnits,
})

/** What a certificate of a developer for a unit and a quarter is to be about, as far as receipts tell. */
export const uncertifiedQuery = z.strictObject({
  developer_id: idSchema,
  ou_id: idSchema,
  quarter: quarterText,
})
export const uncertifiedSchema = z.object({ tax_base: amountText, tax_withheld: amountText })
export type UncertifiedTax = z.infer<typeof uncertifiedSchema>

const money = signedAmountText
const figures = { expected: money, received: money, difference: money, missing: money }
const rowSchema = z.object({
  developer_id: idSchema,
  developer_name: z.string(),
  ou_id: idSchema,
  ou_code: z.string(),
  ou_name: z.string(),
  quarter: z.string(),
  ...figures,
  due_on: dateText,
  days: z.number().int(),
  bucket: z.enum(AGING_BUCKETS).nullable(),
})

/**
 * GET /collection/certificates/by-quarter: tax withheld beside what developers certified of it, the latest first, and
 * what is missing of all quarters.
 */
export const certificateReportSchema = z.object({
  as_of: dateText,
  quarters: z.array(
    z.object({ quarter: z.string(), due_on: dateText, rows: z.array(rowSchema), totals: z.object(figures) }),
  ),
  totals: z.object(figures),
  /** What is missing of all quarters, by how long it is overdue. */
  aging: z.array(z.object({ bucket: z.enum(AGING_BUCKETS), missing: money })),
  /** Developers to be reminded of what is overdue, the most of it first. */
  overdue: z.array(
    z.object({
      developer_id: idSchema,
      developer_name: z.string(),
      missing: money,
      /** Certificates that are overdue, one a unit and quarter, and the quarter of the oldest. */
      count: z.number().int(),
      since: z.string(),
    }),
  ),
})
export type CertificateReport = z.infer<typeof certificateReportSchema>

const sumOf = (rows: readonly CertifiedQuarter[], key: keyof typeof figures): string =>
  moneyText(total(rows.map(row => parseMoney(row[key]))))
const sums = (rows: readonly CertifiedQuarter[]) => ({
  expected: sumOf(rows, 'expected'),
  received: sumOf(rows, 'received'),
  difference: sumOf(rows, 'difference'),
  missing: sumOf(rows, 'missing'),
})

/** These quarters one by one, and of all quarters what is missing, by its age and by whom. */
export function certificateReport(
  rows: readonly CertifiedQuarter[],
  { from, to, as_of }: { from: string; to: string; as_of: string },
): CertificateReport {
  const wanted = rows.filter(({ quarter }) => quarter >= from && quarter <= to)
  const quarters = [...Map.groupBy(wanted, ({ quarter }) => quarter)]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .map(([quarter, own]) => ({ quarter, due_on: own[0]?.due_on ?? '', rows: own, totals: sums(own) }))
  const late = Map.groupBy(
    rows.filter(({ days }) => days > 0),
    ({ developer_id }) => developer_id,
  )
  return {
    as_of,
    quarters,
    totals: sums(wanted),
    aging: AGING_BUCKETS.map(bucket => ({
      bucket,
      missing: sumOf(
        rows.filter(row => row.bucket === bucket),
        'missing',
      ),
    })),
    overdue: [...late]
      .map(([developer_id, own]) => ({
        ...{ developer_id, developer_name: own[0]?.developer_name ?? '' },
        missing: sumOf(own, 'missing'),
        count: own.length,
        since: own.map(({ quarter }) => quarter).toSorted()[0] ?? '',
      }))
      .toSorted((a, b) => Number(parseMoney(b.missing) - parseMoney(a.missing))),
  }
}
