import { useCommandSaleMutation, type SaleCommand } from '@/features/sales/sales.api'
import { sales } from '@/features/sales/sales-lists.api'
import type { CommandedSale } from '@/features/sales/dialogs/use-sale-command'
import { toApiFailure } from '@/shared/http/api-failure'
import { error, success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'

export type ConfirmCommandProps = {
  sale: CommandedSale
  command: SaleCommand
  title: string
  text: string
  done: string
  onClose: () => void
  onDone?: () => void
}

/** Asks once before something that takes no more than a yes. */
export function ConfirmCommand({ sale, command, title, text, done, onClose, onDone }: ConfirmCommandProps) {
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = useCommandSaleMutation()
  const handleConfirm = async () => {
    try {
      await send({ id: sale.id, row_version: sale.row_version, command }).unwrap()
      dispatch(success(done))
      onDone?.()
    } catch (failed) {
      const failure = toApiFailure(failed)
      if (failure.code === 'stale_record') dispatch(sales.wentStale(sale.id))
      dispatch(error(failure.message))
    }
    onClose()
  }
  return (
    <ConfirmDialog
      show
      title={title}
      tone="danger"
      confirmLabel={title}
      busy={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {text}
    </ConfirmDialog>
  )
}
