/** What the tax withheld is called on the screen and in its files alike. */
export const withholdingWords = {
  title: 'Withholding Tax',
  payee: 'Payee',
  tin: 'TIN',
  nature: 'Nature of payment',
  base: 'Tax base',
  tax: 'Tax withheld',
  total: 'Total',
  alphalist: 'Alphalist of payees',
  sequence: 'No.',
  rate: 'Rate (%)',
}
