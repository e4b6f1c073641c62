import { useNavigate } from 'react-router-dom'
import { ConfirmCommand } from '@/features/sales/dialogs/confirm-command'
import { saleActions } from '@/features/sales/sale-commands.api'
import type { ActionDialogProps } from '@/features/sales/dialogs/dialog-props'
import { usePhrases } from '@/shared/i18n/use-phrases'

export function DiscardDialog({ row, onClose }: ActionDialogProps) {
  const t = usePhrases('sales')
  const navigate = useNavigate()
  return (
    <ConfirmCommand
      command={saleActions.discard}
      call={{ record: row }}
      title={t('acts.discard')}
      text={t('texts.discard', { unit: row.unit_code })}
      done={t('done.discard')}
      onClose={onClose}
      onDone={() => void navigate('/sales/record', { replace: true })}
    />
  )
}
