import type { ActionDialogProps } from '@/features/sales/dialogs/dialog-props'
import { ReasonDialog } from '@/features/sales/dialogs/reason-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'

export function ReinstateDialog({ row, onClose }: ActionDialogProps) {
  const t = usePhrases('sales')
  return (
    <ReasonDialog
      sale={row}
      command="reinstate"
      title={t('acts.reinstate')}
      text={t('texts.reinstate', { unit: row.unit_code })}
      done={t('done.reinstate')}
      onClose={onClose}
    />
  )
}
