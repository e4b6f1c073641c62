import { SCREENS } from '@contract/access/screens'

/**
 * Where the portal shows a record that this right opens: on a page of its own where there is one, or beside its list.
 * Null: no screen does.
 */
export function recordPath(permission: string, id: string): string | null {
  const paths = SCREENS.filter(screen => screen.permission === permission).map(({ path }) => String(path))
  const page = paths.find(path => path.endsWith('/:id'))
  if (page) return page.replace(':id', id)
  const list = paths.find(path => !path.includes(':'))
  return list ? `${list}?record=${id}` : null
}
