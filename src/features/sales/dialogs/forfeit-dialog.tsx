import { forfeitSaleSchema } from '@contract/modules/sales/sale.commands'
import type { ActionDialogProps } from '@/features/sales/dialogs/dialog-props'
import { useSaleCommand } from '@/features/sales/dialogs/use-sale-command'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { useFormats } from '@/shared/format/use-formats'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { usePhrases } from '@/shared/i18n/use-phrases'

type Values = { note: string | null }

export function ForfeitDialog({ row, onClose }: ActionDialogProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  const form = useSaleCommand<Values>({
    sale: row,
    command: 'forfeit',
    schema: forfeitSaleSchema as unknown as FormSchema<Values>,
    defaultValues: { note: null },
    done: t('done.forfeit'),
    onDone: onClose,
  })
  return (
    <FormDialog form={form} title={t('acts.forfeit')} submit={t('acts.forfeit')} isGrave onClose={onClose}>
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
