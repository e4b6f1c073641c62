import type { Receipt } from '@contract/modules/collection/receipt.resource'

/** How a developer pays, in the reader's words. */
export const receiptModeWords = {
  check: 'Check',
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
  offset: 'Offset',
} satisfies Record<Receipt['mode'], string>

/** What the report says on the screen, in its workbook and on its paper alike. */
export const collectionReportWords = {
  title: 'Collection report',
  values: {
    month: 'Month',
    developer_id: 'Developer',
    project_id: 'Project',
    ou_id: 'Unit',
    mode: 'Payment method',
  },
  receipts: 'Receipts',
  cash: 'Cash',
  ewt: 'Tax withheld',
  all: 'Total collected',
  unapplied: 'Unapplied',
  days: 'Days to cash',
  certificates: 'Certificates outstanding',
  none: 'Not yet applied',
  total: 'Total',
  note: 'Receipts count on the day on which they were received; what bounced or was voided is taken away on its own day. Days to cash run from the statement to its settlement, weighted by amount. Certificates are those of the quarters of these months.',
}
