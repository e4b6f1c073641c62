import { useState } from 'react'
import { openOf, stateOf, sumsOf, type ScheduleLine } from '@/features/sales/schedule/schedule-lines'
import '@/features/sales/schedule/schedule.scss'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'

export type ScheduleTableProps = {
  lines: readonly ScheduleLine[]
  /** Of a sale: shows what was paid and what is open as of that day. */
  today?: string | undefined
}

/** Twenty years of instalments are not read row by row. */
const SHOWN_AT_FIRST = 24
const TONES: Record<ReturnType<typeof stateOf>, Tone> = {
  paid: 'success',
  partly: 'info',
  overdue: 'danger',
  due: 'neutral',
}

export function ScheduleTable({ lines, today }: ScheduleTableProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, SHOWN_AT_FIRST)
  const sums = sumsOf(lines)
  const hasInterest = lines.some(({ interest }) => interest !== '0.00')
  const figure = (amount: string) => <Ltr>{formats.amount(amount)}</Ltr>

  return (
    <div className="schedule">
      <table className="schedule-table" aria-label={t('schedule.title')}>
        <thead>
          <tr>
            <th scope="col">{t('schedule.due')}</th>
            <th scope="col">{t('schedule.kind')}</th>
            {hasInterest && (
              <>
                <th scope="col" className="schedule-figure schedule-wide">
                  {t('schedule.principal')}
                </th>
                <th scope="col" className="schedule-figure schedule-wide">
                  {t('schedule.interest')}
                </th>
              </>
            )}
            <th scope="col" className="schedule-figure">
              {t('schedule.amount')}
            </th>
            {today && (
              <th scope="col" className="schedule-figure">
                {t('schedule.open')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map(line => {
            const state = today ? stateOf(line, today) : null
            return (
              <tr key={line.seq}>
                <td className="text-nowrap">
                  <Ltr>{formats.date(line.due_date)}</Ltr>
                </td>
                <th scope="row">
                  {t(`schedule.kinds.${line.kind}`)}
                  {state && state !== 'due' && (
                    <Badge tone={TONES[state]} className="schedule-state">
                      {t(`schedule.states.${state}`)}
                    </Badge>
                  )}
                </th>
                {hasInterest && (
                  <>
                    <td className="schedule-figure schedule-wide">{figure(line.principal)}</td>
                    <td className="schedule-figure schedule-wide">{figure(line.interest)}</td>
                  </>
                )}
                <td className="schedule-figure">{figure(line.amount)}</td>
                {today && <td className="schedule-figure">{figure(openOf(line))}</td>}
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('schedule.total')}
            </th>
            {hasInterest && (
              <>
                <td className="schedule-figure schedule-wide">{figure(sums.principal)}</td>
                <td className="schedule-figure schedule-wide">{figure(sums.interest)}</td>
              </>
            )}
            <td className="schedule-figure">{figure(sums.amount)}</td>
            {today && <td className="schedule-figure">{figure(sums.open)}</td>}
          </tr>
        </tfoot>
      </table>
      {lines.length > SHOWN_AT_FIRST && !isWhole && (
        <Button size="sm" onClick={() => setWhole(true)}>
          {t('schedule.show_all', { count: lines.length })}
        </Button>
      )}
    </div>
  )
}
