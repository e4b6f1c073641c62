const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9'

/** So many numbers of checks in a row, as wide as the first: "000098", "000099", "000100". Null where it has no digits. */
export function checkNumbers(first: string, count: number): string[] | null {
  let start = first.length
  while (isDigit(first[start - 1])) start -= 1
  const [before, digits] = [first.slice(0, start), first.slice(start)]
  if (!digits) return null
  return Array.from(
    { length: count },
    (_, index) => before + String(BigInt(digits) + BigInt(index)).padStart(digits.length, '0'),
  )
}
