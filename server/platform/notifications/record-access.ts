import type { Resource } from '@contract/kernel/define-resource'
import type { RecordRow } from '@server/platform/resource/create-repository'

/** All that a right to see a record hangs on: the right, and where the record stands. */
export type RecordAccess = {
  needs: string
  /** Neither unit nor owner decide: the right alone does. */
  is_open: boolean
  /** Seen in every unit. */
  is_everywhere: boolean
  ou_id: string | null
  owner_id: string | null
  line_id: string | null
}

/**
 * As `accessWhere` reads it; said of a row, so that it can be asked for people who are not the ones that ask. Those whom
 * a table beside names (`scope.named`) are told by who names them (`tellSale`): here they are never let in by mistake.
 */
export function recordAccessOf(
  { permission, scope }: Pick<Resource, 'permission' | 'scope'>,
  row: RecordRow,
): RecordAccess {
  const idIn = (column: string | undefined) => {
    const value = column ? row[column] : null
    return typeof value === 'string' ? value : null
  }
  const ou_id = idIn(scope.ou)
  return {
    needs: `${permission}.view`,
    is_open: !scope.ou && !scope.own && !scope.line && !scope.named,
    is_everywhere: !scope.ou || Boolean(scope.sharedWithoutOu && ou_id === null),
    ou_id,
    owner_id: idIn(scope.own),
    line_id: idIn(scope.line),
  }
}
