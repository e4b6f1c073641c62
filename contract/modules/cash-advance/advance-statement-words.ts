import type { MovementKind } from '@contract/modules/cash-advance/advance-movement.rules'

/** What movements and statements of advances are called, on the screen and on paper alike. */
export const advanceStatementWords = {
  title: 'Statement of cash advances',
  person: 'Name',
  open: 'Still open in all',
  advance: '{{number}}, {{amount}}, settle by {{date}}',
  date: 'Date',
  movement: 'Movement',
  reference: 'Reference',
  entry: 'Entry',
  amount: 'Amount',
  balance: 'Balance',
  undone: 'Undone: {{kind}}',
  kind: {
    release: 'Released',
    liquidation: 'Receipts',
    cash_return: 'Cash returned',
    payroll_deduction: 'Deducted from pay',
    commission_deduction: 'Deducted from commission',
    additional_payment: 'Paid in addition',
    write_off: 'Written off',
  } satisfies Record<MovementKind, string>,
}
