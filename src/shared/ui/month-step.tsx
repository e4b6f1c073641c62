import { monthAfter } from '@contract/kernel/dates'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { IconButton } from '@/shared/ui/icon-button'

export type MonthStepProps = {
  /** "2026-08". */
  month: string
  /** The one we are in. */
  current: string
  onMonth: (month: string) => void
  /** What is to come is shown as well. */
  hasFuture?: boolean
}

/** One back, one on, and the month we are in. */
export function MonthStep({ month, current, onMonth, hasFuture = false }: MonthStepProps) {
  const t = usePhrases('ui')
  const formats = useFormats()
  return (
    <div className="month-step" role="group" aria-label={t('month.name')}>
      <IconButton
        icon="chevron-left"
        mirrored
        label={t('month.previous')}
        onClick={() => onMonth(monthAfter(month, -1))}
      />
      <h2 className="month-step-name" aria-live="polite">
        {formats.month(`${month}-01`)}
      </h2>
      <IconButton
        icon="chevron-right"
        mirrored
        label={t('month.next')}
        disabled={!hasFuture && month >= current}
        onClick={() => onMonth(monthAfter(month, 1))}
      />
      {month !== current && (
        <Button size="sm" onClick={() => onMonth(current)}>
          {t('month.current')}
        </Button>
      )}
    </div>
  )
}
