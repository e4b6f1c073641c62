import { usePhrases } from '@/shared/i18n/use-phrases'

const MARKS = [
  ['absence', '●', 'calendar.legend_full'],
  ['absence', '◐', 'calendar.legend_half'],
  ['absence absence-pending', '?', 'calendar.legend_pending'],
] as const

export function CalendarLegend() {
  const t = usePhrases('leave')
  return (
    <ul className="calendar-legend" aria-label={t('calendar.legend')}>
      {MARKS.map(([className, sign, key]) => (
        <li key={key}>
          <span className={className} aria-hidden="true">
            {sign}
          </span>
          {t(key)}
        </li>
      ))}
      <li>
        <span className="absence calendar-free" aria-hidden="true" />
        {t('calendar.legend_free')}
      </li>
      <li className="text-muted calendar-keys">{t('calendar.keys')}</li>
    </ul>
  )
}
