import { Link } from 'react-router-dom'
import { DAY_PARTS } from '@contract/modules/buyers/day-parts'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardDayQuery } from '@/features/dashboard/dashboard.api'
import { Ltr } from '@/shared/format/ltr'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ButtonLink } from '@/shared/ui/button-link'
import { Icon } from '@/shared/ui/icon'

const FIRST = 4

/** Whom to call now; the rest of the day stands on its own screen. */
export function DayCard() {
  const t = usePhrases('dashboard')
  const { currentData: data, error, isFetching, refetch } = useDashboardDayQuery()
  return (
    <CardFrame
      title={t('cards.day.title')}
      icon="clock"
      asked={{ data, error, isFetching, refetch }}
      footer={<ButtonLink to="/buyer-management/prospect">{t('cards.day.open')}</ButtonLink>}
    >
      {day => {
        const next = [...day.overdue.leads, ...day.due_today.leads, ...day.never_contacted.leads].slice(
          0,
          FIRST,
        )
        return (
          <>
            <dl className="day-counts">
              {DAY_PARTS.map(part => (
                <div key={part} data-part={day[part].count > 0 ? part : undefined}>
                  <dt>{t(`cards.day.${part}`)}</dt>
                  <dd>
                    <Link to={`/buyer-management/prospect?show=day#day-${part}`}>
                      <Ltr>{day[part].count}</Ltr>
                    </Link>
                  </dd>
                </div>
              ))}
            </dl>
            {next.length === 0 && <p className="text-muted">{t('cards.day.empty')}</p>}
            <ul className="count-lines">
              {next.map(lead => (
                <li key={lead.id} className="call-line">
                  <Link to={`/buyer-management/prospect?record=${lead.id}`} className="count-line">
                    <bdi>{lead.full_name}</bdi>
                    <span className="text-muted small">
                      {storedName('prospect_status', lead.status_label)}
                    </span>
                  </Link>
                  {lead.mobile_e164 && !lead.consent_withdrawn_at && (
                    <a
                      className="icon-button"
                      href={`tel:${lead.mobile_e164}`}
                      aria-label={t('cards.day.call', { name: lead.full_name })}
                    >
                      <Icon name="telephone" />
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </CardFrame>
  )
}
