import type { PersonMonth } from '@contract/modules/time-logs/time-logs.calls'
import { hoursText } from '@/features/time-logs/minutes-text'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type MonthFiguresProps = { summary: PersonMonth['summary'] }

/** What the month came to, in hours and minutes. */
export function MonthFigures({ summary }: MonthFiguresProps) {
  const t = usePhrases('time-logs')
  const { by_status } = summary
  const figures: [string, string, string | null][] = [
    [t('figures.worked'), hoursText(summary.worked_min), null],
    [t('figures.late'), hoursText(summary.late_min), t('figures.late_days', { days: summary.late_days })],
    [t('figures.undertime'), hoursText(summary.undertime_min), null],
    [
      t('figures.overtime'),
      hoursText(summary.ot_approved_min),
      t('figures.overtime_of', {
        credited: hoursText(summary.ot_approved_min),
        raw: hoursText(summary.ot_raw_min),
      }),
    ],
    [t('figures.night'), hoursText(summary.night_min), null],
    [t('figures.absent'), String(by_status.absent ?? 0), null],
    [t('figures.incomplete'), String(by_status.incomplete ?? 0), null],
  ]
  return (
    <dl className="time-figures">
      {figures.map(([name, value, note]) => (
        <div key={name} className="time-figure">
          <dt>{name}</dt>
          <dd>
            <Ltr>{value}</Ltr>
            {note && <span className="time-figure-note">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
