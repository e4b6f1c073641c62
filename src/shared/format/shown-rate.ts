import { withoutTrailingZeros } from '@contract/kernel/text'

export const RATE = /^-?\d{1,9}(\.\d{1,6})?$/

/** "3.500000" → "3.5": the zeros that a column adds say nothing. */
export const shownRate = (text: string): string => (RATE.test(text) ? withoutTrailingZeros(text) : text)
