import { monthlyOf, type MonthlyPayment } from '@contract/modules/property/quote.rules'
import type { OpenedQuote } from '@contract/modules/property/quote.calls'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type KeyFiguresProps = { quote: OpenedQuote }

/** What everybody asks first: the price, what reserves the unit, what it costs a month. */
export function KeyFigures({ quote: { figures, reservation_fee } }: KeyFiguresProps) {
  const t = usePhrases('quote')
  const formats = useFormats()
  const { down, loan } = monthlyOf(figures)
  const monthly = (label: string, payment: MonthlyPayment | null) =>
    payment && [{ label, amount: payment.amount, more: t('page.months', { count: payment.count }) }]
  const shown = [
    { label: t('step.tcp'), amount: figures.price.tcp, more: null },
    { label: t('kind.reservation'), amount: reservation_fee, more: null },
    ...(monthly(t('page.down_monthly'), down) ?? []),
    ...(monthly(t('page.loan_monthly'), loan) ?? []),
  ]
  return (
    <dl className="offer-figures">
      {shown.map(({ label, amount, more }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Ltr>₱ {formats.amount(amount)}</Ltr>
            {more && <span>{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
