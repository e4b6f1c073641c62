import { useSearchParams } from 'react-router-dom'
import { isNotificationKind } from '@contract/modules/notifications/notification-kinds'
import { MarkAllButton } from '@/features/notifications/mark-all-button'
import { NotificationFilters } from '@/features/notifications/notification-filters'
import { NotificationPages } from '@/features/notifications/notification-pages'
import { NotificationSettings } from '@/features/notifications/notification-settings'
import '@/features/notifications/notifications.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'
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
