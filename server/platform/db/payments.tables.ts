import type { ColumnType, GeneratedAlways } from 'kysely'
import type { buyerPaymentResource, PaymentRow } from '@contract/modules/sales/buyer-payment.resource'
import type { paymentDueResource } from '@contract/modules/sales/payment-due.resource'
import type { paymentImportResource } from '@contract/modules/sales/payment-import.resource'
import type { TableOf } from '@server/platform/db/table-of'

type WorkedOut = 'payment_no' | 'status' | 'is_collected'
type LaterColumn =
  | 'verified_by'
  | 'verified_at'
  | 'cleared_on'
  | 'bounced_on'
  | 'reversed_on'
  | 'reversed_by'
  | 'reason'
type Payment = TableOf<typeof buyerPaymentResource>
type Later = string | null | undefined

/** As the database works it out, what it is called and where it stands is never written. */
type PaymentTable = Omit<Payment, WorkedOut | LaterColumn> & {
  [K in WorkedOut]: GeneratedAlways<PaymentRow[K]>
} & { [K in LaterColumn]: ColumnType<string | null, Later, Later> }

type ImportTable = Omit<
  TableOf<typeof paymentImportResource>,
  'reversed_at' | 'reversed_by' | 'reverse_reason'
> & {
  reversed_at: ColumnType<string | null, Later, Later>
  reversed_by: ColumnType<string | null, Later, Later>
  reverse_reason: ColumnType<string | null, Later, Later>
}

export type PaymentTables = {
  buyer_payment: PaymentTable
  payment_import: ImportTable
  payment_due_shown: TableOf<typeof paymentDueResource>
}
