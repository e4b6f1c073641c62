import encodeQR from 'qr'

/** The one door to the maker of such codes: its rows from the top, dark or not, with a border of one square. */
export const codeSquares = (url: string): boolean[][] => encodeQR(url, 'raw', { ecc: 'medium', border: 1 })

/** The same as one path of a drawing of as many squares a side. */
export function codePath(url: string): { side: number; path: string } {
  const rows = codeSquares(url)
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { side: rows.length, path: path.join('') }
}
