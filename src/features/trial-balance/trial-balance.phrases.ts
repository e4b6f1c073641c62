export const trialBalancePhrases = {
  title: 'Trial Balance',
  balance_sheet: 'Balance sheet',
  views: 'Statement',
  from: 'From month',
  to: 'To month',
  account: 'Account',
  opening: 'Opening balance',
  debit: 'Debit',
  credit: 'Credit',
  closing: 'Closing balance',
  total: 'Total',
  amount: 'End of {{month}}',
  parts: { asset: 'Assets', liability: 'Liabilities', equity: 'Equity' },
  result_of_year: 'Result of the year',
  retained: 'Results of earlier years',
  liabilities_and_equity: 'Liabilities and equity',
  entries_of: '{{account}}: show the entries of these months',
  ledger_of: '{{account}}: show the account ledger of these months',
  empty: 'No entries until the end of {{month}}',
  empty_text: 'Choose later months or other units. An entry counts here as soon as it is posted.',
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'trial-balance': typeof trialBalancePhrases
  }
}
