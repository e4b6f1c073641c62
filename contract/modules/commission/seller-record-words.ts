/** What stands above the figures of a commission record, on the screen and in its file. */
export const recordWords = {
  title: 'Commission record',
  seller: 'Seller',
  unit: 'Unit',
  total: 'Total',
  figure: {
    projected: 'Projected',
    locked: 'Locked',
    eligible: 'Eligible',
    billed: 'Billed',
    collected: 'Collected',
    on_hold: 'On hold',
    released: 'Released',
    balance: 'Balance to release',
    held_back: 'Held back',
    open_clawback: 'Clawback open',
    gross_ytd: 'Gross pay in {{year}}',
    tax_ytd: 'Tax withheld in {{year}}',
  },
}
