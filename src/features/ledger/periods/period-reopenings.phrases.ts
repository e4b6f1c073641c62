export const periodReopeningsPhrases = {
  month: 'Month to reopen',
  unit: 'Unit',
  period_reopening: {
    title: 'Period reopenings',
    text: 'A closed month opens again only when the president approves. The month’s reports may change then.',
    search: 'Search by number',
    empty: 'No period reopenings yet',
    empty_text: 'Requests to reopen a closed month appear here, with who decided them.',
    new: 'Request reopening',
    one: 'Period reopening',
    count_one: '{{count}} period reopening',
    count_other: '{{count}} period reopenings',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'period-reopenings': typeof periodReopeningsPhrases
  }
}
