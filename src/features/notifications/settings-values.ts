import { z } from 'zod'
import {
  quietTimeSchema,
  type ChangeNotificationSettings,
  type NotificationSettings,
} from '@contract/modules/notifications/notification.calls'
import {
  CHANNELS,
  isNotificationKind,
  type Channel,
  type NotificationKind,
} from '@contract/modules/notifications/notification-kinds'

const { from, to } = quietTimeSchema.shape

/** As the form has them: dots in the names of fields would mean something else there. */
export const settingsValuesSchema = z
  .object({
    channels: z.record(z.string(), z.enum(CHANNELS)),
    digest_at: from,
    is_quiet: z.boolean(),
    from,
    to,
    days: z.array(z.string()),
  })
  .superRefine((values, context) => {
    if (!values.is_quiet) return
    if (values.from === values.to) context.addIssue({ code: 'custom', path: ['to'], message: 'no_length' })
    if (values.days.length === 0)
      context.addIssue({ code: 'custom', path: ['days'], message: 'not_a_choice' })
  })
export type SettingsValues = z.infer<typeof settingsValuesSchema>

const WORKING_DAYS = [1, 2, 3, 4, 5]
const A_QUIET_NIGHT = { from: '20:00', to: '07:00', days: WORKING_DAYS }

export const fieldOfKind = (kind: string) => kind.replaceAll('.', ' ')
const kindOfField = (name: string) => name.replaceAll(' ', '.')

export function valuesOf({ kinds, digest_at, quiet }: NotificationSettings): SettingsValues {
  const { days, ...times } = quiet ?? A_QUIET_NIGHT
  return {
    channels: Object.fromEntries(kinds.map(({ kind, channel }) => [fieldOfKind(kind), channel])),
    digest_at,
    is_quiet: quiet !== null,
    ...times,
    days: days.map(String),
  }
}

/** What was not touched is not chosen: it follows the portal's own choice when that changes. */
export function changeOf(values: SettingsValues, before: SettingsValues): ChangeNotificationSettings {
  const channels: Partial<Record<NotificationKind, Channel>> = {}
  for (const [name, channel] of Object.entries(values.channels)) {
    const kind = kindOfField(name)
    if (isNotificationKind(kind) && before.channels[name] !== channel) channels[kind] = channel
  }
  const { digest_at, is_quiet, days } = values
  const quiet = { from: values.from, to: values.to, days: days.map(Number).sort((a, b) => a - b) }
  return { channels, digest_at, quiet: is_quiet ? quiet : null }
}
