/**
 * Which cached answers a change makes old, said in three ways only. Nothing is invalidated by a call that
 * failed: a refetch would then hide the error behind fresh data.
 */
export interface Tag<T extends string> {
  type: T
  id: string
}

const LIST_ID = 'LIST'

export function listTag<T extends string>(type: T): Tag<T> {
  return { type, id: LIST_ID }
}

export function idTag<T extends string>(type: T, id: string): Tag<T> {
  return { type, id }
}

export function tagsOnSuccess<T extends string>(
  tags: readonly Tag<T>[],
): (result: unknown, error: unknown) => Tag<T>[] {
  return (_result, error) => (error ? [] : [...tags])
}
