import { monthBeside } from '@/features/leave/month-view'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { IconButton } from '@/shared/ui/icon-button'

export type MonthBarProps = {
  /** "2026-08". */
  month: string
  today: string
  onMonth: (month: string) => void
}

export function MonthBar({ month, today, onMonth }: MonthBarProps) {
  const t = usePhrases('leave')
  const formats = useFormats()
  return (
    <div className="month-bar" role="group" aria-label={t('calendar.month')}>
      <IconButton
        icon="chevron-left"
        mirrored
        label={t('calendar.previous')}
        onClick={() => onMonth(monthBeside(month, -1))}
      />
      <h2 className="month-name" aria-live="polite">
        {formats.month(`${month}-01`)}
      </h2>
      <IconButton
        icon="chevron-right"
        mirrored
        label={t('calendar.next')}
        onClick={() => onMonth(monthBeside(month, 1))}
      />
      <Button size="sm" disabled={month === today.slice(0, 7)} onClick={() => onMonth(today.slice(0, 7))}>
        {t('calendar.today')}
      </Button>
    </div>
  )
}
