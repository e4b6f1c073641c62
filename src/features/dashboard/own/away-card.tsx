import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardAwayQuery } from '@/features/dashboard/dashboard.api'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ButtonLink } from '@/shared/ui/button-link'

const MOST = 6

/** Who of one's own people is away today, and when nobody works next. */
export function AwayCard() {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const { currentData: data, error, isFetching, refetch } = useDashboardAwayQuery()
  return (
    <CardFrame
      title={t('cards.away.title')}
      icon="people"
      asked={{ data, error, isFetching, refetch }}
      footer={<ButtonLink to="/files/employee/leave?tab=calendar">{t('cards.away.open')}</ButtonLink>}
    >
      {({ away, next_holiday }) => (
        <>
          {away.length === 0 ? (
            <p className="text-muted">{t('cards.away.empty')}</p>
          ) : (
            <ul className="count-lines">
              {away.slice(0, MOST).map(person => (
                <li key={person.employee_id} className="count-line">
                  <bdi>{person.name}</bdi>
                  <span className="text-muted small">
                    {person.part === 'full' ? person.unit : t(`cards.away.${person.part}`)}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {away.length > MOST && (
            <p className="text-muted small">{t('cards.away.more', { count: away.length - MOST })}</p>
          )}
          {next_holiday && (
            <p className="mb-0">
              {t('cards.away.holiday')} <bdi>{storedName('holiday', next_holiday.name)}</bdi>,{' '}
              {formats.shortDate(next_holiday.on)}
            </p>
          )}
        </>
      )}
    </CardFrame>
  )
}
