import type { NotificationKind } from '@contract/modules/notifications/notification-kinds'
import { useNotificationSettingsQuery } from '@/features/notifications/notifications.api'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Checkbox } from '@/shared/ui/checkbox'
import { Select } from '@/shared/ui/select'

export type NotificationFiltersProps = {
  kind: NotificationKind | undefined
  unread: boolean
  onChange: (changes: Record<string, string>) => void
}

export function NotificationFilters({ kind, unread, onChange }: NotificationFiltersProps) {
  const t = usePhrases('notifications')
  const { currentData: data } = useNotificationSettingsQuery(useLocale())
  const options = (data?.kinds ?? []).map(({ kind: value, label }) => ({ value, label }))
  return (
    <div className="notification-filters">
      <Select
        aria-label={t('list.kind')}
        options={options}
        placeholder={t('list.every_kind')}
        value={kind ?? ''}
        onChange={event => onChange({ kind: event.target.value })}
      />
      <Checkbox
        kind="switch"
        label={t('list.unread_only')}
        checked={unread}
        onChange={event => onChange({ unread: event.target.checked ? 'true' : '' })}
      />
    </div>
  )
}
