import type { Receipt } from '@contract/modules/collection/receipt.resource'
import type { ReceiptMove } from '@contract/modules/collection/receipt-state'
import type { ShownAllocation } from '@contract/modules/collection/shown-allocation'

export type ShownReceipt = Receipt & {
  actions?: readonly ReceiptMove[]
  settled?: readonly ShownAllocation[]
}
