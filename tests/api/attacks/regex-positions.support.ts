/**
 * A regular expression as the places in it where a character is read, and which place may follow which: enough to see
 * whether one text can be read in many ways. Bounded repetition beyond a few is taken for an endless one; assertions
 * are places of their own that no character fits.
 */
export type Positions = {
  /** For each place, the characters of the alphabet that it takes. */
  takes: Set<string>[]
  /** In how many ways one place can be followed by another. */
  follow: Map<number, number>[]
  first: number[]
  /** Where the expression may end at once, with nothing left to fail on. */
  last: number[]
  isAnchored: boolean
}

type Part = { nullable: boolean; first: number[]; last: number[] }

const EMPTY: Part = { nullable: true, first: [], last: [] }
const SAMPLES = [...'aZ5_ \n\r\t-./:;@,"\'<>(){}[]&=%#?+*$^|\\é漢😀', '\u0000', '\u2028', '\u0301']
const UNROLLED_AT_MOST = 6
/** Anchors and look-arounds: they may fail, whatever comes. */
const ASSERTION = '(assertion)'
const ANY = '(any)'

export function positionsOf(source: string, flags: string): Positions {
  const alphabet = [...new Set([...SAMPLES, ...source])]
  const takes: Set<string>[] = []
  const follow: Map<number, number>[] = []
  let at = 0

  const addPlace = (chars: Set<string>): Part => {
    takes.push(chars)
    follow.push(new Map())
    return { nullable: false, first: [takes.length - 1], last: [takes.length - 1] }
  }
  const link = (from: number[], to: number[]) => {
    for (const a of from) for (const b of to) follow[a]?.set(b, (follow[a]?.get(b) ?? 0) + 1)
  }
  const after = (a: Part, b: Part): Part => {
    link(a.last, b.first)
    return {
      nullable: a.nullable && b.nullable,
      first: a.nullable ? [...a.first, ...b.first] : a.first,
      last: b.nullable ? [...a.last, ...b.last] : b.last,
    }
  }
  const either = (a: Part, b: Part): Part => ({
    nullable: a.nullable || b.nullable,
    first: [...a.first, ...b.first],
    last: [...a.last, ...b.last],
  })
  const place = (atom: string) => {
    const one = new RegExp(`^(?:${atom})$`, flags.replaceAll(/[gy]/g, ''))
    return addPlace(new Set(alphabet.filter(char => one.test(char))))
  }

  function alternatives(): Part {
    let part = sequence()
    while (source[at] === '|') {
      at += 1
      part = either(part, sequence())
    }
    return part
  }

  function sequence(): Part {
    let part = EMPTY
    while (at < source.length && source[at] !== '|' && source[at] !== ')') part = after(part, repeated())
    return part
  }

  function repeated(): Part {
    const from = at
    const part = atom()
    const quantifier = /^(?:[*+?]|\{(\d+)(,)?(\d*)\})\??/.exec(source.slice(at))
    if (!quantifier) return part
    const to = at
    at += quantifier[0].length
    const [text, low, comma, high] = quantifier
    if (text.startsWith('?')) return { ...part, nullable: true }
    if (low === undefined) return endless(part, text.startsWith('*'))
    const least = Number(low)
    const most = comma === undefined ? least : high === '' ? Number.POSITIVE_INFINITY : Number(high)
    if (most > UNROLLED_AT_MOST) return endless(part, least === 0)
    return unrolled(part, from, to, least, most)
  }

  function endless(part: Part, nullable: boolean): Part {
    link(part.last, part.first)
    return { ...part, nullable: nullable || part.nullable }
  }

  function unrolled(part: Part, from: number, to: number, least: number, most: number): Part {
    const end = at
    let all = most === 0 ? EMPTY : { ...part, nullable: part.nullable || least === 0 }
    for (let i = 1; i < most; i += 1) {
      at = from
      const copy = atom()
      if (at !== to) throw new Error(`not understood: ${source}`)
      all = after(all, { ...copy, nullable: copy.nullable || i >= least })
    }
    at = end
    return all
  }

  function atom(): Part {
    const rest = source.slice(at)
    const group = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(rest)?.[0]
    if (group) {
      at += group.length
      const inner = alternatives()
      at += 1
      return /[=!]$/.test(group) ? addPlace(new Set([ASSERTION])) : inner
    }
    if (/^(?:\\\d|\\k<)/.test(rest)) throw new Error(`refers back to a group: ${source}`)
    const token =
      /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\.|[^])/u.exec(
        rest,
      )
    const text = token?.[0] ?? ''
    at += text.length
    if (text === '^' || text === '\\b' || text === '\\B') return EMPTY
    return text === '$' ? addPlace(new Set([ASSERTION])) : place(text)
  }

  const isAnchored = source.startsWith('^') && !hasTopLevelChoice(source)
  const whole = alternatives()
  if (at !== source.length) throw new Error(`not understood: ${source}`)
  if (isAnchored) return { takes, follow, first: whole.first, last: whole.last, isAnchored }
  // Tried from every place of the text: as if anything could come first.
  const anything = addPlace(new Set([...alphabet, ANY]))
  link(anything.last, [...anything.first, ...whole.first])
  return { takes, follow, first: [...anything.first, ...whole.first], last: whole.last, isAnchored }
}

function hasTopLevelChoice(source: string): boolean {
  let depth = 0
  for (const [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()|]/g)) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (token === '|' && depth === 0) return true
  }
  return false
}
