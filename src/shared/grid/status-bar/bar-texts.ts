import type { Phrase } from '@/shared/i18n/use-phrases'

/** The words and separators of the status bar. */
export type BarTexts = {
  totalRows: string
  filteredRows: string
  totalAndFilteredRows: string
  selectedRows: string
  average: string
  count: string
  min: string
  max: string
  sum: string
  /** Between the two figures of "12 of 40". */
  of: string
  /** Stands for a number that nobody knows. */
  unknown: string
  thousandSeparator: string
  decimalSeparator: string
}

/** The same in all languages, as every figure of the portal is written. */
const SIGNS = { unknown: '?', thousandSeparator: ',', decimalSeparator: '.' }

export function barTexts(t: Phrase<'grid'>): BarTexts {
  return {
    totalRows: t('bar.total_rows'),
    filteredRows: t('bar.filtered_rows'),
    totalAndFilteredRows: t('bar.total_and_filtered_rows'),
    selectedRows: t('bar.selected_rows'),
    average: t('bar.average'),
    count: t('bar.count'),
    min: t('bar.min'),
    max: t('bar.max'),
    sum: t('bar.sum'),
    of: t('bar.of'),
    ...SIGNS,
  }
}
