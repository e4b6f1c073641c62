// @ts-check

/** @typedef {{ id: string, fault: string, verdict: string, by?: string | undefined }} TriedFault */
/** @typedef {'now' | 'before'} Column  the committed suite, or an older one */

const HEAD = ['| case | fault | now | before | named by |', '| --- | --- | --- | --- | --- |']

/**
 * A table of all faults that were tried, in the order of their cases: what was not tried this time stays as it was.
 * @param {string} text  what stands in the file; what stands above its table is kept
 * @param {readonly TriedFault[]} tried @param {Column} column
 */
export function mergeTable(text, tried, column) {
  const lines = text.trimEnd().split('\n')
  const above = lines.filter(line => !line.startsWith('|'))
  const rows = new Map(lines.filter(isRow).map(line => [cellsOf(line)[0], cellsOf(line)]))
  for (const { id, fault, verdict, by } of tried) {
    const [, , now = '', before = '', named = ''] = rows.get(id) ?? []
    const kept = column === 'now' ? [verdict, before, titleOf(by)] : [now, verdict, named]
    rows.set(id, [id, fault, ...kept])
  }
  const sorted = [...rows.values()].sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
  const table = [...HEAD, ...sorted.map(cells => `| ${cells.join(' | ')} |`)]
  return [above.join('\n').trimEnd(), table.join('\n')].filter(Boolean).join('\n\n').concat('\n')
}

/** @param {string} line */
const isRow = line => /^\| [A-Z]+-\d/.test(line)

/** @param {string} line */
const cellsOf = line =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map(cell => cell.trim())

/** The file by its name and the title of the test, without the groups around it. @param {string | undefined} name */
function titleOf(name = '') {
  const [file = '', title = ''] = name.split(' › ')
  const last = title.split(' > ').slice(-1).join('')
  return [file.split('/').at(-1), last]
    .filter(Boolean)
    .join(' › ')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ')
}
