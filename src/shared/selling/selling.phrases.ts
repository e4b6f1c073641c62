import { saleTerms } from '@contract/modules/sales/sale-terms.phrases'

export const sellingPhrases = {
  levels: saleTerms.level,
  commission: {
    shares: 'Commission split',
    scheme: '{{name}}, version {{version}}',
    you: 'You',
    from: 'expected {{date}}',
    since: 'open since {{date}}',
    no_date: 'no date yet',
    reversed: 'reversed',
    if_paid: 'Projection, assuming payments on time. Locked at booking.',
    no_scheme: 'No commission scheme is in effect for this project on that day.',
  },
  changes: {
    caption: 'Shares before and after',
    who: 'Who',
    company: 'Company',
    tranche: 'Tranche',
    before: 'Before',
    after: 'After',
    difference: 'Difference',
    open_sale: 'Open the sale',
  },
  adjustments: {
    incentive: 'Incentive',
    title: 'Adjustments',
    cause: {
      amendment: 'Change of the sale',
      correction: 'Correction of shares',
      clawback: 'Clawback by hand',
      credit: 'Credit to the developer',
    },
    approved_by: 'approved by',
    gross: 'Gross commission:',
  },
  sales_of: {
    title: 'Sales',
    none: 'No sales yet',
    none_text: 'A new sale starts with these sellers.',
    draft: 'Draft',
    status: saleTerms.status,
    role: {
      principal: 'Buyer',
      co_buyer: 'Co-buyer',
      spouse: 'Spouse of {{name}}',
      attorney: 'Signs for {{name}}',
    },
  },
  get: {
    title: 'What will I get?',
    text: 'At the list price, with a down payment of 20 % over 18 months and a bank loan for the rest.',
    total: 'In all',
    sell: 'Sell this unit',
    new_sale: 'New sale',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    selling: typeof sellingPhrases
  }
}
