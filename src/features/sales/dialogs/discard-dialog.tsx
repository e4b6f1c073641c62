import { useNavigate } from 'react-router-dom'
import { saleActions } from '@/features/sales/sale-commands.api'
import type { ActionDialogProps } from '@/features/sales/dialogs/dialog-props'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { usePhrases } from '@/shared/i18n/use-phrases'

export function DiscardDialog({ row, onClose }: ActionDialogProps) {
  const t = usePhrases('sales')
  const navigate = useNavigate()
  return (
    <CommandConfirm
      command={saleActions.discard}
      call={{ record: row }}
      title={t('acts.discard')}
      confirmLabel={t('acts.discard')}
      tone="danger"
      done={t('done.discard')}
      onClose={onClose}
      onDone={() => void navigate('/sales/record', { replace: true })}
    >
      {t('texts.discard', { unit: row.unit_code })}
    </CommandConfirm>
  )
}
