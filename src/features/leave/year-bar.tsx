import { usePhrases } from '@/shared/i18n/use-phrases'
import { Ltr } from '@/shared/format/ltr'
import { IconButton } from '@/shared/ui/icon-button'

export type YearBarProps = { year: number; onYear: (year: number) => void }

export function YearBar({ year, onYear }: YearBarProps) {
  const t = usePhrases('leave')
  return (
    <div className="month-step" role="group" aria-label={t('year.label')}>
      <IconButton icon="chevron-left" mirrored label={t('year.previous')} onClick={() => onYear(year - 1)} />
      <h2 className="month-step-name" aria-live="polite">
        <Ltr>{year}</Ltr>
      </h2>
      <IconButton icon="chevron-right" mirrored label={t('year.next')} onClick={() => onYear(year + 1)} />
    </div>
  )
}
