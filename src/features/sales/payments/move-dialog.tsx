import { businessDate } from '@contract/kernel/dates'
import { isCheque, type PaymentMode } from '@contract/modules/sales/payment-state.rules'
import { paymentActions } from '@/features/sales/payments/payments.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type MovedPayment = {
  id: string
  row_version: number
  payment_no: string
  amount: string
  mode: PaymentMode
}
export type PaymentMove = 'verify' | 'clear' | 'bounce' | 'reverse'
export type MoveDialogProps = { payment: MovedPayment; move: PaymentMove; onClose: () => void }

type Values = { cleared_on?: string | null; bounced_on?: string; reason?: string }

const valuesFor = (move: PaymentMove): Values => {
  const today = businessDate(new Date())
  return {
    verify: { cleared_on: null },
    clear: { cleared_on: today },
    bounce: { bounced_on: today, reason: '' },
    reverse: { reason: '' },
  }[move]
}

/** Asks once what has to be known of it, and says what follows. */
export function MoveDialog({ payment, move, onClose }: MoveDialogProps) {
  const t = usePhrases('sale-payments')
  const formats = useFormats()
  const { payment_no: no } = payment
  const asksWhy = move === 'bounce' || move === 'reverse'
  const asksDay = move !== 'reverse' && (move !== 'verify' || isCheque(payment.mode))
  const day = move === 'bounce' ? 'bounced_on' : 'cleared_on'
  const form = useCommandForm<Values, unknown>(paymentActions[move], {
    record: payment,
    defaultValues: valuesFor(move),
    done: () => t(`done.${move}`, { no }),
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t(`moves.${move}`)}
      submit={t(`moves.${move}`)}
      isGrave={asksWhy}
      onClose={onClose}
    >
      <p className="mb-0">
        <bdi>{no}</bdi> · <Ltr>{formats.amount(payment.amount)}</Ltr>
      </p>
      <p className="mb-0">{t(`ask.${move}`)}</p>
      {asksDay && (
        <FormDate
          form={form}
          name={day}
          label={t(`fields.${day}`)}
          hint={move === 'verify' ? t('ask.cleared_hint') : undefined}
          required={move !== 'verify'}
        />
      )}
      {asksWhy && <FormLongText form={form} name="reason" label={t('fields.reason')} required />}
    </FormDialog>
  )
}
