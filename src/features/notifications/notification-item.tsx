import { Link } from 'react-router-dom'
import type { Notification } from '@contract/modules/notifications/notification.calls'
import { isNotificationKind, kindOf } from '@contract/modules/notifications/notification-kinds'
import { useSetNotificationReadMutation } from '@/features/notifications/notifications.api'
import { useFormats } from '@/shared/format/use-formats'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error as errorNote } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { classNames } from '@/shared/ui/class-names'
import { Icon } from '@/shared/ui/icon'
import { IconButton } from '@/shared/ui/icon-button'
import type { IconName } from '@/shared/ui/icon-names'

export type NotificationItemProps = { notification: Notification; onOpen?: (() => void) | undefined }

const ICONS: Readonly<Record<string, IconName>> = {
  approvals: 'inbox',
  leave: 'calendar2-week',
  files: 'file-earmark-text',
  'time-logs': 'clock',
  auth: 'person-gear',
  settings: 'gear',
}

/** One line: what happened, when, and the way to it, which also marks it as read. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { id, kind, at, text, path, is_read } = notification
  const t = usePhrases('notifications')
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [setRead, { isLoading }] = useSetNotificationReadMutation()
  const icon = isNotificationKind(kind) ? ICONS[kindOf(kind).module] : undefined

  const handleOpen = () => {
    // Going there matters more than the mark: what fails stays unread.
    if (!is_read) void setRead({ id, is_read: true })
    onOpen?.()
  }
  const handleToggle = async () => {
    const answer = await setRead({ id, is_read: !is_read })
    if (answer.error) dispatch(errorNote(toApiFailure(answer.error).message))
  }
  return (
    <li className={classNames('notification', !is_read && 'notification-unread')}>
      <Icon name={icon ?? 'bell'} size="lg" />
      <div className="notification-words">
        <Link to={path} className="notification-link" onClick={handleOpen}>
          {!is_read && <span className="visually-hidden">{t('list.is_unread')} </span>}
          <bdi>{text}</bdi>
        </Link>
        <time dateTime={at} className="text-muted small">
          {formats.longDate(at)}
        </time>
      </div>
      <IconButton
        icon={is_read ? 'envelope' : 'check-lg'}
        label={is_read ? t('list.unread') : t('list.read')}
        aria-busy={isLoading || undefined}
        onClick={() => void handleToggle()}
      />
    </li>
  )
}
