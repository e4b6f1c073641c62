import { useState } from 'react'
import { businessDate, type DateText } from '@contract/kernel/dates'
import { COST_DRIVERS, type CostDriver } from '@contract/modules/accounting/cost-driver'
import { weightsBy } from '@contract/modules/accounting/cost-driver.rules'
import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import type { ExpenseTerms } from '@contract/modules/accounting/expense.calls'
import { useLazyGetCostDriversQuery } from '@/features/expense/expense.api'
import { SharedCost } from '@/features/expense/transactions/shared-cost'
import { FormText } from '@/shared/form/form-text'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordValues } from '@/shared/record/record-values'
import { Button } from '@/shared/ui/button'

export type BearersFieldProps = {
  form: PortalForm<RecordValues>
  line: ExpenseLine
  terms: ExpenseTerms
  /** The line among the values of the form. */
  at: string
  /** Of the expense: sales are those of the months before it. */
  day: DateText
  /** What is shared. */
  net: bigint
}

/** The units that bear a line, by weights that one types or takes from what is known of them. */
export function BearersField({ form, line, terms, at, day, net }: BearersFieldProps) {
  const t = usePhrases('expense')
  const { units } = terms
  const [askDrivers, { isFetching }] = useLazyGetCostDriversQuery()
  const [failure, setFailure] = useState<string | null>(null)
  const change = (bearers: ExpenseLine['bearers'], sharedBy: ExpenseLine['shared_by'] = null) => {
    setFailure(null)
    const set = (name: string, value: unknown) => form.fields.setValue(name, value, { shouldDirty: true })
    set(`${at}.bearers`, bearers)
    set(`${at}.shared_by`, sharedBy)
  }
  const fillIn = async (driver: CostDriver) => {
    try {
      const weights = weightsBy(driver, await askDrivers(day).unwrap())
      if (weights) return change(weights, { driver, on: driver === 'sales' ? day : businessDate(new Date()) })
      // There is something to type into at least.
      if (line.bearers.length === 0) change(units.map(({ id }) => ({ ou_id: id, weight: '0' })))
      setFailure(t('lines.no_driver'))
    } catch (error) {
      setFailure(toApiFailure(error).message)
    }
  }
  if (units.length < 2) return null
  const refusal = failure && (
    <p role="alert" className="text-danger small">
      {failure}
    </p>
  )
  if (line.bearers.length === 0)
    return (
      <div>
        <Button size="sm" icon="pie-chart" busy={isFetching} onClick={() => void fillIn('headcount')}>
          {t('lines.share')}
        </Button>
        {refusal}
      </div>
    )
  return (
    <>
      <div className="form-grid">
        {line.bearers.map(({ ou_id }, index) => (
          <FormText
            key={ou_id}
            form={form}
            name={`${at}.bearers.${index}.weight`}
            label={t('lines.weight', { unit: units.find(({ id }) => id === ou_id)?.name ?? '' })}
            dir="ltr"
            inputMode="decimal"
            // What was filled in stays what the driver says; whoever knows better types all of them.
            readOnly={Boolean(line.shared_by)}
          />
        ))}
      </div>
      <div className="cluster">
        {COST_DRIVERS.map(driver => (
          <Button
            key={driver}
            size="sm"
            busy={isFetching}
            aria-pressed={line.shared_by?.driver === driver}
            onClick={() => void fillIn(driver)}
          >
            {t(`lines.by_driver.${driver}`)}
          </Button>
        ))}
        {line.shared_by && (
          <Button size="sm" onClick={() => change(line.bearers)}>
            {t('lines.by_hand')}
          </Button>
        )}
        <Button size="sm" onClick={() => change([])}>
          {t('lines.not_shared')}
        </Button>
      </div>
      {refusal}
      <SharedCost line={line} units={units} net={net} />
    </>
  )
}
