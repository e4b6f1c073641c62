export const accountingPhrases = {
  accounts: {
    title: 'Chart of accounts',
    text: 'Headings and the accounts below them that take entries.',
    empty: 'There are no accounts yet',
  },
  fields: {
    code: 'Code',
    name: 'Name',
    type: 'Type',
    normal_side: 'Normal balance',
    pnl_group: 'Profit and loss',
    parent_id: 'Below',
    is_postable: 'Postable',
    is_control: 'Control',
    sort: 'Order',
  },
  hints: {
    code: '4 to 6 digits; it stays as it is.',
    is_postable: 'A heading takes none.',
    is_control: 'The subsidiary ledger behind this account.',
  },
  values: {
    bulk_reason: {
      account_has_accounts: 'accounts stand below it',
    },
    type: {
      asset: 'Asset',
      liability: 'Liability',
      equity: 'Equity',
      revenue: 'Revenue',
      cost_of_service: 'Cost of services',
      expense: 'Expense',
      other_income: 'Other income',
      other_expense: 'Other expense',
      tax: 'Income tax',
    },
    normal_side: {
      debit: 'Debit',
      credit: 'Credit',
    },
    pnl_group: {
      revenue: 'Revenue',
      cost_of_services: 'Cost of services',
      operating_expenses: 'Operating expenses',
      other: 'Other income and expense',
      income_tax: 'Income tax',
    },
    is_control: {
      none: 'None',
      ar: 'Receivables',
      ap: 'Payables',
      commission_payable: 'Commissions payable',
      advance: 'Advances',
      bank: 'Bank',
      vat: 'VAT',
      ewt: 'Withholding tax',
    },
  },
  sections: {
    basics: 'The account',
    place: 'Its place',
    use: 'How it is used',
  },
  tree: {
    ledger: 'Ledger',
    ledger_of: 'Ledger of {{name}}',
    as_list: 'As a list',
    as_tree: 'As a tree',
    expand_all: 'Open all',
    collapse_all: 'Close all',
    open: 'Open {{name}}',
    close: 'Close {{name}}',
    keys: 'Arrow keys move and open, Enter shows the account.',
    search: 'Search the accounts',
    no_match: 'No account matches this',
    no_match_text: 'Search for a code, a name or a part of either.',
    retired: 'Inactive',
    new: 'New account',
    count_one: '{{count}} account',
    count_other: '{{count}} accounts',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    accounting: typeof accountingPhrases
  }
}
