import type { PermissionCode } from '@contract/access/permission-catalogue'

/** Rights of their own to take rows in or out by a file: all that a list needs of the catalogue, without its words. */
export const FILE_RIGHTS = [
  'audit.log.export',
  'buyer.lead.export',
  'buyer.lead.import',
  'buyer.record.export',
  'cash_advance.record.export',
  'collection.ledger.export',
  'collection.receivable.export',
  'collection.report.export',
  'commission.record.export',
  'commission.release.export',
  'commission.soa.export',
  'commission.transaction.export',
  'expense.record.export',
  'expense.report.export',
  'hr.leave.export',
  'property.listing.export',
  'property.listing.import',
  'property.reserved.export',
  'report.pnl.export',
  'sales.payment.import',
  'sales.record.export',
  'sales.report.export',
  'timelog.record.export',
  'timelog.record.import',
] as const satisfies readonly PermissionCode[]
