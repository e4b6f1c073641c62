import {
  BUYER_NUMBERS,
  comparedNumber,
  maskedBuyerNumber,
  plainNumber,
  type BuyerNumber,
} from '@contract/modules/buyers/buyer-numbers'
import { normaliseMobile } from '@contract/modules/buyers/fingerprint.rules'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Values } from '@server/platform/resource/resource-context'
import { sealedValue } from '@server/platform/resource/sealed-value'

export const columnOf = (name: BuyerNumber) => `buyer.${name}`

const waysOf = (name: BuyerNumber) => ({
  plain: plainNumber,
  compared: (plain: string) => comparedNumber(name, plain),
  masked: (plain: string) => maskedBuyerNumber(name, plain),
})

/** The hash by which two numbers are compared; null for none. */
export function numberHash(seal: ColumnSeal, name: BuyerNumber, typed: string | null): string | null {
  return sealedValue(seal, columnOf(name), typed === '' ? null : typed, waysOf(name)).hash
}

/** Of the mobile number alone: an address is shared more often than a telephone. */
export function fingerprintOf(seal: ColumnSeal, mobile: string): string | null {
  const number = normaliseMobile(mobile)
  return number === null ? null : seal.hash('buyer.fingerprint', `mobile:${number}`)
}

/** Puts each number that is written out of sight; what is not written stays. */
export function withSealedNumbers(seal: ColumnSeal, values: Values): Values {
  const stored: Values = { ...values }
  for (const name of BUYER_NUMBERS) {
    if (!(name in values)) continue
    const { value, hash, masked } = sealedValue(seal, columnOf(name), values[name], waysOf(name))
    stored[name] = value
    stored[`${name}_hash`] = hash
    stored[`${name}_masked`] = masked
  }
  const mobile = values['mobile']
  if (typeof mobile === 'string') {
    stored['mobile'] = normaliseMobile(mobile)
    stored['fingerprint'] = fingerprintOf(seal, mobile)
  }
  return stored
}
