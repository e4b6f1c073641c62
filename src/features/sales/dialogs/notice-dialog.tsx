import { noticeSaleSchema } from '@contract/modules/sales/sale.commands'
import type { ActionDialogProps } from '@/features/sales/dialogs/dialog-props'
import { useSaleCommand } from '@/features/sales/dialogs/use-sale-command'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'

type Values = { sent_on: string }

export function NoticeDialog({ row, onClose }: ActionDialogProps) {
  const t = usePhrases('sales')
  const form = useSaleCommand<Values>({
    sale: row,
    command: 'notice',
    schema: noticeSaleSchema,
    defaultValues: { sent_on: row.notice_sent_on ?? '' },
    done: t('done.notice'),
    onDone: onClose,
  })
  return (
    <FormDialog form={form} title={t('acts.notice')} submit={t('acts.notice')} onClose={onClose}>
      <p>{t('notice.text')}</p>
      <FormDate form={form} name="sent_on" label={t('fields.notice_sent_on')} required />
    </FormDialog>
  )
}
