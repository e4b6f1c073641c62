import type { Measure } from '@/shared/grid/columns/fitted-widths'

/** What a cell needs beyond the plain letters: bold names, letter by letter. */
const SPARE = 1.04
const BOLD = { heading: 550, link: 550, foot: 650 }

/** As wide as the grid writes it; without a canvas a guess by the number of letters. */
export function textMeasure(): Measure {
  const pen = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d')
  if (!pen) return text => text.length * 7.5
  const { fontFamily } = getComputedStyle(document.body)
  return (text, weight) => {
    const size = weight === 'heading' ? 13 : 14
    pen.font = `${weight ? `${BOLD[weight]} ` : ''}${size}px ${fontFamily}`
    // Every digit is as wide as the widest, as in the cells.
    return pen.measureText(text.replaceAll(/\d/g, '0')).width * SPARE
  }
}
