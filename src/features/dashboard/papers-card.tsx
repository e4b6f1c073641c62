import { Link } from 'react-router-dom'
import { CardFrame } from '@/features/dashboard/card-frame'
import { useDashboardPapersQuery } from '@/features/dashboard/dashboard.api'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** Papers of buyers that somebody handed in and nobody has looked at. */
export function PapersCard() {
  const t = usePhrases('dashboard')
  const { currentData: data, error, isFetching, refetch } = useDashboardPapersQuery()
  return (
    <CardFrame
      title={t('cards.papers.title')}
      icon="patch-check"
      asked={{ data, error, isFetching, refetch }}
    >
      {count =>
        count === 0 ? (
          <p className="text-muted">{t('cards.papers.empty')}</p>
        ) : (
          <Link to="/buyer-management/documents" className="count-line is-large">
            <span>{t('cards.papers.waiting')}</span>
            <span className="count-figure">
              <Ltr>{count}</Ltr>
            </span>
          </Link>
        )
      }
    </CardFrame>
  )
}
