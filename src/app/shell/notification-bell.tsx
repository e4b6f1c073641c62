import { lazy, Suspense, useState } from 'react'
import { UNREAD_COUNTED } from '@contract/modules/notifications/unread-counted'
import { loadChunk } from '@/app/chunk-loading'
import { ArrivalToast } from '@/features/notifications/arrival-toast'
import { useArrivals } from '@/features/notifications/use-arrivals'
import { loadPhrases } from '@/shared/i18n/i18n'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { IconButton } from '@/shared/ui/icon-button'

/** Nobody waits for it before they press the bell. */
const NotificationPanel = lazy(async () => {
  const [file] = await Promise.all([
    loadChunk(() => import('@/features/notifications/notification-panel')),
    loadChunk(() => loadPhrases('notifications')),
  ])
  return { default: file.NotificationPanel }
})

export function NotificationBell() {
  const t = usePhrases('shell')
  const { unread, arrival, putAway } = useArrivals()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const count = unread >= UNREAD_COUNTED ? `${UNREAD_COUNTED - 1}+` : String(unread)

  const handleOpen = () => {
    setWasOpened(true)
    setOpen(true)
    putAway()
  }
  return (
    <>
      <span className="bell">
        <IconButton
          icon="bell"
          label={unread > 0 ? t('bell.unread', { count }) : t('bell.label')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={handleOpen}
        />
        {unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <ArrivalToast arrival={isOpen ? null : arrival} onPutAway={putAway} />
      {wasOpened && (
        <Suspense fallback={null}>
          <NotificationPanel show={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
