import { SELLER_LEVELS, type SellerLevel } from '@contract/selling/scheme.rules'

/** From whoever closes the sale up to the broker; who only brought the buyer comes last. */
export const LEVEL_ORDER: readonly SellerLevel[] = [
  ...SELLER_LEVELS.filter(level => level !== 'referrer'),
  'referrer',
]
