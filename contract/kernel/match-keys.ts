/** Without accents, marks and capitals. */
export const plainText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()

/** "Cruz, Ana M." and "ana m cruz" are the same person to a reader of reports. */
export const nameKey = (name: string) => plainText(name).split(' ').sort().join(' ')
/** "B-12 / L-3" and "b12l3" are the same unit. */
export const codeKey = (code: string) => plainText(code).replaceAll(' ', '')
