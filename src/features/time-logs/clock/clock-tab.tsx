import { useEffect, useState } from 'react'
import { storedName } from '@/shared/i18n/stored-name'
import type { Today } from '@contract/modules/time-logs/time-logs.calls'
import { clockText } from '@/shared/clock/clock-text'
import { PunchList } from '@/features/time-logs/clock/punch-list'
import { useGetTodayQuery } from '@/shared/clock/clock.api'
import { PunchPanel } from '@/shared/clock/punch-panel'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'

/** One press to come, one to go. */
export function ClockTab() {
  const t = usePhrases('time-logs')
  const { data: today, ...answer } = useGetTodayQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (!today) return <AnswerWait answer={answer} shape="block" className="clock-skeleton" />
  if (!today.employee)
    return (
      <Card>
        <EmptyState icon="person" title={t('clock.nobody')}>
          {t('clock.nobody_text')}
        </EmptyState>
      </Card>
    )
  return <Clock today={today} />
}

function Clock({ today }: { today: Today }) {
  const t = usePhrases('time-logs')
  const formats = useFormats()
  const now = useServerClock(today.now)
  const { shift, punches } = today

  return (
    <div className="clock-layout">
      <Card className="clock-card">
        <div className="clock">
          <p className="clock-date">{formats.shortDate(today.work_date)}</p>
          <p className="clock-time" aria-live="off">
            <Ltr>{clockText(now)}</Ltr>
          </p>
          <PunchPanel today={today} />
          {shift && (
            <p className="clock-shift">
              {t('clock.shift', {
                name: storedName('shift', shift.name),
                hours: `${shift.start_time}–${shift.end_time}`,
              })}
              <br />
              {t('clock.server_time')}
            </p>
          )}
        </div>
      </Card>
      <Card title={t('clock.punches')}>
        <PunchList punches={punches} label={t('clock.punches')} />
      </Card>
    </div>
  )
}

const TICK_MS = 1_000

/**
 * The portal's time, carried on by how long this page has waited since it was told. It is only shown: what counts is
 * what the portal writes down.
 */
function useServerClock(told: string): string {
  const [now, setNow] = useState(told)
  useEffect(() => {
    const since = performance.now()
    const tick = () => setNow(new Date(Date.parse(told) + performance.now() - since).toISOString())
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [told])
  return now
}
