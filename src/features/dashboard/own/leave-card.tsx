import { Link } from 'react-router-dom'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardLeaveQuery } from '@/features/dashboard/dashboard.api'
import { figureText } from '@/shared/format/formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ButtonLink } from '@/shared/ui/button-link'

/** One's own balances of the year. */
export function LeaveCard() {
  const t = usePhrases('dashboard')
  const { currentData: data, error, isFetching, refetch } = useDashboardLeaveQuery()
  return (
    <CardFrame
      title={t('cards.leave.title')}
      icon="calendar3"
      asked={{ data, error, isFetching, refetch }}
      footer={<ButtonLink to="/files/employee/leave?ask=new">{t('cards.leave.ask')}</ButtonLink>}
    >
      {({ types, today }) => {
        const year = Number(today.slice(0, 4))
        const kept = types.flatMap(({ id, name, balances }) => {
          const own = balances.find(balance => balance.year === year)
          return own ? [{ id, name: storedName('leave_type', name), available: own.available }] : []
        })
        if (kept.length === 0) return <p className="text-muted">{t('cards.leave.empty')}</p>
        return (
          <ul className="count-lines">
            {kept.map(type => (
              <li key={type.id} className="call-line">
                <Link to="/files/employee/leave" className="count-line">
                  <span>{type.name}</span>
                  <span className="count-figure">
                    {t('cards.leave.days', {
                      count: Number(type.available),
                      days: figureText(Number(type.available)),
                    })}
                  </span>
                </Link>
                <ButtonLink
                  to={`/files/employee/leave?ask=new&type=${type.id}`}
                  size="sm"
                  aria-label={t('cards.leave.ask_type', { name: type.name })}
                >
                  {t('cards.leave.ask_short')}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )
      }}
    </CardFrame>
  )
}
