import type { Today } from '@contract/modules/time-logs/time-logs.commands'
import { clockText } from '@/shared/clock/clock-text'
import { usePunch } from '@/shared/clock/use-punch'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

/** One press to come, one to go; a press that did not arrive is told and pressed again. */
export function PunchPanel({ today }: { today: Today }) {
  const t = usePhrases('clock')
  const { isBusy, missed, press, again } = usePunch()
  const { suggested, punches } = today
  const other = suggested === 'in' ? ('out' as const) : ('in' as const)
  const last = punches.at(-1)
  const state =
    suggested === 'out' && last
      ? t('is_in', { time: clockText(last.punched_at) })
      : t(last ? 'is_out' : 'is_new')
  return (
    <>
      <p className="clock-state" role="status">
        {state}
      </p>
      {today.is_locked ? (
        <Banner tone="warning">{t('locked')}</Banner>
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
            {t(suggested)}
          </Button>
          <Button variant="link" disabled={isBusy} onClick={() => press(other)}>
            {t(`other_${other}`)}
          </Button>
        </>
      )}
      {missed && (
        <Banner
          tone="danger"
          role="alert"
          title={t(missed.failure.status === 0 ? 'offline_title' : 'failed_title')}
          action={
            <Button size="sm" busy={isBusy} onClick={again}>
              {t('again')}
            </Button>
          }
        >
          {missed.failure.status === 0 ? t('offline_text', { time: missed.triedAt }) : missed.failure.message}
        </Banner>
      )}
    </>
  )
}
