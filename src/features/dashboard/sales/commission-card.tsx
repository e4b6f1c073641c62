import { Link, useSearchParams } from 'react-router-dom'
import { CommissionRows } from '@/features/dashboard/sales/commission-rows'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardCommissionQuery } from '@/features/dashboard/sales/sales.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

const PARTS = ['eligible', 'soon', 'later'] as const

/** What one's own booked sales still bring; each figure leads to the sales that make it up, told in the address. */
export function CommissionCard() {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const [params] = useSearchParams()
  const { currentData: data, error, isFetching, refetch } = useDashboardCommissionQuery()
  const part = PARTS.find(one => one === params.get('commission')) ?? null
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
              {PARTS.map(one => (
                <div key={one}>
                  <dt>{t(`cards.commission.${one}`)}</dt>
                  <dd>
                    <Link to={`/?commission=${one}`} aria-current={one === part ? 'true' : undefined}>
                      <Ltr>{formats.amount(coming[one])}</Ltr>
                    </Link>
                  </dd>
                </div>
              ))}
            </dl>
            <CommissionRows key={part} coming={coming} part={part} />
          </>
        )
      }
    </CardFrame>
  )
}
