import { useState } from 'react'
import type { NotificationKind } from '@contract/modules/notifications/notification-kinds'
import { NotificationItem } from '@/features/notifications/notification-item'
import { useNotificationPageQuery } from '@/features/notifications/notifications.api'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'

export type NotificationPagesProps = {
  unread: boolean
  kind?: NotificationKind | undefined
  before?: string | undefined
  onOpen?: (() => void) | undefined
  onShowAll: () => void
}

/** The newest first; each part brings the one before it when asked to. */
export function NotificationPages({ unread, kind, before, onOpen, onShowAll }: NotificationPagesProps) {
  const t = usePhrases('notifications')
  const locale = useLocale()
  const [hasMore, setMore] = useState(false)
  const wanted = { locale, kind, before, unread: unread || undefined }
  const { currentData: page, ...answer } = useNotificationPageQuery(wanted)

  if (!page) return <AnswerWait answer={answer} lines={5} />
  if (page.items.length === 0 && before === undefined) {
    if (!unread && !kind)
      return (
        <EmptyState icon="bell" title={t('list.empty')}>
          {t('list.empty_text')}
        </EmptyState>
      )
    const all = <Button onClick={onShowAll}>{t('list.show_all')}</Button>
    return (
      <EmptyState icon="check-circle" title={t('list.no_match')} action={all}>
        {t('list.no_match_text')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="notifications" aria-label={t('list.label')}>
        {page.items.map(notification => (
          <NotificationItem key={notification.id} notification={notification} onOpen={onOpen} />
        ))}
      </ul>
      {page.next !== null && !hasMore && (
        <div className="notifications-more">
          <Button size="sm" onClick={() => setMore(true)}>
            {t('list.older')}
          </Button>
        </div>
      )}
      {page.next !== null && hasMore && (
        <NotificationPages
          unread={unread}
          kind={kind}
          before={page.next}
          onOpen={onOpen}
          onShowAll={onShowAll}
        />
      )}
    </>
  )
}
