import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { CHANNELS, KIND_NAMES } from '@contract/modules/notifications/notification-kinds'

/** What one person was told, in the language of whoever reads. */
export const notificationSchema = z.object({
  id: idSchema,
  at: z.string(),
  kind: z.string(),
  text: z.string(),
  /** Where the portal shows what it is about. */
  path: z.string(),
  is_read: z.boolean(),
})
export type Notification = z.infer<typeof notificationSchema>

export const PAGE_SIZE = 30
export const notificationsQuerySchema = z.strictObject({
  /** The last one that was seen: older ones follow. */
  before: idSchema.optional(),
  unread: z.literal('true').optional(),
  kind: z.enum(KIND_NAMES).optional(),
})
export const notificationPageSchema = z.object({
  items: z.array(notificationSchema),
  /** To go on from; null at the end. */
  next: idSchema.nullable(),
})
export type NotificationPage = z.infer<typeof notificationPageSchema>

export const notificationSummarySchema = z.object({
  /** At most UNREAD_COUNTED. */
  unread: z.number().int(),
  /** The newest that are unread, for a word on the screen when they have just come. */
  newest: z.array(notificationSchema),
  /** The server's clock. */
  asked_at: z.string(),
})
export type NotificationSummary = z.infer<typeof notificationSummarySchema>

export const readCallSchema = z.strictObject({ is_read: z.boolean() })
/** All that are unread now; the mark takes them back, and them alone. */
export const allReadSchema = z.object({ changed: z.number().int(), mark: z.string() })
export type AllRead = z.infer<typeof allReadSchema>
export const takeBackSchema = z.strictObject({
  mark: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/),
})

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** From one time of day to another, also past midnight, on the days on which it begins; Monday is 1. */
export const quietTimeSchema = z
  .strictObject({ from: time, to: time, days: z.array(z.number().int().min(1).max(7)).min(1).max(7) })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'no_length' })
export type QuietTime = z.infer<typeof quietTimeSchema>

export const notificationSettingsSchema = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(KIND_NAMES),
      label: z.string(),
      module: z.string(),
      channel: z.enum(CHANNELS),
      /** It cannot be switched off. */
      always: z.boolean(),
    }),
  ),
  digest_at: time,
  quiet: quietTimeSchema.nullable(),
  row_version: z.number().int(),
})
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>

export const changeNotificationSettingsSchema = z.strictObject({
  channels: z.partialRecord(z.enum(KIND_NAMES), z.enum(CHANNELS)),
  digest_at: time,
  quiet: quietTimeSchema.nullable(),
})
export type ChangeNotificationSettings = z.infer<typeof changeNotificationSettingsSchema>

export const NO_SETTINGS = { digest_at: '08:00', quiet: null } as const
