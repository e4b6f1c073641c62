import { Link } from 'react-router-dom'
import { CardFrame } from '@/features/dashboard/card-frame'
import { useDashboardCommissionQuery } from '@/features/dashboard/dashboard.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

const PARTS = ['eligible', 'soon', 'later'] as const

/** What one's own booked sales still bring; unfolded, the sales that make it up. */
export function CommissionCard() {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const { currentData: data, error, isFetching, refetch } = useDashboardCommissionQuery()
  return (
    <CardFrame
      title={t('cards.commission.title')}
      icon="percent"
      asked={{ data, error, isFetching, refetch }}
    >
      {coming =>
        coming.sales.length === 0 ? (
          <p className="text-muted">{t('cards.commission.empty')}</p>
        ) : (
          <>
            <dl className="month-figures">
              {PARTS.map(part => (
                <div key={part}>
                  <dt>{t(`cards.commission.${part}`)}</dt>
                  <dd>
                    <Ltr>{formats.amount(coming[part])}</Ltr>
                  </dd>
                </div>
              ))}
            </dl>
            <details className="card-rows">
              <summary>
                {t('cards.commission.rows')} <Ltr>{coming.sales.length}</Ltr>
              </summary>
              <ul className="count-lines">
                {coming.sales.map(sale => (
                  <li key={sale.id}>
                    <Link to={`/sales/record?record=${sale.id}`} className="count-line">
                      <span>
                        <bdi>{sale.buyer_name}</bdi>
                        <small className="text-muted d-block">
                          <Ltr>{sale.unit_code}</Ltr>
                        </small>
                      </span>
                      <Ltr>{formats.amount(sale.total)}</Ltr>
                    </Link>
                  </li>
                ))}
              </ul>
              <p className="card-total">
                {t('cards.commission.total')} <Ltr>{formats.amount(coming.total)}</Ltr>
              </p>
            </details>
          </>
        )
      }
    </CardFrame>
  )
}
