import type { SELLER_LEVELS } from '@contract/selling/scheme.rules'

export type SellerLevel = (typeof SELLER_LEVELS)[number]
