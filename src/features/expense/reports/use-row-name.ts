import type { ExpenseReport } from '@contract/modules/accounting/expense.calls'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** What a row of the report is called: a month by its name, and what nobody said by that. */
export function useRowName({ by }: Pick<ExpenseReport, 'by'>) {
  const t = usePhrases('expense')
  const formats = useFormats()
  return ({ name }: Pick<ExpenseReport['rows'][number], 'name'>): string => {
    if (name === null) return t('report.none')
    return by === 'month' ? formats.month(`${name}-01`) : name
  }
}
