import type { AgingBucket } from '@contract/modules/collection/aging.rules'
import type { LedgerKind } from '@contract/modules/collection/developers-ledger'

/** What a developer's ledger says on the screen and in the files made of it. */
export const developersLedgerWords = {
  title: 'Developers Ledger',
  text: 'What a developer owed, movement by movement.',
  choose: 'Choose a developer',
  choose_text: 'Its statements and receipts appear here with the balance after each.',
  from: 'From',
  to: 'To',
  date: 'Date',
  reference: 'Reference',
  opening: 'Opening balance',
  closing: 'Closing balance',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  kind: {
    statement: 'Statement of account',
    statement_void: 'Statement voided',
    statement_credit: 'Credit for a cancelled sale',
    receipt: 'Receipt',
    receipt_undone: 'Receipt reversed',
  } satisfies Record<LedgerKind, string>,
  pdf: 'Statement of account',
  workbook: 'Download workbook',
  file: 'Ledger of {{name}} {{from}} to {{to}}',
}

/** The same of what developers owe by age, and of the letter that reminds one of them. */
export const receivablesWords = {
  title: 'Aging Receivables Reports',
  text: 'What developers owe as of a day, by how long it is past due.',
  as_of: 'As of',
  developer: 'Developer',
  total: 'Total',
  unapplied: 'Unapplied receipts',
  empty: 'Nothing is owed as of this day',
  empty_text: 'Statements appear here once they are sent.',
  tie_out: 'Control account 1110',
  difference: 'Difference',
  agrees: 'It agrees with the books.',
  bucket: {
    current: 'Not yet due',
    '1-30': '1–30 days',
    '31-60': '31–60 days',
    '61-90': '61–90 days',
    '91-120': '91–120 days',
    '120+': 'Over 120 days',
  } satisfies Record<AgingBucket, string>,
  lines_of: 'Statements of {{name}}',
  days: 'Days past due',
  workbook: 'Download workbook',
  file: 'Aging of receivables {{on}}',
  letter: {
    open: 'Reminder letter',
    file: 'Reminder {{name}} {{on}}',
    title: 'Reminder of overdue statements',
    greeting: 'To whom it may concern:',
    text: 'By our books the statements below are past due.',
    statement: 'Statement',
    due: 'Due on',
    amount: 'Open',
    promised: 'Promised for',
    ask: 'Please pay {{amount}}, or tell {{company}} by when you will and which lines you do not agree with. If your payment is on its way, please disregard this letter.',
    signed: 'For the company',
  },
}
