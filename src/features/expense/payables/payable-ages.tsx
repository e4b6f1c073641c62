import { formatAmount } from '@contract/kernel/money'
import { oneOf } from '@contract/kernel/one-of'
import { useGetPayableTotalsQuery } from '@/features/expense/expense.api'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ListModel } from '@/shared/resource/list-model'
import { classNames } from '@/shared/ui/class-names'

/** What is owed in all and by how long it is overdue; each leads to its rows. */
export function PayableAges({ list: { address, change } }: { list: ListModel }) {
  const t = usePhrases('expense')
  const { data: totals } = useGetPayableTotalsQuery()
  if (!totals || totals.bills === 0) return null
  const { age: asked, ...others } = address.filter
  const part = (key: string, label: string, bills: number, owed: string, filter: object) => {
    const isOn = JSON.stringify(asked ?? null) === JSON.stringify('age' in filter ? filter.age : null)
    return (
      <button
        key={key}
        type="button"
        className={classNames('payable-age', isOn && 'is-on')}
        aria-pressed={isOn}
        onClick={() => change({ filter: { ...others, ...filter } })}
      >
        <span>{label}</span>
        <strong>
          <Ltr>{formatAmount(owed)}</Ltr>
        </strong>
        <span className="text-muted small">{t('payables.bills', { count: bills })}</span>
      </button>
    )
  }
  return (
    <div className="payable-ages" role="group" aria-label={t('fields.age')}>
      {part('all', t('payables.all'), totals.bills, totals.owed, {})}
      {totals.ages
        .filter(({ bills }) => bills > 0)
        .map(({ age, bills, owed }) => part(age, t(`values.age.${age}`), bills, owed, { age: oneOf(age) }))}
    </div>
  )
}
