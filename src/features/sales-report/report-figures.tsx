import type { SalesReport } from '@contract/modules/sales/sales-report.calls'
import { changeText } from '@/features/sales-report/change-text'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type ReportFiguresProps = { report: SalesReport }

const SHOWN = ['tcp', 'reservations', 'booked_tcp', 'bookings', 'average_tcp', 'cancellation_rate'] as const
const AMOUNTS: ReadonlySet<string> = new Set(['tcp', 'booked_tcp', 'average_tcp'])

/** What the whole period came to, before any line of it. */
export function ReportKeyFigures({ report: { total } }: ReportFiguresProps) {
  const t = usePhrases('sales-report')
  const formats = useFormats()
  const { figures, before } = total
  return (
    <dl className="report-figures">
      {SHOWN.map(name => {
        const value = figures[name]
        const change = before && changeText(String(value ?? '0.00'), before[name] ?? null)
        return (
          <div key={name}>
            <dt>{t(`columns.${name}`)}</dt>
            <dd>
              <Ltr>{value === null ? '–' : AMOUNTS.has(name) ? formats.amount(value) : value}</Ltr>
              {change && AMOUNTS.has(name) && (
                <span className="text-muted small">
                  <Ltr>{`${change} %`}</Ltr>
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
