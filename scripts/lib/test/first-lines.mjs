// @ts-check
const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g')

/** What an error says first, in one line. @param {string | undefined} message */
export const firstLines = message =>
  (message ?? '')
    .replace(COLOURS, '')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' · ')
    .slice(0, 400)
