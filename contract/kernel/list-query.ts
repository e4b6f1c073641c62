import { z } from 'zod'
import { isDateText, isYearInRange } from '@contract/kernel/dates'
import { isStorable } from '@contract/kernel/text'

/** The widest page a list gives at once. */
export const LARGEST_PAGE = 500
export const SEARCH_LENGTH = 200

/** What no column can hold is no filter, but a fault of the one who asks. */
const filterWords = z.string().max(200).refine(isStorable)
const textCondition = z.strictObject({
  filterType: z.literal('text'),
  type: z.enum([
    'equals',
    'notEqual',
    'contains',
    'notContains',
    'startsWith',
    'endsWith',
    'blank',
    'notBlank',
  ]),
  filter: filterWords.optional(),
})
const NUMBER_TYPES = [
  'equals',
  'notEqual',
  'lessThan',
  'lessThanOrEqual',
  'greaterThan',
  'greaterThanOrEqual',
  'inRange',
  'blank',
  'notBlank',
] as const
/** Amounts arrive as decimal text so that no centavo is lost on the way. */
const figure = z.union([z.number(), z.string().regex(/^-?\d{1,18}(\.\d{1,6})?$/)])
const numberCondition = z.strictObject({
  filterType: z.literal('number'),
  type: z.enum(NUMBER_TYPES),
  filter: figure.optional(),
  filterTo: figure.optional(),
})
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}( 00:00:00)?$/)
  .refine(text => isDateText(text.slice(0, 10)) && isYearInRange(text))
const dateCondition = z.strictObject({
  filterType: z.literal('date'),
  type: z.enum(['equals', 'notEqual', 'lessThan', 'greaterThan', 'inRange', 'blank', 'notBlank']),
  dateFrom: day.nullable().optional(),
  dateTo: day.nullable().optional(),
})
const setCondition = z.strictObject({
  filterType: z.literal('set'),
  values: z.array(z.union([filterWords, z.boolean(), z.null()])).max(1000),
})

export const filterConditionSchema = z.union([textCondition, numberCondition, dateCondition, setCondition])
export type FilterCondition = z.infer<typeof filterConditionSchema>

const combinedSchema = z.strictObject({
  filterType: z.enum(['text', 'number', 'date', 'multi']),
  operator: z.enum(['AND', 'OR']),
  conditions: z.array(filterConditionSchema).min(1).max(10),
})

export const filterModelSchema = z.record(
  z.string().max(64),
  z.union([combinedSchema, filterConditionSchema]),
)
export type FilterModel = z.infer<typeof filterModelSchema>

const sortItemSchema = z.object({ field: z.string(), direction: z.enum(['asc', 'desc']) })

/** "name:asc,created_at:desc" → items. Only the shape is checked here; the list knows its own fields. */
export const sortText = z
  .string()
  .max(400)
  .regex(/^[a-z_0-9]+:(asc|desc)(,[a-z_0-9]+:(asc|desc))*$/)
  .transform(text =>
    text.split(',').map(part => {
      const [field = '', direction = 'asc'] = part.split(':')
      return sortItemSchema.parse({ field, direction })
    }),
  )
