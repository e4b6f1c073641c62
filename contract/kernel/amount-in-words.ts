import { type Centavos } from '@contract/kernel/money'

const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
/** As far as a stored amount reaches. */
const GROUPS = ['', ' thousand', ' million', ' billion', ' trillion']

/**
 * The English of a document: "Four million … pesos and fifty-one centavos". A second spelling of a figure must
 * never be the ambiguous one, hence no "a hundred" and no "and" but the one before the centavos.
 */
export function amountInWords(centavos: Centavos): string {
  const amount = centavos < 0n ? -centavos : centavos
  const [pesos, rest] = [amount / 100n, Number(amount % 100n)]
  const words = [
    ...(pesos > 0n || rest === 0 ? [`${wholeInWords(pesos)} ${pesos === 1n ? 'peso' : 'pesos'}`] : []),
    ...(rest > 0 ? [`${belowThousand(rest)} ${rest === 1 ? 'centavo' : 'centavos'}`] : []),
  ]
  const text = `${centavos < 0n ? 'minus ' : ''}${words.join(' and ')}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function wholeInWords(whole: bigint): string {
  if (whole === 0n) return 'zero'
  const words: string[] = []
  let left = whole
  for (const group of GROUPS) {
    const part = Number(left % 1000n)
    if (part > 0) words.unshift(belowThousand(part) + group)
    left /= 1000n
  }
  if (left > 0n) throw new RangeError('larger than any stored amount')
  return words.join(' ')
}

function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  return [
    ...(hundreds > 0 ? [`${SMALL[hundreds]} hundred`] : []),
    ...(rest > 0 ? [belowHundred(rest)] : []),
  ].join(' ')
}

function belowHundred(number: number): string {
  const small = SMALL[number]
  if (small !== undefined) return small
  const [tens, ones] = [TENS[Math.floor(number / 10)], number % 10]
  return ones > 0 ? `${tens}-${SMALL[ones]}` : `${tens}`
}
