import { businessDate } from '@contract/kernel/dates'
import { isMoneyText, moneyText, parseMoney } from '@contract/kernel/money'
import { createPaymentSchema, type CreatePayment } from '@contract/modules/sales/payment.calls'
import { isCheque, PAYMENT_MODES, PAYMENT_SOURCES } from '@contract/modules/sales/payment-state.rules'
import { paymentActions } from '@/features/sales/payments/payments.api'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormMoney } from '@/shared/form/form-money'
import { FormSelect } from '@/shared/form/form-select'
import { FormText } from '@/shared/form/form-text'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type RecordDialogProps = { saleId: string; suggested: string | null; onClose: () => void }

const centavos = (text: string) => (isMoneyText(text) ? parseMoney(text) : 0n)

/** One payment as the developer or the buyer reports it. */
export function RecordDialog({ saleId, suggested, onClose }: RecordDialogProps) {
  const t = usePhrases('sale-payments')
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [record] = paymentActions.record.useMutation()
  const form = usePortalForm<CreatePayment>({
    schema: createPaymentSchema,
    defaultValues: {
      sale_id: saleId,
      paid_on: businessDate(new Date()),
      amount: suggested ?? '',
      applied_interest: '0.00',
      applied_penalty: '0.00',
      source: 'developer_report',
      mode: 'bank_transfer',
      developer_or_no: null,
      cheque_no: null,
      remarks: null,
    },
    onSubmit: async values => {
      const cheque_no = isCheque(values.mode) ? values.cheque_no : null
      await record({ body: { ...values, cheque_no } }).unwrap()
      dispatch(success(t('record.done')))
      onClose()
    },
  })
  const { mode, amount, applied_interest, applied_penalty } = useFormValues(form)
  const principal = centavos(amount) - centavos(applied_interest) - centavos(applied_penalty)
  const choices = <C extends string>(field: 'mode' | 'source', values: readonly C[]) =>
    values.map(value => ({ value, label: t(`values.${field}.${value}` as 'values.mode.cash') }))
  return (
    <FormDialog form={form} title={t('record.title')} submit={t('record.submit')} onClose={onClose}>
      <p className="mb-0 text-muted">{t('record.text')}</p>
      <FormMoney form={form} name="amount" label={t('fields.amount')} required />
      <FormDate form={form} name="paid_on" label={t('fields.paid_on')} required />
      <FormSelect
        form={form}
        name="mode"
        label={t('fields.mode')}
        options={choices('mode', PAYMENT_MODES)}
        required
      />
      {isCheque(mode) && (
        <FormText form={form} name="cheque_no" label={t('fields.cheque_no')} nullable required />
      )}
      <FormText form={form} name="developer_or_no" label={t('fields.developer_or_no')} nullable />
      <FormSelect
        form={form}
        name="source"
        label={t('fields.source')}
        options={choices('source', PAYMENT_SOURCES)}
        required
      />
      <div className="payment-parts">
        <FormMoney form={form} name="applied_interest" label={t('fields.applied_interest')} />
        <FormMoney form={form} name="applied_penalty" label={t('fields.applied_penalty')} />
      </div>
      <p role="status" className="mb-0">
        {t('record.principal')} <Ltr>{formats.amount(moneyText(principal < 0n ? 0n : principal))}</Ltr>
      </p>
    </FormDialog>
  )
}
