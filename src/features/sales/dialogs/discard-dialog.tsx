import { useNavigate } from 'react-router-dom'
import type { ActionDialogProps } from '@/features/sales/dialogs/dialog-props'
import { useCommandSaleMutation } from '@/features/sales/sales.api'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error, success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'

export function DiscardDialog({ row, onClose }: ActionDialogProps) {
  const t = usePhrases('sales')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [command, { isLoading }] = useCommandSaleMutation()
  const handleConfirm = async () => {
    try {
      await command({ id: row.id, row_version: row.row_version, command: 'discard' }).unwrap()
      dispatch(success(t('done.discard')))
      void navigate('/sales/record', { replace: true })
    } catch (failed) {
      dispatch(error(toApiFailure(failed).message))
      onClose()
    }
  }
  return (
    <ConfirmDialog
      show
      title={t('acts.discard')}
      tone="danger"
      confirmLabel={t('acts.discard')}
      busy={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {t('texts.discard', { unit: row.unit_code })}
    </ConfirmDialog>
  )
}
