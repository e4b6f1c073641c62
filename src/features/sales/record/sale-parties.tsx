import { Link } from 'react-router-dom'
import type { SaleDetail } from '@contract/modules/sales/sale.views'
import { shownPercent } from '@/shared/computation/step-words'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { withoutTrailingZeros } from '@contract/kernel/text'

export type SalePartiesProps = { detail: SaleDetail }

/** Who buys and who sells. */
export function SaleParties({ detail }: SalePartiesProps) {
  const t = usePhrases('sales')
  const words = usePhrases('selling')
  const can = useCan()
  const { buyer, co_buyers, sellers } = detail
  const isShared = (level: string) => sellers.filter(seller => seller.level === level).length > 1
  return (
    <ul className="parties">
      <li>
        {can('buyer.record.view') ? (
          <Link to={`/buyer-management/list?record=${buyer.id}`}>
            <bdi>{buyer.name}</bdi>
          </Link>
        ) : (
          <bdi>{buyer.name}</bdi>
        )}
        <span className="text-muted small">{t('parties.buyer')}</span>
      </li>
      {co_buyers.map(({ buyer_id, name, share_pct, relationship }) => (
        <li key={buyer_id}>
          <bdi>{name}</bdi>
          <span className="text-muted small">
            {relationship ?? t('parties.co_buyer')} · <Ltr>{shownPercent(share_pct)}</Ltr>
          </span>
        </li>
      ))}
      {sellers.map(({ id, name, level, share_weight }) => (
        <li key={id}>
          <bdi>{name}</bdi>
          <span className="text-muted small">
            {words(`levels.${level}`)}
            {share_weight &&
              isShared(level) &&
              ` · ${t('parties.weight', { weight: withoutTrailingZeros(share_weight) })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
