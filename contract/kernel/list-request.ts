import { z } from 'zod'
import { jsonText } from '@contract/kernel/json-text'
import { filterModelSchema, LARGEST_PAGE, SEARCH_LENGTH, sortText } from '@contract/kernel/list-query'

/** Nobody scrolls past this; an offset beyond it is a probe, not a reader. */
const DEEPEST_START = 10_000_000
const LONGEST_FILTER = 16_384

/** What a list is asked for, as it stands in an address: read by the server alone. */
export const filterText = jsonText(filterModelSchema, { code: 'filter_malformed', longest: LONGEST_FILTER })

/** How many rows, as an address says it. */
export const rowCount = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

export const listQuerySchema = z
  .strictObject({
    start: rowCount.pipe(z.number().max(DEEPEST_START)).optional(),
    end: rowCount.optional(),
    sort: sortText.optional(),
    filter: filterText.optional(),
    search: z.string().max(SEARCH_LENGTH).optional(),
    /** Counting is its own request where rows should not wait for it. */
    count: z.enum(['yes', 'no', 'only']).optional(),
  })
  .transform(query => ({ ...query, start: query.start ?? 0, end: query.end ?? (query.start ?? 0) + 100 }))
  .refine(query => query.end >= query.start && query.end - query.start <= LARGEST_PAGE, {
    path: ['end'],
    message: 'page_too_large',
  })

export type ListQuery = z.infer<typeof listQuerySchema>

export const listMetaSchema = z.object({ total: z.number().int(), filtered: z.number().int() })
export type ListMeta = z.infer<typeof listMetaSchema>
