const ARABIC_ZEROS = [0x0660, 0x06f0]

/** Keyboards of some languages type digits of their own; figures are kept in the ones that everybody reads. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => {
    const code = digit.charCodeAt(0)
    const zero = ARABIC_ZEROS.findLast(start => code >= start) ?? code
    return String(code - zero)
  })
}
