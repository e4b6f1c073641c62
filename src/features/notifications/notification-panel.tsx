import { useState } from 'react'
import { MarkAllButton } from '@/features/notifications/mark-all-button'
import { NotificationPages } from '@/features/notifications/notification-pages'
import '@/features/notifications/notifications.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ButtonLink } from '@/shared/ui/button-link'
import { Checkbox } from '@/shared/ui/checkbox'
import { Offcanvas } from '@/shared/ui/offcanvas'

export type NotificationPanelProps = { show: boolean; onClose: () => void }

/** Beside the page that one is on: a look, and on with the work. */
export function NotificationPanel({ show, onClose }: NotificationPanelProps) {
  const t = usePhrases('notifications')
  const [isUnreadOnly, setUnreadOnly] = useState(false)
  return (
    <Offcanvas
      show={show}
      title={t('title')}
      onClose={onClose}
      className="notification-panel"
      footer={
        <div className="notification-foot">
          <ButtonLink to="/user/notifications" onClick={onClose}>
            {t('panel.all')}
          </ButtonLink>
          <ButtonLink to="/user/notifications?tab=settings" variant="quiet" icon="sliders" onClick={onClose}>
            {t('panel.settings')}
          </ButtonLink>
        </div>
      }
    >
      <div className="notification-tools">
        <Checkbox
          kind="switch"
          label={t('list.unread_only')}
          checked={isUnreadOnly}
          onChange={event => setUnreadOnly(event.target.checked)}
        />
        <MarkAllButton />
      </div>
      <NotificationPages
        key={String(isUnreadOnly)}
        unread={isUnreadOnly}
        onOpen={onClose}
        onShowAll={() => setUnreadOnly(false)}
      />
    </Offcanvas>
  )
}
