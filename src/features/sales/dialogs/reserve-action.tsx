import type { ActionDialogProps } from '@/features/sales/dialogs/dialog-props'
import { ReserveDialog } from '@/features/sales/dialogs/reserve-dialog'

export function ReserveAction({ row, onClose }: ActionDialogProps) {
  return <ReserveDialog sale={row} reservationDate={row.reservation_date} onClose={onClose} />
}
