import type { SaleDetail } from '@contract/modules/sales/sale.views'

/** Papers without which a sale is not booked. */
export function papersMissing({ documents }: Pick<SaleDetail, 'documents'>): number {
  return documents.filter(({ mandatory_for, status }) => mandatory_for !== 'takeout' && status !== 'verified')
    .length
}
