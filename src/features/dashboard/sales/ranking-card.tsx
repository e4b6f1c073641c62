import { Link } from 'react-router-dom'
import { businessDate } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { drillOf, monthOf } from '@contract/modules/sales/sales-report.rules'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardSalesQuery } from '@/features/dashboard/sales/sales.api'
import { useReach } from '@/shared/access/use-reach'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'
import { ButtonLink } from '@/shared/ui/button-link'

const MOST = 5

/** Who has sold most this month: sellers of a team, teams of a unit, units of the company. */
export function RankingCard() {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const reaches = useReach()
  const month = monthOf(businessDate(new Date()))
  const by = reaches('sales.report.view', 'all')
    ? ('unit' as const)
    : reaches('sales.report.view', 'ou')
      ? ('team' as const)
      : ('seller' as const)
  const period = { from: month, to: month }
  const report = `/sales/report?by=${by}&from=${month}&to=${month}`
  const { currentData: data, error, isFetching, refetch } = useDashboardSalesQuery({ by, ...period })
  return (
    <CardFrame
      title={t(`cards.ranking.${by}`)}
      icon="award"
      asked={{ data, error, isFetching, refetch }}
      footer={<ButtonLink to={report}>{t('cards.month.open')}</ButtonLink>}
    >
      {({ rows }) => {
        const ranked = rows
          .map(row => ({ ...row, amount: parseMoney(row.figures.tcp) }))
          .filter(({ amount }) => amount > 0n)
          .toSorted((a, b) => (a.amount < b.amount ? 1 : -1))
          .slice(0, MOST)
        if (ranked.length === 0) return <p className="text-muted">{t('cards.ranking.empty')}</p>
        return (
          <ol className="count-lines">
            {ranked.map((row, index) => {
              const { list, filter } = drillOf({ fact: 'reserved', by, key: row.key, period, filters: {} })
              return (
                <li key={row.key ?? ''}>
                  <Link
                    to={
                      list === 'sales'
                        ? listPath('/sales/record', { filter })
                        : listPath('/sales/report?tab=shares', { filter })
                    }
                    className="count-line"
                  >
                    <span>
                      <Ltr>{index + 1}.</Ltr> <bdi>{row.label ?? t('cards.ranking.none')}</bdi>
                      <small className="text-muted d-block">
                        {t('cards.ranking.units', {
                          count: Number(row.figures.reservations),
                          units: row.figures.reservations,
                        })}
                      </small>
                    </span>
                    <span className="count-figure">
                      <Ltr>{formats.amount(row.figures.tcp)}</Ltr>
                    </span>
                  </Link>
                </li>
              )
            })}
          </ol>
        )
      }}
    </CardFrame>
  )
}
