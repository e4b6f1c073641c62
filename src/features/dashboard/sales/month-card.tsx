import { Link } from 'react-router-dom'
import { businessDate, monthAfter } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { drillOf, monthOf, type ReportFact } from '@contract/modules/sales/sales-report.rules'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardSalesQuery, useDashboardTargetQuery } from '@/features/dashboard/sales/sales.api'
import { MonthBars } from '@/features/dashboard/sales/month-bars'
import { useCan } from '@/shared/access/use-can'
import { useReach } from '@/shared/access/use-reach'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'
import { ButtonLink } from '@/shared/ui/button-link'

const MONTHS = 12

/** This month beside the last one and its target, and the year behind it as bars. */
export function MonthCard() {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const can = useCan()
  const reaches = useReach()
  const now = monthOf(businessDate(new Date()))
  const period = { from: monthAfter(now, 1 - MONTHS), to: now }
  const { currentData: data, error, isFetching, refetch } = useDashboardSalesQuery({ by: 'month', ...period })
  const rowsOf = (fact: ReportFact, month: string) => {
    const { filter } = drillOf({ fact, by: 'month', key: month, period, filters: {} })
    return listPath('/sales/record', { filter })
  }
  return (
    <CardFrame
      title={t('cards.month.title')}
      icon="bar-chart-line"
      asked={{ data, error, isFetching, refetch }}
      footer={<ButtonLink to="/sales/report?by=month">{t('cards.month.open')}</ButtonLink>}
    >
      {report => {
        const of = (month: string) => report.rows.find(row => row.key === month)?.figures
        const figures = [
          { key: 'tcp', fact: 'reserved', of: (month: string) => formats.amount(of(month)?.tcp ?? '0') },
          { key: 'reservations', fact: 'reserved', of: (month: string) => of(month)?.reservations ?? '0' },
          { key: 'bookings', fact: 'booked', of: (month: string) => of(month)?.bookings ?? '0' },
          { key: 'ended', fact: 'ended', of: (month: string) => of(month)?.ended ?? '0' },
        ] as const
        const months = Array.from({ length: MONTHS }, (_, index) => monthAfter(period.from, index))
        const last = monthAfter(now, -1)
        return (
          <>
            <dl className="month-figures">
              {figures.map(figure => (
                <div key={figure.key}>
                  <dt>{t(`cards.month.${figure.key}`)}</dt>
                  <dd>
                    <Link to={rowsOf(figure.fact, now)}>
                      <Ltr>{figure.of(now)}</Ltr>
                    </Link>
                  </dd>
                  <dd className="text-muted small">
                    {t('cards.month.before')}{' '}
                    <Link to={rowsOf(figure.fact, last)}>
                      <Ltr>{figure.of(last)}</Ltr>
                    </Link>
                  </dd>
                </div>
              ))}
            </dl>
            {reaches('sales.report.view', 'team') && can('maintenance.sales_team.view') && (
              <TargetLine booked={of(now)?.booked_tcp ?? '0.00'} />
            )}
            <MonthBars
              months={months.map(month => ({
                month,
                amount: of(month)?.tcp ?? '0.00',
                to: rowsOf('reserved', month),
              }))}
            />
          </>
        )
      }}
    </CardFrame>
  )
}

type TargetLineProps = { booked: string }

const FULL = 100n

/** What was booked this month, of what the teams in sight are to book; silent where nobody set a target. */
function TargetLine({ booked }: TargetLineProps) {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const { data: target } = useDashboardTargetQuery()
  const whole = parseMoney(target ?? '0.00')
  if (whole === 0n) return null
  const percent = Number((parseMoney(booked) * FULL) / whole)
  const words = t('cards.month.target', {
    booked: formats.amount(booked),
    target: formats.amount(moneyText(whole)),
    percent,
  })
  return (
    <div className="month-target">
      <p>
        <Ltr>{percent} %</Ltr> <span className="text-muted small">{words}</span>
      </p>
      <meter min={0} max={100} value={Math.min(percent, 100)} aria-label={words} />
    </div>
  )
}
