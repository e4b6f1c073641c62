import { roundedDivision, type Centavos } from '@contract/kernel/money'

const WHOLE = 10_000n

/** "5" and "-2.50" in hundredths of a percent. */
function hundredths(percent: string): bigint {
  const [whole = '0', fraction = ''] = percent.replace('-', '').split('.')
  const amount = BigInt(whole + fraction.padEnd(2, '0'))
  return percent.startsWith('-') ? -amount : amount
}

/** An amount and so many percent of it; what is below nothing is no budget. */
export function raisedBy(amount: Centavos, percent: string): Centavos {
  const raised = roundedDivision(amount * (WHOLE + hundredths(percent)), WHOLE)
  return raised > 0n ? raised : 0n
}
