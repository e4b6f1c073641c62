const LAST_DIGITS = /^(.*?)(\d+)$/

/** So many numbers of checks in a row, as wide as the first: "000098", "000099", "000100". Null where it has no digits. */
export function checkNumbers(first: string, count: number): string[] | null {
  const [, before = '', digits] = LAST_DIGITS.exec(first) ?? []
  if (!digits) return null
  return Array.from(
    { length: count },
    (_, index) => before + String(BigInt(digits) + BigInt(index)).padStart(digits.length, '0'),
  )
}
