/** What the report says on the screen and in its workbook alike. */
export const expenseReportWords = {
  title: 'Expense Reports',
  values: {
    account_id: 'Account',
    category_id: 'Category',
    ou_id: 'Unit',
    project_id: 'Project',
    payee_name: 'Payee',
    month: 'Month',
  },
  net: 'Net of VAT',
  vat: 'Input VAT',
  ewt: 'Tax withheld',
  budget: 'Budget',
  variance: 'Over budget',
  previous: 'Year before',
  receipts: 'With receipt',
  lines: 'Lines',
  none: 'Not said',
  total: 'Total',
}
