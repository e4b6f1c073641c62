import { z } from 'zod'
import { businessDate } from '@contract/kernel/dates'
import { dateText } from '@contract/kernel/field-declarations'
import { isCheque, type PaymentMode } from '@contract/modules/sales/payment-state.rules'
import {
  buyerPayments,
  useMovePaymentMutation,
  type PaymentMove,
} from '@/features/sales/payments/payments.api'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type MovedPayment = {
  id: string
  row_version: number
  payment_no: string
  amount: string
  mode: PaymentMode
}
export type MoveDialogProps = { payment: MovedPayment; move: PaymentMove; onClose: () => void }

type Values = { on: string | null; reason: string }
const day = (isNeeded: boolean) => (isNeeded ? dateText : dateText.nullable())
const schemaFor = (needsDay: boolean, needsReason: boolean): FormSchema<Values> =>
  z.object({
    on: day(needsDay),
    reason: needsReason ? z.string().trim().min(3).max(1000) : z.string(),
  }) as FormSchema<Values>

const bodyOf = (move: PaymentMove, { on, reason }: Values): Record<string, unknown> =>
  ({
    verify: { cleared_on: on },
    clear: { cleared_on: on },
    bounce: { bounced_on: on, reason },
    reverse: { reason },
  })[move]

/** Asks once what has to be known of it, and says what follows. */
export function MoveDialog({ payment, move, onClose }: MoveDialogProps) {
  const t = usePhrases('sale-payments')
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [send] = useMovePaymentMutation()
  const { id, row_version, payment_no: no } = payment
  const asksWhy = move === 'bounce' || move === 'reverse'
  const asksDay = move === 'clear' || move === 'bounce' || (move === 'verify' && isCheque(payment.mode))
  const needsDay = asksDay && move !== 'verify'
  const form = usePortalForm<Values>({
    schema: schemaFor(needsDay, asksWhy),
    defaultValues: { on: needsDay ? businessDate(new Date()) : null, reason: '' },
    onSubmit: async values => {
      await send({ id, row_version, move, body: bodyOf(move, values) }).unwrap()
      dispatch(success(t(`done.${move}`, { no })))
      onClose()
    },
    onStale: () => dispatch(buyerPayments.wentStale(id)),
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
          name="on"
          label={t(move === 'bounce' ? 'fields.bounced_on' : 'fields.cleared_on')}
          hint={move === 'verify' ? t('ask.cleared_hint') : undefined}
          required={needsDay}
        />
      )}
      {asksWhy && <FormLongText form={form} name="reason" label={t('fields.reason')} required />}
    </FormDialog>
  )
}
