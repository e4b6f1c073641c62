import type { Measure } from '@/shared/grid/range-summary.types'
import type { Phrase } from '@/shared/i18n/use-phrases'

/** "Mixed: amounts, m²": the sum stands, and whoever reads it knows what it adds up. */
export function mixedText(mixed: readonly Measure[], t: Phrase<'grid'>): string {
  return t('bar.mixed', { measures: mixed.map(measure => t(`bar.measure.${measure}`)).join(', ') })
}
