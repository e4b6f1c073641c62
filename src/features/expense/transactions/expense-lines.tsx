import { businessDate, type DateText } from '@contract/kernel/dates'
import { dateText } from '@contract/kernel/field-declarations'
import { moneyText } from '@contract/kernel/money'
import { expenseTotals } from '@contract/modules/accounting/expense-posting.rules'
import { MOST_EXPENSE_LINES, type ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import { taxRatesOn } from '@contract/modules/accounting/tax-rates'
import { useGetExpenseTermsQuery } from '@/features/expense/expense.api'
import { ExpenseLineFields } from '@/features/expense/transactions/expense-line-fields'
import { ExpensePreview } from '@/features/expense/transactions/expense-preview'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { LoadFailed } from '@/shared/resource/load-failed'
import { useGetTaxValuesQuery } from '@/shared/tax/tax-values.api'
import { Button } from '@/shared/ui/button'
import { DefinitionList } from '@/shared/ui/definition-list'
import { Skeleton } from '@/shared/ui/skeleton'

export const BLANK_LINE: ExpenseLine = {
  category_id: null,
  account_id: null,
  description: '',
  project_id: null,
  amount: '0.00',
  vat_mode: 'inclusive',
  atc: null,
  ewt_rate: null,
  bearers: [],
}

/** While a date is still being typed, today's. */
const dayOf = (typed: unknown): DateText => {
  const day = dateText.safeParse(typed)
  return day.success ? day.data : businessDate(new Date())
}

/** What was bought, line by line, with what follows from each, and below the entry that posting would write. */
export function ExpenseLines({ form, name, row }: FieldControlProps) {
  const t = usePhrases('expense')
  const formats = useFormats()
  const values = useFormValues(form)
  const asked = useGetExpenseTermsQuery()
  const taxes = useGetTaxValuesQuery()
  const { data: terms } = asked
  const error = asked.error ?? taxes.error
  const isFetching = asked.isFetching || taxes.isFetching
  const retry = () => [asked, taxes].filter(each => each.error).forEach(each => void each.refetch())
  if (!terms || !taxes.data)
    return error && !isFetching ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton lines={4} />
  const lines = (values[name] ?? []) as ExpenseLine[]
  const change = (next: ExpenseLine[]) => form.fields.setValue(name, next, { shouldDirty: true })
  const day = dayOf(values['expense_date'])
  const tax_rates = taxRatesOn(taxes.data, day)
  const totals = expenseTotals(lines, tax_rates)
  const said = (key: 'net' | 'vat' | 'ewt' | 'payable') => <Ltr>{formats.amount(moneyText(totals[key]))}</Ltr>
  return (
    <div className="form-stack">
      {lines.map((line, index) => (
        <ExpenseLineFields
          key={index}
          {...{ form, line, terms }}
          rates={tax_rates}
          day={day}
          at={`${name}.${index}`}
          count={index + 1}
          onRemove={() => change(lines.filter((_, other) => other !== index))}
        />
      ))}
      {lines.length < MOST_EXPENSE_LINES && (
        <div>
          <Button size="sm" icon="plus-lg" onClick={() => change([...lines, BLANK_LINE])}>
            {t('lines.add')}
          </Button>
        </div>
      )}
      <DefinitionList
        definitions={[
          [t('fields.net_amount'), said('net')],
          [t('fields.input_vat'), said('vat')],
          [t('fields.ewt_amount'), said('ewt')],
          [t('lines.payable'), <strong key="total">{said('payable')}</strong>],
        ]}
      />
      <ExpensePreview
        terms={terms}
        advance={terms.advances.find(({ id }) => id === values['cash_advance_id'])}
        expense={{
          ...{ lines, tax_rates },
          ou_id: String(row?.['ou_id'] ?? terms.own_ou_id ?? ''),
          pay_mode: values['pay_mode'] as 'owe',
          payee_kind: values['payee_kind'] as 'supplier',
        }}
      />
    </div>
  )
}
