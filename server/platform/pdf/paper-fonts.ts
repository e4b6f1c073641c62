import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const FILES = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
}

export type PaperFont = keyof typeof FILES

const read = new Map<PaperFont, Buffer>()

/** The portal's own face, whole: it carries the peso sign, Latin, Cyrillic and Greek. Read at the first paper. */
export function fontOf(name: PaperFont): Buffer {
  const known = read.get(name)
  if (known) return known
  const font = readFileSync(require.resolve(FILES[name]))
  read.set(name, font)
  return font
}

/** From and to: Latin, Greek and Cyrillic with their accents, punctuation, currencies, arrows, the minus sign. */
const CARRIED: readonly (readonly [number, number])[] = [
  [0x0a, 0x0a],
  [0x20, 0x24f],
  [0x300, 0x52f],
  [0x1e00, 0x1fff],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]

const isCarried = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0
  return CARRIED.some(([from, to]) => code >= from && code <= to)
}

/** What the face cannot draw stands as an empty box, never as nothing: somebody must see that a name is missing. */
export function carried(text: string): string {
  return [...text].map(letter => (isCarried(letter) ? letter : '□')).join('')
}
