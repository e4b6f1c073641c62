import { useCallback, useEffect, useRef, useState } from 'react'
import type { Notification, NotificationSummary } from '@contract/modules/notifications/notification.calls'
import { useLocale } from '@/shared/i18n/use-locale'
import { lineSettled, onNotices } from '@/shared/session/notices'
import { useAppDispatch } from '@/shared/store/hooks'
import { askAnew, useNotificationSummaryQuery } from '@/features/notifications/notifications.api'

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
  const locale = useLocale()
  const [mayAsk, setMayAsk] = useState(false)
  const { currentData: data } = useNotificationSummaryQuery(locale, { skip: !mayAsk })
  const [arrival, setArrival] = useState<Notification | null>(null)
  const since = useRef<string | null>(null)

  useEffect(() => {
    let isOver = false
    void lineSettled().then(() => {
      if (!isOver) setMayAsk(true)
    })
    return () => void (isOver = true)
  }, [])

  useEffect(() => {
    if (data) since.current ??= latestOf(data, null)
  }, [data])

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      timer = undefined
      const summary = await dispatch(askAnew(locale))
      if (!summary || isOver) return
      const before = since.current
      since.current = latestOf(summary, before)
      const [newest] = summary.newest
      if (before === null || !newest || newest.at <= before) return
      if (document.visibilityState === 'visible' && !isTypingInDialog()) setArrival(newest)
    }
    const ask = () => {
      timer ??= setTimeout(() => void look(), Math.random() * SPREAD_MS)
    }
    const handleVisible = () => {
      if (document.visibilityState === 'visible') ask()
    }
    const stop = onNotices(ask)
    document.addEventListener('visibilitychange', handleVisible)
    return () => {
      isOver = true
      stop()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisible)
    }
  }, [dispatch, locale])

  const putAway = useCallback(() => setArrival(null), [])
  // Read meanwhile, here or in another window: nothing to say any more.
  const isUnread = arrival !== null && data?.newest.some(({ id }) => id === arrival.id)
  return { unread: data?.unread ?? 0, arrival: isUnread ? arrival : null, putAway }
}

/** By the server's clock, so that one marked unread again is not taken for a new one. */
function latestOf({ asked_at, newest }: NotificationSummary, before: string | null): string {
  return [before ?? asked_at, ...newest.map(({ at }) => at)].reduce((a, b) => (a > b ? a : b))
}
