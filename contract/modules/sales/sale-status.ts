export const SALE_STATUSES = ['draft', 'reserved', 'booked', 'fully_paid', 'cancelled', 'forfeited'] as const
export type SaleStatus = (typeof SALE_STATUSES)[number]

/** While a sale is one of these, its unit is nobody else's. */
export const LIVE_SALE_STATUSES: readonly SaleStatus[] = ['reserved', 'booked', 'fully_paid']

/** Nothing more is owed for a sale that has ended so. */
export const ENDED_SALE_STATUSES = ['cancelled', 'forfeited'] as const satisfies readonly SaleStatus[]
export const isEnded = (status: SaleStatus): status is (typeof ENDED_SALE_STATUSES)[number] =>
  (ENDED_SALE_STATUSES as readonly SaleStatus[]).includes(status)
