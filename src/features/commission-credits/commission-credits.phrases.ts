export const commissionCreditsPhrases = {
  commission_credit: {
    title: 'Credits to developers',
    text: 'Part of a sent statement that a developer no longer owes. Once posted, a credit memo follows and each share is reduced.',
    search: 'Search by number, statement or reason',
    empty: 'No credits yet',
    empty_text: 'Credit part of a statement that a developer rightly disputes.',
    new: 'New credit',
    one: 'Credit to a developer',
    count_one: '{{count}} credit',
    count_other: '{{count}} credits',
    values: { status: { posted: 'Posted' } },
  },
  sections: { sale: 'Sale', tranche: 'Billed tranche', credit: 'Credit' },
  tranches: {
    choose_first: 'Choose a sale to see which of its tranches are billed.',
    nothing: 'No statement with this sale has been sent.',
    legend: 'Billed tranche',
    one: 'Tranche {{seq}} on {{statement}}',
    standing: 'Due with VAT {{gross}}, of it paid {{paid}}',
  },
  preview: {
    title: 'What changes',
    incomplete: 'Choose a tranche and enter an amount to see what would change.',
    net: 'Net',
    vat: 'VAT',
    gross: 'Credit memo',
    unpaid: 'Not paid yet',
    refund: 'Owed back to the developer',
  },
  command: {
    post: {
      open: 'Post credit',
      title: 'Post {{name}}',
      text: 'The developer owes less and gets a credit memo. Sellers who were paid more than is due owe it back.',
      submit: 'Post credit',
      done: '{{name}} is posted.',
    },
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'commission-credits': typeof commissionCreditsPhrases
  }
}
