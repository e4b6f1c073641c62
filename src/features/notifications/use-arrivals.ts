import { useCallback, useEffect, useRef, useState } from 'react'
import type { Notification, NotificationSummary } from '@contract/modules/notifications/notification.calls'
import { useLocale } from '@/shared/i18n/use-locale'
import { onNotices } from '@/shared/session/notices'
import { useAppDispatch } from '@/shared/store/hooks'
import { notificationsAreOld, useNotificationSummaryQuery } from '@/features/notifications/notifications.api'

/** A memo to everyone must not have everyone ask in the same instant. */
const SPREAD_MS = 400

/** Words that pop up over a form would be read out between two letters. */
function isTypingInDialog(): boolean {
  const focused = document.activeElement
  return Boolean(
    focused?.matches('input, textarea, select, [contenteditable]') && focused.closest('[role="dialog"]'),
  )
}

export type Arrivals = {
  unread: number
  /** What has just come, until it is put away; never what was there when the page opened. */
  arrival: Notification | null
  putAway: () => void
}

export function useArrivals(): Arrivals {
  const dispatch = useAppDispatch()
  const { data } = useNotificationSummaryQuery(useLocale())
  const [arrival, setArrival] = useState<Notification | null>(null)
  const since = useRef<string | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        dispatch(notificationsAreOld())
      }, Math.random() * SPREAD_MS)
    }
    const handleVisible = () => {
      if (document.visibilityState === 'visible') ask()
    }
    const stop = onNotices(ask)
    document.addEventListener('visibilitychange', handleVisible)
    return () => {
      stop()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisible)
    }
  }, [dispatch])

  useEffect(() => {
    if (!data) return
    const before = since.current
    since.current = latestOf(data, before)
    const [newest] = data.newest
    // Read meanwhile, here or in another window.
    setArrival(shown => (shown && data.newest.some(({ id }) => id === shown.id) ? shown : null))
    if (before === null || !newest || newest.at <= before) return
    if (document.visibilityState === 'visible' && !isTypingInDialog()) setArrival(newest)
  }, [data])

  const putAway = useCallback(() => setArrival(null), [])
  return { unread: data?.unread ?? 0, arrival, putAway }
}

/** By the server's clock, so that one marked unread again is not taken for a new one. */
function latestOf({ asked_at, newest }: NotificationSummary, before: string | null): string {
  return [before ?? asked_at, ...newest.map(({ at }) => at)].reduce((a, b) => (a > b ? a : b))
}
