import { useEffect, useState } from 'react'
import { timeLeft } from '@/features/property/holds/time-left'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Ltr } from '@/shared/format/ltr'

export type CountdownProps = {
  until: string
  /** How far the clock of the database is before the one here; a phone may be wrong. */
  ahead?: number
}

const SOON_MS = 4 * 3_600_000
const SECOND = 1_000

/** Ticks for the eye alone: whoever hears the page is not told every second. */
export function Countdown({ until, ahead = 0 }: CountdownProps) {
  const t = usePhrases('holds')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  const left = Date.parse(until) - (now + ahead)
  if (left <= 0) return <span className="countdown is-over">{t('hold.over')}</span>
  return (
    <span className={left < SOON_MS ? 'countdown is-soon' : 'countdown'} role="timer">
      <Ltr>{timeLeft(left)}</Ltr>
    </span>
  )
}
