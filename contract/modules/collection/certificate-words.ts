/** What certificates are called on the screen and in the files made of them. */
export const certificateWords = {
  title: 'Withholding certificates',
  quarter: 'Quarter',
  unit: 'Unit',
  expected: 'Tax withheld',
  received: 'Certified',
  difference: 'Difference',
  missing: 'Outstanding',
  due: 'Due on',
  tin: 'TIN',
  developer: 'Developer',
  number: 'Certificate',
  base: 'Tax base',
  tax: 'Tax withheld',
  total: 'Total',
}
