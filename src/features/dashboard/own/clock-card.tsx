import { storedName } from '@/shared/i18n/stored-name'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useGetTodayQuery } from '@/shared/clock/clock.api'
import { PunchPanel } from '@/shared/clock/punch-panel'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** One press to come, one to go; not for an account that stands for no employee. */
export function ClockCard() {
  const t = usePhrases('dashboard')
  const { currentData, error, isFetching, refetch } = useGetTodayQuery()
  if (currentData && !currentData.employee) return null
  const shift = currentData?.shift
  return (
    <CardFrame
      title={t('cards.clock.title')}
      icon="clock-history"
      asked={{ data: currentData, error, isFetching, refetch }}
    >
      {today => (
        <div className="clock-card-body">
          <PunchPanel today={today} />
          {shift && (
            <p className="text-muted small mb-0">
              {storedName('shift', shift.name)} ·{' '}
              <bdi dir="ltr">{`${shift.start_time}–${shift.end_time}`}</bdi>
            </p>
          )}
        </div>
      )}
    </CardFrame>
  )
}
