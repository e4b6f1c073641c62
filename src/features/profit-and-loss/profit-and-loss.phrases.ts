import { pnlWords } from '@contract/modules/accounting/profit-and-loss-words'

export const profitAndLossPhrases = {
  ...pnlWords,
  year: 'Year',
  share: 'Percent of revenue',
  compare: { budget: 'Budget and variance', previous: 'Previous year' },
  budget_of: '{{account}}, {{month}}: show the budget',
  share_of: '{{figure}} %',
  group: { open: 'Show the accounts of {{name}}', close: 'Hide the accounts of {{name}}' },
  entries_of: '{{account}}, {{month}}: show the entries',
  chart: 'Net income by month',
  empty: 'No entries in {{year}}',
  empty_text: 'Choose another year or other units. An entry counts here as soon as it is posted.',
  show_year: 'Show {{year}}',
  export: { pdf: 'Export PDF', xlsx: 'Export XLSX', print: 'Print', file: 'Profit and loss {{year}}' },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'profit-and-loss': typeof profitAndLossPhrases
  }
}
