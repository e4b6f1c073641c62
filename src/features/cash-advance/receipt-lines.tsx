import type { Liquidation } from '@contract/modules/cash-advance/cash-advance.calls'
import { BLANK_RECEIPT } from '@/features/cash-advance/blank-receipt'
import { FormMoney } from '@/shared/form/form-money'
import { FormReference } from '@/shared/form/form-reference'
import { FormSwitch } from '@/shared/form/form-switch'
import { FormText } from '@/shared/form/form-text'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

const MOST = 50

/** One line a receipt: the account it was spent on, its amount, and whether it shows VAT. */
export function ReceiptLines({ form }: { form: PortalForm<Liquidation> }) {
  const t = usePhrases('cash-advance')
  const lines = form.fields.watch('lines')
  const change = (next: Liquidation['lines']) => form.fields.setValue('lines', next, { shouldDirty: true })
  return (
    <>
      {lines.map((_line, index) => (
        <fieldset key={index} className="form-grid">
          <legend className="visually-hidden">{t('receipts.line', { count: index + 1 })}</legend>
          <FormReference
            form={form}
            name={`lines.${index}.account_id`}
            to="account"
            label={t('fields.account_id')}
            required
          />
          <FormMoney form={form} name={`lines.${index}.amount`} label={t('fields.amount')} required />
          <FormText form={form} name={`lines.${index}.memo`} label={t('fields.memo')} nullable optional />
          <FormSwitch form={form} name={`lines.${index}.has_vat`} label={t('fields.has_vat')} />
          {lines.length > 1 && (
            <div>
              <Button
                size="sm"
                icon="trash"
                onClick={() => change(lines.filter((_, other) => other !== index))}
              >
                {t('receipts.remove', { count: index + 1 })}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {lines.length < MOST && (
        <div>
          <Button size="sm" icon="plus-lg" onClick={() => change([...lines, BLANK_RECEIPT])}>
            {t('receipts.add')}
          </Button>
        </div>
      )}
    </>
  )
}
