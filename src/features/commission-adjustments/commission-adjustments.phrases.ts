export const commissionAdjustmentsPhrases = {
  commission_correction: {
    title: 'Commission corrections',
    text: 'Corrected sellers or weights of booked sales. Once approved, the commission is redistributed.',
    search: 'Search by number or reason',
    empty: 'No corrections yet',
    empty_text: 'Correct a sale whose sellers or weights were wrong when it was booked.',
    new: 'New correction',
    one: 'Commission correction',
    count_one: '{{count}} correction',
    count_other: '{{count}} corrections',
  },
  sections: { sale: 'Sale', sellers: 'Sellers' },
  sellers: {
    choose_first: 'Choose a sale to see who shares in its commission.',
    line: 'Seller {{count}}',
    seller: 'Seller',
    level: 'Level',
    weight: 'Weight in the level',
    weight_malformed: 'Enter a weight like 50 or 33.3333.',
    add: 'Add seller',
    remove: 'Remove seller {{count}}',
  },
  preview: {
    title: 'Shares before and after',
    nothing: 'No share would change.',
    moved: 'Commission moved:',
    incomplete: 'Name a seller and a weight on each line to see what would change.',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'commission-adjustments': typeof commissionAdjustmentsPhrases
  }
}
