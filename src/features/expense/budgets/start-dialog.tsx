import { businessDate } from '@contract/kernel/dates'
import { BUDGET_SOURCES, type BudgetStart } from '@contract/modules/accounting/budget.commands'
import { budgetActions } from '@/features/expense/expense.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormInteger } from '@/shared/form/form-integer'
import { FormReference } from '@/shared/form/form-reference'
import { FormSelect } from '@/shared/form/form-select'
import { FormSwitch } from '@/shared/form/form-switch'
import { FormText } from '@/shared/form/form-text'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** A line for each account, with amounts of the year before and so many percent, or at zero. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('expense')
  const form = useCommandForm<BudgetStart, { written: number; kept: number }>(budgetActions.start, {
    defaultValues: {
      ou_id: '',
      year: Number(businessDate(new Date()).slice(0, 4)),
      from: 'actuals',
      percent: '0',
      replace: false,
    },
    done: answer => t('budgets.done', answer),
    onDone: onClose,
  })
  const { from } = form.fields.watch()
  return (
    <FormDialog form={form} title={t('budgets.start')} submit={t('budgets.submit')} onClose={onClose}>
      <div className="form-grid">
        <FormReference form={form} name="ou_id" to="operating_unit" label={t('fields.ou_id')} required />
        <FormInteger form={form} name="year" label={t('fields.year')} required />
      </div>
      <FormSelect
        form={form}
        name="from"
        label={t('budgets.from')}
        options={BUDGET_SOURCES.map(value => ({ value, label: t(`budgets.source.${value}`) }))}
      />
      {from !== 'nothing' && (
        <FormText
          form={form}
          name="percent"
          label={t('budgets.percent')}
          hint={t('budgets.percent_hint')}
          dir="ltr"
          inputMode="decimal"
          required
        />
      )}
      <FormSwitch form={form} name="replace" label={t('budgets.replace')} />
    </FormDialog>
  )
}
