import { Link } from 'react-router-dom'
import { businessDate } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardResultQuery } from '@/features/dashboard/books/books.api'
import { largestVariances } from '@/features/dashboard/books/largest-variances'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ButtonLink } from '@/shared/ui/button-link'

const STATEMENT = '/reports/monthly-profit-and-loss'
/** From revenue down to net income, so that the lines add up; of those between, only what there is. */
const SHOWN = [
  'revenue',
  'cost_of_services',
  'operating_expenses',
  'other',
  'income_tax',
  'net_income',
] as const
const ALWAYS: ReadonlySet<(typeof SHOWN)[number]> = new Set(['revenue', 'operating_expenses', 'net_income'])

/** The year so far by its main lines, and where it is furthest from the budget. */
export function ResultCard() {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const year = Number(businessDate(new Date()).slice(0, 4))
  const { currentData: data, error, isFetching, refetch } = useDashboardResultQuery(year)
  return (
    <CardFrame
      title={t('cards.result.title', { year: String(year) })}
      icon="graph-up"
      asked={{ data, error, isFetching, refetch }}
      footer={<ButtonLink to={STATEMENT}>{t('cards.result.open')}</ButtonLink>}
    >
      {statement => {
        const toDate = statement.columns.findIndex(({ kind }) => kind === 'to_date')
        const variances = largestVariances(statement)
        const lines = SHOWN.map(name => ({
          name,
          amount: statement.parts.find(({ part }) => part === name)?.amounts[toDate] ?? '0.00',
        })).filter(({ name, amount }) => ALWAYS.has(name) || parseMoney(amount) !== 0n)
        return (
          <>
            <ul className="count-lines">
              {lines.map(({ name, amount }) => (
                <li key={name}>
                  <Link to={STATEMENT} className="count-line">
                    <span>{t(`cards.result.${name}`)}</span>
                    <span
                      className={
                        name === 'net_income' && parseMoney(amount) < 0n
                          ? 'count-figure is-warning'
                          : 'count-figure'
                      }
                    >
                      <Ltr>{formats.amount(amount)}</Ltr>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            {variances.length > 0 && (
              <>
                <h3 className="card-part">{t('cards.result.variances')}</h3>
                <ul className="count-lines">
                  {variances.map(({ code, name, variance }) => (
                    <li key={code}>
                      <Link to={`${STATEMENT}?compare=budget`} className="count-line">
                        <bdi>{name}</bdi>
                        <Ltr>{formats.amount(variance)}</Ltr>
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )
      }}
    </CardFrame>
  )
}
