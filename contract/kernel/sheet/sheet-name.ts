const LONGEST = 31
const RESERVED = 'history'

/** Never half a character: what is cut off is cut between two. */
function cut(text: string, length: number): string {
  const short = text.slice(0, length)
  return /[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short
}

function clean(name: string): string {
  const readable = name
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- a sheet's name holds none of them
    .replace(/[[\]:*?/\\\u0000-\u001f]/g, ' ')
    .replace(/\s+/g, ' ')
  const outer = (at: number) => readable[at] === ' ' || readable[at] === "'"
  let [start, end] = [0, readable.length]
  while (start < end && outer(start)) start += 1
  while (end > start && outer(end - 1)) end -= 1
  return readable.slice(start, end)
}

/** A name that every sheet program takes: 31 units, no forbidden sign, unlike its neighbours in any case. */
export function sheetName(wanted: string, taken: readonly string[] = [], instead = 'Sheet'): string {
  const used = new Set(taken.map(name => name.toLowerCase()))
  // Cutting may leave an apostrophe or a blank at the end.
  const base = clean(cut(clean(wanted), LONGEST)) || instead
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` (${number})`
    const name = `${clean(cut(base, LONGEST - suffix.length))}${suffix}`
    if (!used.has(name.toLowerCase()) && name.toLowerCase() !== RESERVED) return name
  }
}
