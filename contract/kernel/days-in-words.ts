import { wholeInWords } from '@contract/kernel/amount-in-words'

const BESIDE_A_WHOLE: Record<number, string> = {
  25: ' and a quarter',
  50: ' and a half',
  75: ' and three quarters',
}
const ALONE: Record<number, string> = {
  25: 'a quarter of a day',
  50: 'half a day',
  75: 'three quarters of a day',
}

/** English for days in hundredths: "two and a half days". Null: nobody says it so. */
export function daysInWords(hundredths: number): string | null {
  if (!Number.isInteger(hundredths) || hundredths < 0) return null
  const [whole, rest] = [Math.floor(hundredths / 100), hundredths % 100]
  if (whole === 0 && rest > 0) return ALONE[rest] ?? null
  const fraction = rest === 0 ? '' : BESIDE_A_WHOLE[rest]
  if (fraction === undefined) return null
  return `${wholeInWords(BigInt(whole))}${fraction} ${hundredths === 100 ? 'day' : 'days'}`
}
