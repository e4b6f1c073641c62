import type { DocumentStatus } from '@contract/selling/requirements.rules'

/** A requirement that a file can be uploaded for. */
export type MatchSlot = {
  key: string
  code: string
  name: string
  /** The buyer, where a sale has several. */
  owner: string | null
  status: DocumentStatus
}

/** What people call a document in the name of its file, by the words of the requirements. */
const ALIASES: Record<string, readonly string[]> = {
  passport: ['id'],
  license: ['id'],
  licence: ['id'],
  umid: ['id'],
  philsys: ['id'],
  philid: ['id'],
  prc: ['id'],
  identity: ['id'],
  meralco: ['billing'],
  veco: ['billing'],
  electricity: ['billing'],
  electric: ['billing'],
  water: ['billing'],
  bill: ['billing'],
  '1904': ['tin'],
  '2316': ['itr'],
  tax: ['itr'],
  employment: ['coe'],
  salary: ['payslip'],
  cheque: ['pdc'],
  check: ['pdc'],
  nso: ['psa'],
  wedding: ['marriage'],
  wife: ['spouse'],
  husband: ['spouse'],
  attorney: ['spa'],
  contract: ['agreement'],
}
/** Said by so many names that they tell nothing. */
const EMPTY_WORDS = new Set(
  'a an and are as at by for from in is not of on or than the to two three six who with old older month year valid signed naming copy scan scanned img image photo pic doc file final new jpg page front back'.split(
    ' ',
  ),
)
const ALIAS_WEIGHT = 0.6
/** What is missing stands before what was uploaded, unless the name fits the latter far better. */
const OPEN_WEIGHT = 2
const OPEN: readonly DocumentStatus[] = ['missing', 'rejected', 'expired']

/** "IMG_2031 BirthCert.pdf" → birth, cert; plurals count as the singular. */
function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map(word => (word.length > 3 ? word.replace(/s$/, '') : word))
    .filter(word => word.length > 1 && !EMPTY_WORDS.has(word))
}

const withoutExtension = (fileName: string) => fileName.replace(/\.[a-z0-9]{1,5}$/i, '')

/**
 * The requirement that a file seems to be for, by the words of its name: the rarer words decide, what is still missing
 * counts for more, and of two that fit alike the one without a file is next. Null where no word fits.
 */
export function suggestSlot(
  fileName: string,
  slots: readonly MatchSlot[],
  taken: ReadonlySet<string> = new Set(),
): string | null {
  const wordSets = slots.map(
    ({ code, name, owner }) => new Set([code, name, owner ?? ''].flatMap(text => wordsOf(text))),
  )
  const rarity = (word: string) => 1 / Math.max(wordSets.filter(words => words.has(word)).length, 1)
  const asked = [...new Set(wordsOf(withoutExtension(fileName)))]
  const scoreOf = (words: ReadonlySet<string>) =>
    asked.reduce((sum, word) => {
      if (words.has(word)) return sum + rarity(word)
      const alias = ALIASES[word]?.find(other => words.has(other))
      return alias ? sum + ALIAS_WEIGHT * rarity(alias) : sum
    }, 0)
  const fitting = slots
    .map((slot, index) => ({
      slot,
      index,
      score: scoreOf(wordSets[index] ?? new Set()) * (OPEN.includes(slot.status) ? OPEN_WEIGHT : 1),
      free: !taken.has(slot.key),
    }))
    .filter(({ score }) => score > 0)
  fitting.sort((a, b) => b.score - a.score || Number(b.free) - Number(a.free) || a.index - b.index)
  return fitting[0]?.slot.key ?? null
}
