import { pnlWords } from '@contract/modules/accounting/profit-and-loss-words'

export const profitAndLossPhrases = {
  ...pnlWords,
  year: 'Year',
  share: 'Percent of revenue',
  compare: { budget: 'Budget and variance', previous: 'Previous year' },
  share_of: '{{figure}} %',
  group: { open: 'Show the accounts of {{name}}', close: 'Hide the accounts of {{name}}' },
  trace: {
    open: '{{name}}, {{month}}: show how it is computed',
    title: '{{name}}, {{month}}',
    how: 'How this amount is computed',
    step: { credit: 'Credits', debit: 'Debits', posted: 'Posted', budget: 'Budget' },
    share: 'Percent of revenue:',
    rule_account: 'Credits less debits of the posted entries.',
    rule_months: 'The sum of the months.',
    rule_budget: 'The budget of the month; costs stand below zero.',
    rule_variance: 'Actual less budget.',
    rule_group: 'The sum of the accounts of the group.',
    rule_part: 'The result above it and the groups since.',
    exact: 'Amounts are exact: nothing is rounded.',
    rule_share: 'The percentage is rounded to one decimal; costs read without a sign.',
    ledger: 'Show the account ledger',
    entries: 'Show the entries',
    budgets: 'Show the budgets',
  },
  chart: 'Net income by month',
  empty: 'No entries in {{year}}',
  empty_text: 'Choose another year or other units. An entry counts here as soon as it is posted.',
  show_year: 'Show {{year}}',
  export: { pdf: 'Download PDF', xlsx: 'Download XLSX', print: 'Print', file: 'Profit and loss {{year}}' },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'profit-and-loss': typeof profitAndLossPhrases
  }
}
