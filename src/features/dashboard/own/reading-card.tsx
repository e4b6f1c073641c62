import { Link } from 'react-router-dom'
import { byUrgency, waitsForReader } from '@contract/modules/files/memo.rules'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardMemosQuery } from '@/features/dashboard/dashboard.api'
import { useCan } from '@/shared/access/use-can'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { ButtonLink } from '@/shared/ui/button-link'

const MOST = 3

/** Memos that one has still to read or to acknowledge. The last payslip is a link: reading it here would count as use, and keep the password open. */
export function ReadingCard() {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const can = useCan()
  const { currentData, error, isFetching, refetch } = useDashboardMemosQuery()
  const data = currentData && byUrgency(currentData.filter(waitsForReader))
  return (
    <CardFrame
      title={t('cards.reading.title')}
      icon="envelope-paper"
      asked={{ data, error, isFetching, refetch }}
      footer={
        <span className="cluster">
          <ButtonLink to="/files/employee/memos">{t('cards.reading.open')}</ButtonLink>
          {can('files.payslip.view') && (
            <ButtonLink to="/files/employee/payslip?open=last">{t('cards.reading.payslips')}</ButtonLink>
          )}
        </span>
      }
    >
      {memos =>
        memos.length === 0 ? (
          <p className="text-muted">{t('cards.reading.empty')}</p>
        ) : (
          <ul className="count-lines">
            {memos.slice(0, MOST).map(memo => (
              <li key={memo.id}>
                <Link to={`/files/employee/memos?memo=${memo.id}`} className="count-line">
                  <span>
                    <bdi>{memo.title}</bdi>
                    {memo.ack_deadline && (
                      <small className="text-muted d-block">
                        {t('cards.reading.until', { date: formats.shortDate(memo.ack_deadline) })}
                      </small>
                    )}
                  </span>
                  <Badge tone={memo.state === 'overdue' ? 'danger' : 'info'}>
                    {t(`cards.reading.${memo.state === 'unread' ? 'new' : 'acknowledge'}`)}
                  </Badge>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </CardFrame>
  )
}
