import { sql } from 'kysely'

/** A payee in a unit. */
export type ReleasePlace = { ou_id: string; seller_id: string }
/** Of a release that is there, which is not counted against itself. */
export type AskedPlace = ReleasePlace & { id: string | null }

/** Several places as a table, so that one question asks about all of them; `at` counts from one. */
export const askedPlaces = (places: readonly AskedPlace[]) => sql`unnest(
    ${places.map(({ ou_id }) => ou_id)}::uuid[], ${places.map(({ seller_id }) => seller_id)}::uuid[],
    ${places.map(({ id }) => id)}::uuid[]) with ordinality as asked (ou_id, seller_id, release_id, at)`

/** What was found of each of them, in the order in which they were asked for. */
export function byPlace<T extends { at: number }>(
  places: readonly AskedPlace[],
  rows: readonly T[],
): Omit<T, 'at'>[][] {
  const found = Map.groupBy(rows, ({ at }) => at)
  return places.map((_, index) => (found.get(index + 1) ?? []).map(({ at: _at, ...row }) => row))
}
