import type { ExpenseReport } from '@contract/modules/accounting/expense.calls'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** What a row of the report is called: a month by its name, and what nobody said by that. */
export function useRowName({ by }: Pick<ExpenseReport, 'by'>) {
  const t = usePhrases('expense')
  const formats = useFormats()
  return ({ name }: Pick<ExpenseReport['rows'][number], 'name'>): string => {
    if (name === null) return t('report.none')
    if (by === 'month') return formats.month(`${name}-01`)
    return by === 'category_id' ? storedName('expense_category', name) : name
  }
}
