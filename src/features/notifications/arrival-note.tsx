import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Notification } from '@contract/modules/notifications/notification.calls'
import { useSetNotificationReadMutation } from '@/features/notifications/notifications.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Icon } from '@/shared/ui/icon'
import { IconButton } from '@/shared/ui/icon-button'

export type ArrivalNoteProps = { arrival: Notification; onPutAway: () => void }

const STAYS_MS = 8_000

/** It leaves by itself, but not while someone points at it or has the focus in it. */
export function ArrivalNote({ arrival, onPutAway }: ArrivalNoteProps) {
  const t = usePhrases('ui')
  const [setRead] = useSetNotificationReadMutation()
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onPutAway, STAYS_MS)
    return () => clearTimeout(timer)
  }, [arrival, isHeld, onPutAway])

  return (
    <div
      className="toast-note tone-info"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name="bell" />
      <Link
        to={arrival.path}
        className="toast-note-text arrival-link"
        dir="auto"
        onClick={() => {
          void setRead({ id: arrival.id, is_read: true })
          onPutAway()
        }}
      >
        {arrival.text}
      </Link>
      <IconButton icon="x-lg" size="sm" label={t('dismiss')} onClick={onPutAway} />
    </div>
  )
}
