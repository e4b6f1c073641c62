import { z } from 'zod'
import { jsonText } from '@contract/kernel/json-text'
import { filterModelSchema, SEARCH_LENGTH, sortText } from '@contract/kernel/list-query'
import { filterText } from '@contract/kernel/list-request'

/** Which rows a call speaks of: the same words as the list that shows them. */
const narrowing = { filter: filterText.optional(), search: z.string().max(SEARCH_LENGTH).optional() }

/** Which rows of a list are meant, for what is drawn of them in another way. */
export const narrowingQuerySchema = z.strictObject(narrowing)
export type NarrowingQuery = z.infer<typeof narrowingQuerySchema>

/** Where a row stands in the list as it is narrowed and sorted. */
export const placeQuerySchema = z.strictObject({ ...narrowing, sort: sortText.optional() })
export type PlaceQuery = z.infer<typeof placeQuerySchema>

/** The values that a field takes in the rows that the other filters leave, for a filter made of a set. */
export const fieldValuesQuerySchema = z.strictObject({
  ...narrowing,
  /** Narrows the values themselves by what is typed. */
  like: z.string().max(SEARCH_LENGTH).optional(),
})
export type FieldValuesQuery = z.infer<typeof fieldValuesQuerySchema>

export const MOST_VALUES = 200
export const fieldValueSchema = z.object({
  value: z.union([z.string(), z.boolean(), z.null()]),
  /** A reference says how its record calls itself. */
  label: z.string().nullable(),
  count: z.number().int(),
})
export type FieldValue = z.infer<typeof fieldValueSchema>
/** `more` when there are values beyond those told. */
export const fieldValuesSchema = z.object({ values: z.array(fieldValueSchema), more: z.boolean() })
export type FieldValues = z.infer<typeof fieldValuesSchema>

/** Rows by their place in the list (both ends included) and the fields of it. No cell lies in two. */
export const cellBlockSchema = z.strictObject({
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  fields: z.array(z.string().max(64)).min(1).max(100),
})
export type CellBlock = z.infer<typeof cellBlockSchema>

export const aggregateQuerySchema = z.strictObject({
  ...narrowing,
  sort: sortText.optional(),
  /** A JSON array of cell blocks. */
  blocks: jsonText(z.array(cellBlockSchema).min(1).max(16), { code: 'blocks_malformed', longest: 8_000 }),
})
export type AggregateQuery = z.infer<typeof aggregateQuerySchema>

/** Figures are decimal text: sums of money stay exact. Null where no cell is a figure. */
export const aggregateSchema = z.object({
  /** Cells that have a value. */
  count: z.number().int(),
  /** Of those, how many are figures. */
  numeric: z.number().int(),
  sum: z.string().nullable(),
  min: z.string().nullable(),
  max: z.string().nullable(),
})
export type Aggregate = z.infer<typeof aggregateSchema>

/** Sums of whole columns over every row that the filters leave. */
export const totalsQuerySchema = z.strictObject({
  ...narrowing,
  fields: z
    .string()
    .regex(/^[a-z_0-9]{1,64}(,[a-z_0-9]{1,64}){0,29}$/)
    .transform(text => [...new Set(text.split(','))]),
})
export type TotalsQuery = z.infer<typeof totalsQuerySchema>

/** By field, as decimal text; null where no row has a figure. */
export const totalsSchema = z.object({ sums: z.record(z.string(), z.string().nullable()) })
export type Totals = z.infer<typeof totalsSchema>

/** One list by its path below /api/v1, and what narrows it. */
const countedListSchema = z.strictObject({ list: z.string().max(100), filter: filterModelSchema })
const MOST_COUNTED = 60
/** How many rows each of several lists has, in one question. */
export const listCountsQuerySchema = z.strictObject({
  /** A JSON array of lists. */
  lists: jsonText(z.array(countedListSchema).min(1).max(MOST_COUNTED), {
    code: 'lists_malformed',
    longest: 12_000,
  }),
})
export type CountedList = z.infer<typeof countedListSchema>
/** In the order in which they were asked for. */
export const listCountsSchema = z.object({ counts: z.array(z.number().int()) })
export type ListCounts = z.infer<typeof listCountsSchema>

/**
 * All rows of the list, streamed as lines of JSON: first `{"total": n}`, then one array of values a row in the
 * order of `fields` (a reference gives its label), at the end `{"done": n}`. Without the last line it broke off.
 */
export const exportQuerySchema = z.strictObject({
  ...narrowing,
  sort: sortText.optional(),
  fields: z
    .string()
    .regex(/^[a-z_0-9]{1,64}(,[a-z_0-9]{1,64}){0,99}$/)
    .transform(text => text.split(',')),
})
export type ExportQuery = z.infer<typeof exportQuerySchema>
