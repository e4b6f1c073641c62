import { Link } from 'react-router-dom'
import { addDays, businessDate } from '@contract/kernel/dates'
import { titleOfLabel } from '@contract/kernel/record-labels'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardIncompleteQuery } from '@/features/dashboard/office/office.api'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ButtonLink } from '@/shared/ui/button-link'

const screenOf = (day: string, person?: string) =>
  `/time-logs?tab=team&month=${day.slice(0, 7)}${person ? `&person=${person}` : ''}`

/** Days on which somebody clocked in or out and not both: the latest first, each one press from the month it is in. */
export function IncompleteCard() {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  // On the first of a month the one before is still to be put right.
  const to = addDays(businessDate(new Date()), -1)
  const from = `${to.slice(0, 7)}-01`
  const { currentData: data, error, isFetching, refetch } = useDashboardIncompleteQuery({ from, to })
  return (
    <CardFrame
      title={t('cards.incomplete.title')}
      icon="clock-history"
      asked={{ data, error, isFetching, refetch }}
      footer={
        data && data.count > 0 ? (
          <ButtonLink to={screenOf(to)}>{t('cards.incomplete.all', { count: data.count })}</ButtonLink>
        ) : undefined
      }
    >
      {({ days }) =>
        days.length === 0 ? (
          <p className="text-muted">{t('cards.incomplete.empty')}</p>
        ) : (
          <ul className="count-lines">
            {days.map(({ id, work_date, employee_id, employee_label }) => (
              <li key={id}>
                <Link to={screenOf(work_date, employee_id)} className="count-line">
                  <bdi>{titleOfLabel(employee_label ?? '')}</bdi>
                  <span className="text-muted">{formats.shortDate(work_date)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </CardFrame>
  )
}
