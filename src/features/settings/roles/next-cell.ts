type Cell<C extends string> = { code: string; choice: C }
type Row<C extends string> = { code: string; choices: readonly C[] }

const PAGE = 10

/** Where a key leads from a cell; null where it leads nowhere. Left and right are mirrored in Arabic. */
export function nextCell<C extends string>(
  rows: readonly Row<C>[],
  at: Cell<C>,
  key: string,
  isRtl: boolean,
): Cell<C> | null {
  const index = rows.findIndex(row => row.code === at.code)
  const choices = rows[index]?.choices ?? []
  const column = choices.indexOf(at.choice)
  const across = (to: number): Cell<C> | null => {
    const choice = choices[to]
    return choice === undefined ? null : { code: at.code, choice }
  }
  const down = (by: number): Cell<C> | null => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index + by))]
    if (!row || row.code === at.code) return null
    const choice = row.choices.includes(at.choice) ? at.choice : row.choices[0]
    return choice === undefined ? null : { code: row.code, choice }
  }
  switch (key) {
    case 'ArrowRight':
      return across(column + (isRtl ? -1 : 1))
    case 'ArrowLeft':
      return across(column + (isRtl ? 1 : -1))
    case 'Home':
      return across(0)
    case 'End':
      return across(choices.length - 1)
    case 'ArrowDown':
      return down(1)
    case 'ArrowUp':
      return down(-1)
    case 'PageDown':
      return down(PAGE)
    case 'PageUp':
      return down(-PAGE)
    default:
      return null
  }
}
