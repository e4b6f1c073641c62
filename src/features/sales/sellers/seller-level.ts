import type { SELLER_LEVELS } from '@contract/modules/commission/scheme.rules'

export type SellerLevel = (typeof SELLER_LEVELS)[number]
