import { pnlColumnTitles } from '@contract/modules/accounting/pnl-column-titles'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.calls'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useMediaQuery } from '@/shared/ui/use-media-query'

type Column = ProfitAndLoss['columns'][number]

/** `at`: where its figures stand in the answer; `key` holds it, since in January the month and the year so far are alike. */
export type ShownColumn = Column & { at: number; key: string; label: string }

/** Months across and the year after them; on a phone the year first, since it is what fits beside the names. */
export function useShownColumns({ columns, year }: Pick<ProfitAndLoss, 'columns' | 'year'>): ShownColumn[] {
  const t = usePhrases('profit-and-loss')
  const formats = useFormats()
  const isNarrow = useMediaQuery('(width < 48rem)')
  const words = {
    to_date: t('columns.to_date'),
    previous: t('columns.previous', { year: year - 1 }),
    budget: t('columns.budget', { of: '{{of}}' }),
    variance: t('columns.variance', { of: '{{of}}' }),
  }
  const titles = pnlColumnTitles(columns, words, month => formats.monthName(`${month}-01`))
  const isOfYear = ({ at }: ShownColumn) => titles[at]?.isOfYear ?? false
  const shown = columns.map((column, at) => ({
    ...column,
    at,
    key: `${column.kind} ${at}`,
    label: titles[at]?.title ?? '',
  }))
  return isNarrow ? [...shown].sort((one, other) => Number(isOfYear(other)) - Number(isOfYear(one))) : shown
}
