import { saleReasonSchema } from '@contract/modules/sales/sale.commands'
import { useSaleCommand, type CommandedSale } from '@/features/sales/dialogs/use-sale-command'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { SaleCommand } from '@/features/sales/sales.api'

export type ReasonDialogProps = {
  sale: CommandedSale
  command: SaleCommand
  title: string
  text: string
  done: string
  isGrave?: boolean
  onClose: () => void
}

type Values = { reason: string }

/** What asks for nothing but a reason that somebody will want to read. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { sale, command, title, text, done, isGrave = false, onClose } = props
  const t = usePhrases('sales')
  const form = useSaleCommand<Values>({
    sale,
    command,
    schema: saleReasonSchema,
    defaultValues: { reason: '' },
    done,
    onDone: onClose,
  })
  return (
    <FormDialog form={form} title={title} submit={title} isGrave={isGrave} onClose={onClose}>
      <p>{text}</p>
      <FormLongText form={form} name="reason" label={t('reason')} required rows={3} dir="auto" />
    </FormDialog>
  )
}
