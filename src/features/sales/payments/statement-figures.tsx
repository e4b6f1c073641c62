import type { SaleStatement } from '@contract/modules/sales/payment.calls'
import { isEnded } from '@contract/modules/sales/sale-status'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'

type Figure = {
  key: 'collected' | 'balance' | 'waiting' | 'late' | 'next'
  value: string
  note: string | null
}

/** What is asked first: how much is in, how much is left, what comes next and what is late. */
export function StatementFigures({ statement }: { statement: SaleStatement }) {
  const t = usePhrases('sale-payments')
  const formats = useFormats()
  const { sale, collected, balance, waiting, late, late_count, next_due } = statement
  const figures: Figure[] = [
    { key: 'collected', value: collected, note: t('figures.of', { amount: formats.amount(sale.tcp) }) },
    ...(isEnded(sale.status) ? [] : [{ key: 'balance' as const, value: balance, note: null }]),
    ...(waiting === '0.00'
      ? []
      : [{ key: 'waiting' as const, value: waiting, note: t('figures.waiting_note') }]),
    ...(late_count > 0
      ? [{ key: 'late' as const, value: late, note: t('figures.rows', { count: late_count }) }]
      : []),
    ...(next_due
      ? [{ key: 'next' as const, value: next_due.amount, note: formats.shortDate(next_due.due_date) }]
      : []),
  ]
  return (
    <dl className="payment-figures">
      {figures.map(({ key, value, note }) => (
        <div key={key} className={classNames('payment-figure', key === 'late' && 'is-late')}>
          <dt>{t(`figures.${key}`)}</dt>
          <dd>
            <Ltr>{formats.amount(value)}</Ltr>
            {note && <span className="payment-note">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
