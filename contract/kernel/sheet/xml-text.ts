import { MOST_CHARACTERS } from '@contract/kernel/sheet/sheet'

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const code = (sign: string) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** XML has no word for these; sheets write them by their number. */
// oxlint-disable-next-line no-control-regex -- exactly those that XML cannot hold
const UNSPEAKABLE = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu
const NEEDS_CARE = /[&<>"\r_]|[^\t\n\u0020-\uD7FF\uE000-\uFFFD]/

/** Any text in a cell or an attribute: nothing of it is markup, nothing is lost but what exceeds a cell. */
export function xmlText(text: string): string {
  const held =
    text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '') : text
  if (!NEEDS_CARE.test(held)) return held
  return held
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(UNSPEAKABLE, code)
    .replace(/[&<>"]/g, sign => SIGNS[sign] ?? sign)
}
