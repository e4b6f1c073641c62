import type { Today } from '@contract/modules/time-logs/time-logs.commands'
import { clockText } from '@/features/time-logs/clock-text'
import { PunchList } from '@/features/time-logs/punch-list'
import { useGetTodayQuery } from '@/features/time-logs/time-logs.api'
import { usePunch } from '@/features/time-logs/use-punch'
import { useServerClock } from '@/features/time-logs/use-server-clock'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'

/** One press to come, one to go. */
export function ClockTab() {
  const t = usePhrases('time-logs')
  const {
    data: today,
    error,
    isFetching,
    refetch,
  } = useGetTodayQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (!today && error) return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!today) return <Skeleton shape="block" className="clock-skeleton" />
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
  const { isBusy, missed, press, again } = usePunch()
  const { suggested, shift, punches } = today
  const other = suggested === 'in' ? ('out' as const) : ('in' as const)
  const last = punches.at(-1)
  const state =
    suggested === 'out' && last
      ? t('clock.is_in', { time: clockText(last.punched_at) })
      : t(last ? 'clock.is_out' : 'clock.is_new')

  return (
    <div className="clock-layout">
      <Card className="clock-card">
        <div className="clock">
          <p className="clock-date">{formats.shortDate(today.work_date)}</p>
          <p className="clock-time" aria-live="off">
            <Ltr>{clockText(now)}</Ltr>
          </p>
          <p className="clock-state" role="status">
            {state}
          </p>
          {today.is_locked ? (
            <Banner tone="warning">{t('clock.locked')}</Banner>
          ) : (
            <>
              <Button
                variant="primary"
                size="lg"
                icon={suggested === 'in' ? 'check-circle' : 'box-arrow-right'}
                className="clock-button"
                busy={isBusy}
                onClick={() => press(suggested)}
              >
                {t(`clock.${suggested}`)}
              </Button>
              <Button variant="link" disabled={isBusy} onClick={() => press(other)}>
                {t(`clock.other_${other}`)}
              </Button>
            </>
          )}
          {missed && (
            <Banner
              tone="danger"
              role="alert"
              title={t(missed.failure.status === 0 ? 'clock.offline_title' : 'clock.failed_title')}
              action={
                <Button size="sm" busy={isBusy} onClick={again}>
                  {t('clock.again')}
                </Button>
              }
            >
              {missed.failure.status === 0
                ? t('clock.offline_text', { time: missed.triedAt })
                : missed.failure.message}
            </Banner>
          )}
          {shift && (
            <p className="clock-shift">
              {t('clock.shift', { name: shift.name, start: shift.start_time, end: shift.end_time })}
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
