import { Link } from 'react-router-dom'
import type { ComingCommission } from '@contract/modules/commission/coming-commission'
import { parseMoney } from '@contract/kernel/money'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type CommissionRowsProps = {
  coming: ComingCommission
  /** Which figure was followed; null for all of them together. */
  part: 'eligible' | 'soon' | 'later' | null
}

/** The sales behind a figure, each with what it brings of it; they add up to the figure. */
export function CommissionRows({ coming, part }: CommissionRowsProps) {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const of = part ?? 'total'
  const sales = coming.sales.filter(sale => parseMoney(sale[of]) > 0n)
  return (
    <details className="card-rows" open={part !== null}>
      <summary>
        {part !== null && <>{t(`cards.commission.${part}`)} · </>}
        {t('cards.commission.rows')} <Ltr>{sales.length}</Ltr>
      </summary>
      <ul className="count-lines">
        {sales.map(sale => (
          <li key={sale.id}>
            <Link to={`/sales/record?record=${sale.id}&tab=commission`} className="count-line">
              <span>
                <bdi>{sale.buyer_name}</bdi>
                <small className="text-muted d-block">
                  <Ltr>{sale.unit_code}</Ltr>
                </small>
              </span>
              <Ltr>{formats.amount(sale[of])}</Ltr>
            </Link>
          </li>
        ))}
      </ul>
      <p className="card-total">
        {t('cards.commission.total')} <Ltr>{formats.amount(coming[of])}</Ltr>
      </p>
    </details>
  )
}
