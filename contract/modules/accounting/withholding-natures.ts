import type { WithholdingNature } from '@contract/modules/accounting/withholding'

/** What is paid for, in the reader's words. */
export const withholdingNatures = {
  rent: 'Rent',
  contractors: 'Contractors',
  services: 'Services',
  goods: 'Goods',
  professional: 'Professional fees',
  commission: 'Commissions',
} satisfies Record<WithholdingNature, string>
