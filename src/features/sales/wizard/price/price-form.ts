import type { SalePrice } from '@contract/selling/sale.calls'

/** Any form that holds a price: the wizard's, and that of an amendment. */
export type PricedForm = { price: SalePrice }
