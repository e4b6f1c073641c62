import type { ActionDialogProps } from '@/features/sales/dialogs/dialog-props'
import { saleActions } from '@/features/sales/sale-commands.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export function ForfeitDialog({ row, onClose }: ActionDialogProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  const form = useCommandForm(saleActions.forfeit, {
    record: row,
    defaultValues: { note: null },
    done: () => t('done.forfeit'),
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('command.forfeit.title')}
      submit={t('command.forfeit.title')}
      isGrave
      onClose={onClose}
    >
      <p>
        {t('forfeit.text', {
          unit: row.unit_code,
          amount: formats.amount(row.reservation_fee),
          date: formats.shortDate(row.reservation_valid_to),
        })}
      </p>
      <FormLongText form={form} name="note" label={t('forfeit.note')} nullable rows={2} dir="auto" />
    </FormDialog>
  )
}
