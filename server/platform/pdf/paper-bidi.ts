import bidiFactory from 'bidi-js'
import { faceOf, type PaperFace } from '@server/platform/pdf/paper-fonts'
import { isSilent } from '@server/platform/pdf/paper-letters'

export type Direction = 'ltr' | 'rtl'

/** What one face draws in one go, in the order of the page; `text` is as fontkit wants it. */
export type Run = { text: string; face: PaperFace }

const bidi = bidiFactory()
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const ISOLATED = /\u2068[^\u2069]*\u2069/gu

/**
 * A sentence of an Arabic paper reads from the right even where it begins with a Latin word; otherwise a text reads
 * as its first letter does. Figures alone read from the left everywhere.
 */
function baseOf(text: string, paper: Direction): Direction | 'auto' {
  return paper === 'rtl' && RIGHT_TO_LEFT.test(text.replace(ISOLATED, '')) ? 'rtl' : 'auto'
}

/** A blank between Arabic words belongs to them, and so does what joins or parts their letters. */
export function faceAt(text: string, place: number): PaperFace | null {
  const sign = text.charAt(place)
  if (sign === '\u200c' || sign === '\u200d') return 'arabic'
  if (isSilent(sign)) return null
  const isInside = sign === ' ' && [-1, 1].every(step => faceOf(text.charAt(place + step)) === 'arabic')
  return isInside ? 'arabic' : faceOf(sign)
}

export type OrderedText = { text: string; levels: ReturnType<typeof bidi.getEmbeddingLevels> }

export function ordered(text: string, paper: Direction): OrderedText {
  return { text, levels: bidi.getEmbeddingLevels(text, baseOf(text, paper)) }
}

/** One line of a text from left to right as it stands on the page; `end` is not part of it. */
export function runsOf({ text, levels }: OrderedText, start: number, end: number): Run[] {
  const runs: (Run & { isTurned: boolean })[] = []
  const places = bidi.getReorderedIndices(text, levels, start, end - 1)
  for (const place of places.slice(start, end)) {
    const isTurned = ((levels.levels[place] ?? 0) & 1) === 1
    const face = faceAt(text, place)
    if (face === null) continue
    const sign = text.charAt(place)
    const shown = (isTurned && bidi.getMirroredCharacter(sign)) || sign
    const before = runs.at(-1)
    if (before && before.face === face && before.isTurned === isTurned)
      before.text = isTurned ? shown + before.text : before.text + shown
    else runs.push({ text: shown, face, isTurned })
  }
  // The face of Arabic letters turns what it joins by itself; whatever else reads from the right is turned here.
  return runs.map(({ text: run, face, isTurned }) => ({
    text: isTurned && face !== 'arabic' ? [...run].toReversed().join('') : run,
    face,
  }))
}
