import type { Today } from '@contract/modules/time-logs/time-logs.calls'
import { clockText } from '@/shared/clock/clock-text'
import { usePunch } from '@/shared/clock/use-punch'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

/** One press to come, one to go; a press that did not arrive is told and pressed again. */
export function PunchPanel({ today }: { today: Today }) {
  const t = usePhrases('time-logs')
  const { isBusy, missed, press, again } = usePunch()
  const { suggested, punches } = today
  const other = suggested === 'in' ? ('out' as const) : ('in' as const)
  const last = punches.at(-1)
  const state =
    suggested === 'out' && last
      ? t('clock.is_in', { time: clockText(last.punched_at) })
      : t(last ? 'clock.is_out' : 'clock.is_new')
  return (
    <>
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
    </>
  )
}
