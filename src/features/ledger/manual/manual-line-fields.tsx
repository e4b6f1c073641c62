import { FormMoney } from '@/shared/form/form-money'
import { FormReference } from '@/shared/form/form-reference'
import { FormText } from '@/shared/form/form-text'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordValues } from '@/shared/record/record-values'
import { Button } from '@/shared/ui/button'

type ManualLineFieldsProps = {
  form: PortalForm<RecordValues>
  /** Where the line stands among the values of the form. */
  at: string
  count: number
  onRemove: () => void
}

export function ManualLineFields({ form, at, count, onRemove }: ManualLineFieldsProps) {
  const t = usePhrases('ledger')
  return (
    <fieldset className="form-grid">
      <legend className="visually-hidden">{t('manual.line', { count })}</legend>
      <FormReference
        form={form}
        name={`${at}.account_id`}
        to="account"
        label={t('fields.account_id')}
        required
      />
      <FormText form={form} name={`${at}.memo`} label={t('fields.line_memo')} nullable optional />
      <FormMoney form={form} name={`${at}.debit`} label={t('fields.debit')} />
      <FormMoney form={form} name={`${at}.credit`} label={t('fields.credit')} />
      <div>
        <Button size="sm" icon="trash" onClick={onRemove}>
          {t('manual.remove_line', { count })}
        </Button>
      </div>
    </fieldset>
  )
}
