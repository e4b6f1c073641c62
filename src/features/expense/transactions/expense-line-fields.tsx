import { moneyText } from '@contract/kernel/money'
import { rateText } from '@contract/kernel/rates'
import { lineFigures, type ExpenseFigures } from '@contract/modules/accounting/expense-posting.rules'
import { EXPENSE_VAT_MODES, type ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import type { TaxRates } from '@contract/modules/accounting/tax-rates'
import {
  WITHHOLDING,
  WITHHOLDING_CODES,
  withholdingRate,
  type WithholdingCode,
} from '@contract/modules/accounting/withholding'
import type { ExpenseTerms } from '@contract/modules/accounting/expense.calls'
import { shownSteps } from '@contract/selling/shown-step'
import { BearersField } from '@/features/expense/transactions/bearers-field'
import type { DateText } from '@contract/kernel/dates'
import { HowExpense } from '@/features/expense/transactions/how-expense'
import { FormMoney } from '@/shared/form/form-money'
import { FormRate } from '@/shared/form/form-rate'
import { FormSelect } from '@/shared/form/form-select'
import { FormText } from '@/shared/form/form-text'
import { shownRate } from '@/shared/format/shown-rate'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordValues } from '@/shared/record/record-values'
import { IconButton } from '@/shared/ui/icon-button'

export type ExpenseLineFieldsProps = {
  form: PortalForm<RecordValues>
  line: ExpenseLine
  terms: ExpenseTerms
  /** Of the day of the expense. */
  rates: TaxRates
  day: DateText
  /** Where the line stands among the values of the form. */
  at: string
  count: number
  onRemove: () => void
}

const chosen = (rows: readonly { id: string; code: string; name: string }[], hasCode = true) =>
  rows.map(({ id, code, name }) => ({ value: id, label: hasCode ? `${code} · ${name}` : name }))

/** One line, and below it what its amount, its VAT and its tax come to. */
export function ExpenseLineFields({
  form,
  line,
  terms,
  rates,
  day,
  at,
  count,
  onRemove,
}: ExpenseLineFieldsProps) {
  const t = usePhrases('expense')
  const record = usePhrases('record')
  const formats = useFormats()
  const figures = lineFigures(line, rates)
  const said = (key: keyof ExpenseFigures) => formats.amount(moneyText(figures[key]))
  const rateOf = (code: WithholdingCode) =>
    shownRate(rateText(withholdingRate(code, null, rates.withholding)))
  const select = { form, nullable: true } as const
  return (
    <fieldset className="expense-line">
      <legend className="visually-hidden">{t('lines.line', { count })}</legend>
      <div className="expense-line-head">
        <span className="section-title" aria-hidden="true">
          {t('lines.line', { count })}
        </span>
        <IconButton icon="trash" size="sm" label={t('lines.remove', { count })} onClick={onRemove} />
      </div>
      <div className="form-grid">
        <FormSelect
          {...select}
          name={`${at}.category_id`}
          label={t('fields.category_id')}
          placeholder={record('form.choose')}
          options={chosen(terms.categories, false).map(each => ({
            ...each,
            label: storedName('expense_category', each.label),
          }))}
        />
        <FormText
          form={form}
          name={`${at}.description`}
          label={t('fields.description')}
          dir="auto"
          required
        />
        <FormMoney form={form} name={`${at}.amount`} label={t('fields.amount')} required />
        <FormSelect
          form={form}
          name={`${at}.vat_mode`}
          label={t('fields.vat_mode')}
          options={EXPENSE_VAT_MODES.map(value => ({ value, label: t(`values.vat_mode.${value}`) }))}
        />
        <FormSelect
          {...select}
          name={`${at}.atc`}
          label={t('fields.atc')}
          placeholder={t('lines.no_tax')}
          options={WITHHOLDING_CODES.map(value => ({
            value,
            label: `${value} · ${t(`nature.${WITHHOLDING[value].nature}`)} · ${rateOf(value)} %`,
          }))}
        />
        {line.atc && (
          <FormRate
            form={form}
            name={`${at}.ewt_rate`}
            label={t('fields.ewt_rate')}
            hint={t('lines.rate_of_code', { rate: rateOf(line.atc) })}
            optional
          />
        )}
        <FormSelect
          {...select}
          name={`${at}.project_id`}
          label={t('fields.project_id')}
          placeholder={record('none')}
          options={chosen(terms.projects, false)}
        />
        {terms.accounts.length > 0 && (
          <FormSelect
            {...select}
            name={`${at}.account_id`}
            label={t('fields.account_id')}
            placeholder={t('lines.from_category')}
            options={chosen(terms.accounts)}
          />
        )}
      </div>
      <p className="expense-figures" aria-live="polite">
        {t('lines.figures', {
          net: said('net'),
          vat: said('vat'),
          ewt: said('ewt'),
          payable: said('payable'),
        })}
      </p>
      <HowExpense steps={shownSteps(figures.steps)} total="payable" />
      <BearersField {...{ form, line, terms, at, day }} net={figures.net} />
    </fieldset>
  )
}
