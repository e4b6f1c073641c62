import { reserveSaleSchema } from '@contract/modules/sales/sale.commands'
import { useSaleCommand } from '@/features/sales/dialogs/use-sale-command'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormText } from '@/shared/form/form-text'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type ReserveDialogProps = {
  sale: { id: string; row_version: number }
  reservationDate: string | null
  onClose: () => void
  onDone?: () => void
}

type Values = { reservation_or_ar_no: string; reservation_date: string | null }

/** The developer's receipt is what makes a draft a reservation. */
export function ReserveDialog({ sale, reservationDate, onClose, onDone }: ReserveDialogProps) {
  const t = usePhrases('sales')
  const form = useSaleCommand<Values>({
    sale,
    command: 'reserve',
    schema: reserveSaleSchema as unknown as FormSchema<Values>,
    defaultValues: { reservation_or_ar_no: '', reservation_date: reservationDate },
    done: t('done.reserve'),
    onDone: onDone ?? onClose,
  })
  return (
    <FormDialog form={form} title={t('acts.reserve')} submit={t('acts.reserve')} onClose={onClose}>
      <p>{t('reserve.text')}</p>
      <FormText
        form={form}
        name="reservation_or_ar_no"
        label={t('fields.reservation_or_ar_no')}
        hint={t('reserve.receipt_hint')}
        required
        autoComplete="off"
        dir="ltr"
      />
      <FormDate form={form} name="reservation_date" label={t('fields.reservation_date')} optional />
    </FormDialog>
  )
}
