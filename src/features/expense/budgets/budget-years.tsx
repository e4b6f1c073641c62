import { businessDate } from '@contract/kernel/dates'
import { useGetBudgetTotalsQuery } from '@/features/expense/expense.api'
import { BudgetSums } from '@/features/expense/budgets/budget-sums'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ListModel } from '@/shared/resource/list-model'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'

/** The year that the list is narrowed to, and what is planned for it in all units of the reader. */
export function BudgetYears({ list: { address, change } }: { list: ListModel }) {
  const t = usePhrases('expense')
  const { year: asked, ...others } = address.filter
  const thisYear = Number(businessDate(new Date()).slice(0, 4))
  const chosen = asked && 'filter' in asked && asked.type === 'equals' ? Number(asked.filter) : null
  // The years to choose from stay while another one is asked.
  const totals = useGetBudgetTotalsQuery(chosen ?? thisYear)
  const years = totals.data?.years ?? []
  if (years.length === 0) return null
  const show = (year: number | null) =>
    change({
      filter: {
        ...others,
        ...(year !== null && { year: { filterType: 'number', type: 'equals', filter: year } }),
      },
    })
  return (
    <div className="budget-years">
      <div className="cluster" role="group" aria-label={t('fields.year')}>
        {[null, ...years].map(year => (
          <Button
            key={year}
            size="sm"
            variant={year === chosen ? 'primary' : 'secondary'}
            aria-pressed={year === chosen}
            onClick={() => show(year)}
          >
            {year ?? t('payables.all')}
          </Button>
        ))}
      </div>
      {totals.currentData ? <BudgetSums totals={totals.currentData} /> : <Skeleton lines={1} />}
    </div>
  )
}
