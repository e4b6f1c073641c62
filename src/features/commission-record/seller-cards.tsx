import { RECORD_FIGURES } from '@contract/modules/commission/seller-record.rules'
import type { OneSellerRecord } from '@contract/modules/commission/seller-record'
import '@/features/commission-record/commission-record.scss'
import { FigureLink } from '@/features/commission-record/figure-link'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Card } from '@/shared/ui/card'

/** All figures of one seller, readable on a phone. */
export function SellerCards({ record }: { record: OneSellerRecord }) {
  const t = usePhrases('commission-record')
  const { year, total, seller_id } = record
  return (
    <Card title={<bdi>{record.seller_name}</bdi>}>
      <dl className="record-figures">
        {RECORD_FIGURES.map(figure => (
          <div key={figure}>
            <dt>{t(`record.figure.${figure}`, { year })}</dt>
            <dd>
              <FigureLink figure={figure} amount={total[figure]} of={{ seller_id }} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
