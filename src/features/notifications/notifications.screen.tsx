import { useSearchParams } from 'react-router-dom'
import { isNotificationKind, type NotificationKind } from '@contract/modules/notifications/notification-kinds'
import { MarkAllButton } from '@/features/notifications/mark-all-button'
import { NotificationPages } from '@/features/notifications/notification-pages'
import '@/features/notifications/notifications.scss'
import { useNotificationSettingsQuery } from '@/features/notifications/notifications.api'
import { SettingsForm } from '@/features/notifications/settings-form'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Card } from '@/shared/ui/card'
import { Checkbox } from '@/shared/ui/checkbox'
import { PageHeader } from '@/shared/ui/page-header'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'
import { Tabs } from '@/shared/ui/tabs'

/** What is shown stands in the address, so that a reload and a link keep it. */
export function NotificationsScreen() {
  const t = usePhrases('notifications')
  const [params, setParams] = useSearchParams()
  const wantedKind = params.get('kind') ?? ''
  const kind = isNotificationKind(wantedKind) ? wantedKind : undefined
  const unread = params.get('unread') === 'true'
  const tab = params.get('tab') === 'settings' ? 'settings' : 'list'

  const change = (changes: Record<string, string>) =>
    setParams(
      before => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: true },
    )
  const list = (
    <Card flush>
      <div className="notification-tools notification-tools-page">
        <NotificationFilters kind={kind} unread={unread} onChange={change} />
        <MarkAllButton />
      </div>
      <NotificationPages
        key={`${unread}:${kind}`}
        unread={unread}
        kind={kind}
        onShowAll={() => change({ unread: '', kind: '' })}
      />
    </Card>
  )
  return (
    <>
      <PageHeader text={t('text')} />
      <Tabs
        label={t('tabs.label')}
        activeKey={tab}
        onChange={key => change({ tab: key === 'settings' ? key : '' })}
        tabs={[
          { key: 'list', label: t('tabs.list'), content: list },
          {
            key: 'settings',
            label: t('tabs.settings'),
            content: <NotificationSettings />,
            keep: tab === 'settings',
          },
        ]}
      />
    </>
  )
}

function NotificationSettings() {
  const { currentData: data, error, isFetching, refetch } = useNotificationSettingsQuery(useLocale())
  if (error && !data) return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  return <SettingsForm settings={data} onStale={() => void refetch()} />
}

type NotificationFiltersProps = {
  kind: NotificationKind | undefined
  unread: boolean
  onChange: (changes: Record<string, string>) => void
}

function NotificationFilters({ kind, unread, onChange }: NotificationFiltersProps) {
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
