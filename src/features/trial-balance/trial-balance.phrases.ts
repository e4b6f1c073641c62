export const trialBalancePhrases = {
  title: 'Trial balance',
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
  trace: {
    open: '{{title}}: show how it is computed',
    title: '{{name}}, {{figure}}',
    how: 'How this amount is computed',
    step: {
      opening: 'Opening balance',
      debit: 'Debits',
      credit: 'Credits',
      movement: 'Debits less credits',
      result_of_year: 'Result of the year',
      retained: 'Results of earlier years',
    },
    rule_opening: 'Debits less credits of all entries before these months.',
    rule_months: 'The sum of the months.',
    rule_closing: 'The opening balance and what these months moved.',
    rule_accounts: 'The sum of the accounts.',
    rule_side: 'Debits and credits until the end of the month, on the side on which the account grows.',
    rule_part: 'The sum of its accounts; equity has the results besides.',
    rule_result: 'Credits less debits of the accounts of the profit and loss.',
    rule_owed: 'The sum of the two parts. It equals assets.',
    exact: 'Amounts are exact: nothing is rounded.',
    ledger: 'Show the account ledger',
    entries: 'Show the entries',
  },
  empty: 'No entries until the end of {{month}}',
  empty_text: 'Choose later months or other units. An entry counts here as soon as it is posted.',
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'trial-balance': typeof trialBalancePhrases
  }
}
