import { Link } from 'react-router-dom'
import { parseMoney } from '@contract/kernel/money'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type MonthBarsProps = {
  /** The oldest first. */
  months: readonly { month: string; amount: string; to: string }[]
}

const FULL = 100n

/** A year as bars under an axis that says how high they are and which month is which; each leads to its rows. */
export function MonthBars({ months }: MonthBarsProps) {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const amounts = months.map(({ amount }) => parseMoney(amount))
  const most = amounts.reduce((a, b) => (a > b ? a : b), 1n)
  const highest = months[amounts.indexOf(most)]?.amount
  return (
    <div className="month-trend">
      {highest && (
        <p className="month-most" aria-hidden="true">
          <Ltr>{formats.amount(highest)}</Ltr>
        </p>
      )}
      <ol className="month-bars" aria-label={t('cards.month.trend')}>
        {months.map(({ month, amount, to }, index) => {
          const percent = Number(((amounts[index] ?? 0n) * FULL) / most)
          const words = `${formats.month(`${month}-01`)}: ${formats.amount(amount)}`
          return (
            <li key={month}>
              <Link to={to} title={words} aria-label={words}>
                <span style={{ blockSize: `${Math.max(percent, 2)}%` }} />
              </Link>
            </li>
          )
        })}
      </ol>
      <ol className="month-names" aria-hidden="true">
        {months.map(({ month }, index) => (
          <li key={month}>{(months.length - 1 - index) % 3 === 2 && formats.monthName(`${month}-01`)}</li>
        ))}
      </ol>
    </div>
  )
}
