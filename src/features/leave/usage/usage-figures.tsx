import { plainDays } from '@/features/leave/use-days'
import type { ChartData } from '@/shared/charts/chart-types'
import { Ltr } from '@/shared/format/ltr'

export type UsageFiguresProps = { data: ChartData; total: string }

const HUNDREDTHS = 100

/** What the picture shows, to read and to hear. */
export function UsageFigures({ data, total }: UsageFiguresProps) {
  const of = (figure: number | undefined) => Math.round((figure ?? 0) * HUNDREDTHS)
  const sum = data.groups.reduce((whole, { figures }) => whole + of(figures['days']), 0)
  return (
    <dl className="usage-figures">
      {data.groups.map(({ label, figures }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Ltr>{plainDays(of(figures['days']))}</Ltr>
          </dd>
        </div>
      ))}
      <div className="usage-total">
        <dt>{total}</dt>
        <dd>
          <Ltr>{plainDays(sum)}</Ltr>
        </dd>
      </div>
    </dl>
  )
}
