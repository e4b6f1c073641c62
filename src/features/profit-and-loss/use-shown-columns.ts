import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.commands'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useMediaQuery } from '@/shared/ui/use-media-query'

type Column = ProfitAndLoss['columns'][number]

/** `at`: where its figures stand in the answer. `key`: the month, or what else the column is. */
export type ShownColumn = Column & { at: number; key: string; label: string }

/** Months across and the year after them; on a phone the year first, since it is what fits beside the names. */
export function useShownColumns({ columns, year }: Pick<ProfitAndLoss, 'columns' | 'year'>): ShownColumn[] {
  const t = usePhrases('profit-and-loss')
  const formats = useFormats()
  const isNarrow = useMediaQuery('(width < 48rem)')
  const labels: Record<Column['kind'], (from: string) => string> = {
    month: from => formats.monthName(`${from}-01`),
    to_date: () => t('columns.to_date'),
    previous: () => t('columns.previous', { year: year - 1 }),
  }
  const shown = columns.map((column, at) => ({
    ...column,
    at,
    key: column.kind === 'month' ? column.from : column.kind,
    label: labels[column.kind](column.from),
  }))
  if (!isNarrow) return shown
  const [months, years] = [
    shown.filter(({ kind }) => kind === 'month'),
    shown.filter(({ kind }) => kind !== 'month'),
  ]
  return [...years, ...months]
}
