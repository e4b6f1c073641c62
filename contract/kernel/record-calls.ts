import { z } from 'zod'
import { linesText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { filterModelSchema, SEARCH_LENGTH } from '@contract/kernel/list-query'

/** The rows that a bulk action is for: those picked, or all that match but those excepted. */
export const bulkTargetSchema = z.union([
  z.strictObject({ ids: z.array(idSchema).min(1).max(5_000) }),
  z.strictObject({
    all: z.strictObject({
      filter: filterModelSchema.optional(),
      search: z.string().max(SEARCH_LENGTH).optional(),
      except: z.array(idSchema).max(5_000),
    }),
  }),
])
export type BulkTarget = z.infer<typeof bulkTargetSchema>

export const BULK_ACTIONS = ['deactivate', 'reactivate'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]
/** With `dry_run` it only tells what would happen. */
export const bulkCallSchema = z.strictObject({
  action: z.enum(BULK_ACTIONS),
  target: bulkTargetSchema,
  dry_run: z.boolean(),
})
export type BulkCall = z.infer<typeof bulkCallSchema>

/**
 * A reason is a code, with the words of the rule where it is one; `examples` are how up to three of the rows call
 * themselves.
 */
export const bulkAnswerSchema = z.object({
  will_change: z.number().int(),
  skipped: z.array(
    z.object({
      reason: z.string(),
      message: z.string().nullable(),
      count: z.number().int(),
      examples: z.array(z.string()),
    }),
  ),
  /** What was changed, so that it can be undone; a dry run changes nothing. */
  changed: z.array(idSchema).optional(),
})
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>

/** Where a record is referred to: the table that does and how often. */
export const usedBySchema = z.array(z.object({ table: z.string(), count: z.number().int() }))
export type UsedBy = z.infer<typeof usedBySchema>

/** One change of a record: `diff` is `{ field: [before, after] }`, `"changed"` where values are nobody's business. */
export const timelineEntrySchema = z.object({
  id: idSchema,
  at: z.string(),
  action: z.string(),
  actor_id: idSchema.nullable(),
  actor_name: z.string().nullable(),
  diff: z.record(z.string(), z.unknown()).nullable(),
})
export type TimelineEntry = z.infer<typeof timelineEntrySchema>

const COMMENT_LENGTH = 4_000
const MOST_MENTIONED = 20
export const commentCallSchema = z.strictObject({
  body: linesText(1, COMMENT_LENGTH),
  /** Users who are named in it; those who may see the record are told. */
  mentions: z.array(idSchema).max(MOST_MENTIONED).optional(),
})

/** Who may see a record, by what is typed after an @. */
export const mentionableQuerySchema = z.strictObject({ search: z.string().max(80) })
export const mentionableSchema = z.object({ id: idSchema, name: z.string() })
export type Mentionable = z.infer<typeof mentionableSchema>
export const commentSchema = z.object({
  id: idSchema,
  at: z.string(),
  author_id: idSchema.nullable(),
  author_name: z.string().nullable(),
  body: z.string(),
})
export type RecordComment = z.infer<typeof commentSchema>

export const attachmentSchema = z.object({
  id: idSchema,
  at: z.string(),
  author_id: idSchema.nullable(),
  author_name: z.string().nullable(),
  file_name: z.string(),
  mime: z.string(),
  size_bytes: z.number().int(),
  /** Why it cannot be opened: nobody has looked into it yet, or something was found there. */
  held: z.enum(['waiting', 'harmful']).nullable(),
})
export type Attachment = z.infer<typeof attachmentSchema>

/**
 * Rows from a file, by the names of the fields and as text; a reference may be the code or the title of its record.
 * A dry run writes nothing; the other writes all of them or none.
 */
export const IMPORT_ROWS = 5_000
/** A row of a file as a sheet program counts, with the heading as the first. */
export const sheetRow = (row: number): number => row + 2
export const importCallSchema = z.strictObject({
  rows: z
    .array(z.record(z.string().max(64), z.string().max(4_000).nullable()))
    .min(1)
    .max(IMPORT_ROWS),
  dry_run: z.boolean(),
})
export type ImportCall = z.infer<typeof importCallSchema>

export const importAnswerSchema = z.object({
  created: z.number().int(),
  /** How many records those rows come to, where several of them make one. */
  records: z.number().int().optional(),
  /** Rows that say what is so already; absent where there are none. */
  unchanged: z.number().int().optional(),
  /** `row` counts from 0 in what was sent. */
  errors: z.array(
    z.object({ row: z.number().int(), path: z.string(), code: z.string(), message: z.string() }),
  ),
})
export type ImportAnswer = z.infer<typeof importAnswerSchema>
