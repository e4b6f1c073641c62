import { Link } from 'react-router-dom'
import { CardFrame } from '@/features/dashboard/card-frame'
import { useDashboardInboxQuery } from '@/features/dashboard/dashboard.api'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** How much waits for one's own decision. */
export function InboxCard() {
  const t = usePhrases('dashboard')
  const { currentData: data, error, isFetching, refetch } = useDashboardInboxQuery()
  return (
    <CardFrame title={t('cards.inbox.title')} icon="inbox" asked={{ data, error, isFetching, refetch }}>
      {counts => {
        const waiting = counts.reduce((sum, one) => sum + one.waiting, 0)
        const overdue = counts.reduce((sum, one) => sum + one.overdue, 0)
        if (waiting === 0) return <p className="text-muted">{t('cards.inbox.empty')}</p>
        return (
          <Link to="/approvals" className="count-line is-large">
            <span>
              {t('cards.inbox.waiting')}
              {overdue > 0 && (
                <small className="count-overdue">{t('cards.inbox.overdue', { count: overdue })}</small>
              )}
            </span>
            <span className="count-figure">
              <Ltr>{waiting}</Ltr>
            </span>
          </Link>
        )
      }}
    </CardFrame>
  )
}
