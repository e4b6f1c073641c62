import { Link } from 'react-router-dom'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardPapersQuery, useDashboardSalePapersQuery } from '@/features/dashboard/sales/sales.api'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** Papers of buyers and of sales that somebody handed in and nobody has looked at. */
export function PapersCard() {
  const t = usePhrases('dashboard')
  const seesSales = useCan()('sales.record.edit')
  const ofBuyers = useDashboardPapersQuery()
  const ofSales = useDashboardSalePapersQuery(undefined, { skip: !seesSales })
  const asked = seesSales ? [ofBuyers, ofSales] : [ofBuyers]
  const isThere = asked.every(({ currentData }) => currentData !== undefined)
  const data = isThere ? asked.reduce((sum, { currentData = 0 }) => sum + currentData, 0) : undefined
  const error = asked.find(one => one.error !== undefined)?.error
  const isFetching = asked.some(one => one.isFetching)
  const refetch = () => {
    for (const one of asked) void one.refetch()
  }
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
