import type { PnlPart } from '@contract/modules/accounting/profit-and-loss.rules'

/** What the statement says on the screen and in its workbook alike. */
export const pnlWords = {
  title: 'Monthly profit and loss',
  account: 'Account',
  parts: {
    revenue: 'Revenue',
    cost_of_services: 'Cost of services',
    gross_profit: 'Gross profit',
    operating_expenses: 'Operating expenses',
    operating_income: 'Operating income',
    other: 'Other income and expense',
    net_before_tax: 'Net income before tax',
    income_tax: 'Income tax',
    net_income: 'Net income',
  } satisfies Record<PnlPart, string>,
  columns: {
    to_date: 'Year to date',
    previous: 'Same months {{year}}',
    budget: 'Budget, {{of}}',
    variance: 'Variance, {{of}}',
  },
}
