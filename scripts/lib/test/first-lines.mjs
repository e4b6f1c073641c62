// @ts-check
const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g')

/** How a comparison is headed: of a list that should be empty nothing else would be left. */
const HEADINGS = /^[-+] (Expected|Received)\b|^[-+]?\s*(Array|Object) (\[\]?|\{\}?)$/

/** What an error says first, in one line. @param {string | undefined} message */
export const firstLines = message =>
  (message ?? '')
    .replace(COLOURS, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !HEADINGS.test(line))
    .slice(0, 4)
    .join(' · ')
    .slice(0, 400)
