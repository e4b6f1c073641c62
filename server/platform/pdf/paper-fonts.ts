import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
/**
 * Cairo draws each Arabic letter as one shape. Faces that set the dots apart, as the Noto ones do, leave a text that
 * looks right and is copied wrong: one shape stands for several letters.
 */
const FILES = {
  latin: {
    regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
    strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  },
  arabic: {
    regular: '@expo-google-fonts/cairo/400Regular/Cairo_400Regular.ttf',
    strong: '@expo-google-fonts/cairo/700Bold/Cairo_700Bold.ttf',
  },
  chinese: {
    regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf',
  },
}

export type PaperFace = keyof typeof FILES
export type PaperFont = keyof (typeof FILES)['latin']

const read = new Map<string, Buffer>()

/** Whole files, of which a paper keeps the letters it uses. Read at the first paper that needs them. */
export function fontOf(face: PaperFace, font: PaperFont): Buffer {
  const file = FILES[face][font]
  const known = read.get(file)
  if (known) return known
  const content = readFileSync(require.resolve(file))
  read.set(file, content)
  return content
}

type Range = readonly [from: number, to: number]

/** From and to: Latin, Greek and Cyrillic with their accents, punctuation, currencies, arrows, the minus sign. */
const LATIN: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x24f],
  [0x300, 0x52f],
  [0x1e00, 0x1fff],
  [0x2010, 0x2027],
  [0x202f, 0x205e],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x25a1, 0x25a1],
]
/** With the letters of Persian and Urdu, the signs above and below letters, and words that have a shape of their own. */
const ARABIC: readonly Range[] = [
  [0x60c, 0x60d],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x656],
  [0x660, 0x671],
  [0x679, 0x679],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x688, 0x688],
  [0x691, 0x691],
  [0x698, 0x698],
  [0x6a4, 0x6a4],
  [0x6a9, 0x6a9],
  [0x6af, 0x6af],
  [0x6ba, 0x6ba],
  [0x6be, 0x6be],
  [0x6c1, 0x6c3],
  [0x6cc, 0x6cc],
  [0x6d2, 0x6d4],
  [0x6f0, 0x6f9],
  [0xfdf2, 0xfdf2],
]
/** Simplified and traditional, the kana, Chinese punctuation and letters of full width. */
const CHINESE: readonly Range[] = [
  [0x3000, 0x30ff],
  [0x3105, 0x312f],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xff01, 0xff9f],
]

const holds = (ranges: readonly Range[], code: number) =>
  ranges.some(([from, to]) => code >= from && code <= to)

/** Which face draws a sign; null where none does. */
export function faceOf(sign: string): PaperFace | null {
  const code = sign.codePointAt(0) ?? 0
  if (holds(LATIN, code)) return 'latin'
  if (holds(ARABIC, code)) return 'arabic'
  return holds(CHINESE, code) ? 'chinese' : null
}
