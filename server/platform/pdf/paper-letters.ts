import { faceOf } from '@server/platform/pdf/paper-fonts'

/** What draws nothing: marks of direction and joining, soft hyphens, variants of an emoji. */
const SILENT = /[\u00ad\u061c\u200b-\u200f\u2060\u2066-\u2069\ufeff]|[\ufe00-\ufe0f]/u
/** Of them, those that say how the others are joined or ordered. */
const GUIDING = /[\u061c\u200c-\u200f\u2066-\u2069]/u
/** Arabic letters as old programs stored them, one code for each shape, and radicals in place of Chinese letters. */
const SHAPES = /[\u2e80-\u2fd5\ufb50-\ufdf1\ufdf3-\ufdff\ufe70-\ufefc]/gu
/** A name that turned the reading round would turn the figures beside it. */
const OVERRIDES = /[\u202a-\u202e]/gu

/** A letter without its rarest accent is still that letter. */
const MARK = /\p{M}/u

const isDrawn = (code: string) => faceOf(code) !== null
export const isSilent = (sign: string): boolean => SILENT.test(sign)

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The text as a paper can show it. What no face can draw stands as one empty box a sign, however many codes it is
 * made of, never as nothing: somebody must see that a name is missing.
 */
export function lettersOf(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(SHAPES, shape => shape.normalize('NFKC'))
    .replace(OVERRIDES, '')
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/[\t\v\f]/gu, ' ')
  return [...signs.segment(plain)].map(({ segment }) => signOf(segment)).join('')
}

function signOf(sign: string): string {
  if (sign === '\n') return sign
  const codes = [...sign].filter(code => isSilent(code) || isDrawn(code) || !MARK.test(code))
  const letters = codes.filter(code => !isSilent(code))
  if (letters.length === 0) return GUIDING.test(sign) ? sign : ''
  if (!letters.every(isDrawn)) return '□'
  return faceOf(sign) === 'arabic' ? codes.join('') : letters.join('')
}

/** Keeps a name or a figure inside a sentence from taking part in the sentence's direction. */
export const apart = (text: string): string => `\u2068${text.replace(/[\u2066-\u2069]/gu, '')}\u2069`
