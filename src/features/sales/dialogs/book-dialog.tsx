import { bookSaleSchema } from '@contract/modules/sales/sale.commands'
import { useSaleCommand } from '@/features/sales/dialogs/use-sale-command'
import type { ActionDialogProps } from '@/features/sales/dialogs/dialog-props'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { usePhrases } from '@/shared/i18n/use-phrases'

type Values = { cts_signed_on: string }

/** From here on the unit is sold and the commission scheme is frozen. */
export function BookDialog({ row, onClose }: ActionDialogProps) {
  const t = usePhrases('sales')
  const form = useSaleCommand<Values>({
    sale: row,
    command: 'book',
    schema: bookSaleSchema as unknown as FormSchema<Values>,
    defaultValues: { cts_signed_on: row.cts_signed_at ?? '' },
    done: t('done.book'),
    onDone: onClose,
  })
  return (
    <FormDialog form={form} title={t('acts.book')} submit={t('acts.book')} onClose={onClose}>
      <p>{t('book.text')}</p>
      <FormDate form={form} name="cts_signed_on" label={t('fields.cts_signed_at')} required />
    </FormDialog>
  )
}
