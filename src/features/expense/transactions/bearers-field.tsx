import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import type { ExpenseTerms } from '@contract/modules/accounting/expense.commands'
import { FormText } from '@/shared/form/form-text'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordValues } from '@/shared/record/record-values'
import { Button } from '@/shared/ui/button'

export type BearersFieldProps = {
  form: PortalForm<RecordValues>
  line: ExpenseLine
  terms: ExpenseTerms
  name: string
}

/** The units that bear a line, by weights that one types or takes from their headcount. */
export function BearersField({ form, line, terms, name }: BearersFieldProps) {
  const t = usePhrases('expense')
  const { units } = terms
  const change = (bearers: ExpenseLine['bearers']) =>
    form.fields.setValue(name, bearers, { shouldDirty: true })
  const weigh = (weightOf: (unit: ExpenseTerms['units'][number]) => number) =>
    change(units.map(unit => ({ ou_id: unit.id, weight: String(weightOf(unit)) })))
  if (units.length < 2) return null
  if (line.bearers.length === 0)
    return (
      <div>
        <Button size="sm" icon="pie-chart" onClick={() => weigh(({ headcount }) => headcount)}>
          {t('lines.share')}
        </Button>
      </div>
    )
  return (
    <>
      <div className="form-grid">
        {line.bearers.map(({ ou_id }, index) => (
          <FormText
            key={ou_id}
            form={form}
            name={`${name}.${index}.weight`}
            label={t('lines.weight', { unit: units.find(({ id }) => id === ou_id)?.name ?? '' })}
            dir="ltr"
            inputMode="decimal"
          />
        ))}
      </div>
      <div className="cluster">
        <Button size="sm" onClick={() => weigh(({ headcount }) => headcount)}>
          {t('lines.by_headcount')}
        </Button>
        <Button size="sm" onClick={() => change([])}>
          {t('lines.not_shared')}
        </Button>
      </div>
    </>
  )
}
