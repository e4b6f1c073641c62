import type { SaleRow } from '@contract/modules/sales/sale.resource'
import type { SaleDetail } from '@contract/modules/sales/sale.views'

export type ActionDialogProps = { row: SaleRow; detail: SaleDetail; onClose: () => void }
