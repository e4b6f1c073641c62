import { COMPARISONS, type Comparison } from '@contract/modules/accounting/compare'
import { useCan } from '@/shared/access/use-can'
import type { StatementAddress } from '@/shared/statement/use-statement-address'
import { Checkbox } from '@/shared/ui/checkbox'

export type CompareSwitchesProps = {
  address: Pick<StatementAddress, 'compare' | 'toggleCompare'>
  labels: Readonly<Record<Comparison, string>>
}

/** What the figures stand beside; the budget only for those who may see budgets. */
export function CompareSwitches({ address: { compare, toggleCompare }, labels }: CompareSwitchesProps) {
  const can = useCan()
  return COMPARISONS.filter(name => name !== 'budget' || can('expense.budget.view')).map(name => (
    <Checkbox
      key={name}
      label={labels[name]}
      kind="switch"
      checked={compare.includes(name)}
      onChange={() => toggleCompare(name)}
    />
  ))
}
