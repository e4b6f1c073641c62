import { z } from 'zod'
import { amountText } from '@contract/kernel/field-declarations'
import { monthText } from '@contract/kernel/instant-text'
import { idSchema } from '@contract/kernel/ids'
import { monthCount, REPORT_DIMENSIONS } from '@contract/modules/sales/sales-report.rules'

/** Ten years: longer than anybody compares, short enough for a table. */
const MOST_MONTHS = 120

const period = { from: monthText, to: monthText }
const filters = {
  ou_id: idSchema.optional(),
  team_id: idSchema.optional(),
  seller_id: idSchema.optional(),
  project_id: idSchema.optional(),
  developer_id: idSchema.optional(),
}
const inOrder = (query: { from: string; to: string }) => query.from <= query.to
const notTooLong = (query: { from: string; to: string }) => monthCount(query) <= MOST_MONTHS

export const salesReportQuerySchema = z
  .strictObject({
    by: z.enum(REPORT_DIMENSIONS).default('unit'),
    ...period,
    ...filters,
    compare: z.enum(['previous', 'none']).default('none'),
  })
  .refine(inOrder, { path: ['to'], error: 'dates_reversed' })
  .refine(notTooLong, { path: ['to'], error: 'span_too_long' })
export type SalesReportQuery = z.infer<typeof salesReportQuerySchema>

export const cohortQuerySchema = z
  .strictObject({ ...period, ...filters })
  .refine(inOrder, { path: ['to'], error: 'dates_reversed' })
  .refine(notTooLong, { path: ['to'], error: 'span_too_long' })
export type CohortQuery = z.infer<typeof cohortQuerySchema>

export const reportNamesQuerySchema = z.strictObject(filters)

/** What the figures are narrowed to, by name; null where the reader has no sale of it. */
export const reportNamesSchema = z.object({
  ou_id: z.string().nullable(),
  team_id: z.string().nullable(),
  seller_id: z.string().nullable(),
  project_id: z.string().nullable(),
  developer_id: z.string().nullable(),
})
export type ReportNames = z.infer<typeof reportNamesSchema>

/** "12", and of a seller who shares one of them "11.5": parts of one sale are a whole sale. */
const unitsText = z.string()
const percentText = z.string().nullable()

export const reportFiguresSchema = z.object({
  reservations: unitsText,
  net_list_price: amountText,
  tcp: amountText,
  /** Of the contract price, of one sale. */
  average_tcp: amountText.nullable(),
  /** Of the list price, in percent. */
  discount_rate: percentText,
  bookings: unitsText,
  booked_tcp: amountText,
  /** Cancelled and forfeited in these months, whenever they were reserved. */
  ended: unitsText,
  ended_tcp: amountText,
  /** Reservations less what ended. */
  net_units: z.string(),
  /** Of those reserved in these months, how many have ended until today; the rate in percent. */
  lost: unitsText,
  cancellation_rate: percentText,
})
export type ReportFigures = z.infer<typeof reportFiguresSchema>

const figuresSchema = { figures: reportFiguresSchema, before: reportFiguresSchema.nullable() }

export const salesReportSchema = z.object({
  by: z.enum(REPORT_DIMENSIONS),
  from: z.string(),
  to: z.string(),
  /** What it is compared with. */
  previous: z.object(period).nullable(),
  rows: z.array(z.object({ key: z.string().nullable(), label: z.string().nullable(), ...figuresSchema })),
  total: z.object(figuresSchema),
})
export type SalesReport = z.infer<typeof salesReportSchema>

export const salesCohortsSchema = z.object({
  rows: z.array(
    z.object({
      month: z.string(),
      reservations: unitsText,
      /** By months since the reservation; a month that has not come yet is not told. */
      booked: z.array(unitsText),
      ended: z.array(unitsText),
    }),
  ),
})
export type SalesCohorts = z.infer<typeof salesCohortsSchema>
