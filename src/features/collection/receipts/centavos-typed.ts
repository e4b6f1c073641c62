import { isMoneyText, parseMoney, type Centavos } from '@contract/kernel/money'

/** What a field holds while somebody types in it; nothing where it is no amount yet. */
export const centavosTyped = (text: unknown): Centavos =>
  typeof text === 'string' && isMoneyText(text) ? parseMoney(text) : 0n
