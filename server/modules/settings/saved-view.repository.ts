import { sql } from 'kysely'
import type {
  ChangeSavedView,
  CreateSavedView,
  SavedView,
} from '@contract/modules/settings/saved-view.resource'
import { unitIdsOf, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { uniqueViolation } from '@server/platform/db/failures'
import { fieldProblem, notFound, Problem, staleRecord } from '@server/platform/http/problems'

const MOST_SHOWN = 200
const MOST_OWN = 200

const shown = sql`id, grid_key, name, state, (is_default and owner_id = app_user_id()) as is_default, is_shared,
  owner_id = app_user_id() as is_own, row_version,
  (select n.name from portal_person_names(array[saved_view.owner_id]) n) as owner_name`

/** One's own and those shared with one: row-level security says which. One's own come first. */
export async function listViews(db: Db, gridKey: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`select ${shown} from saved_view where grid_key = ${gridKey}
    order by owner_id = app_user_id() desc, lower(name), id limit ${MOST_SHOWN}`.execute(db)
  return rows
}

async function ownView(db: Db, userId: string, id: string): Promise<SavedView> {
  const { rows } = await sql<SavedView>`select ${shown} from saved_view
    where id = ${id} and owner_id = ${userId}`.execute(db)
  return rows[0] ?? missing()
}

function missing(): never {
  throw notFound()
}

/** Shared with the units that its owner acts in at the moment of sharing; everywhere, where those are all there are. */
function sharing(actor: Actor, isShared: boolean) {
  const is_everywhere = isShared && actor.allUnits && actor.activeUnitId === null
  const shared_units = isShared && !is_everywhere ? unitIdsOf(actor) : []
  return { is_shared: isShared, is_everywhere, shared_units }
}

export async function createView(db: Db, actor: Actor, view: CreateSavedView): Promise<SavedView> {
  const { count } = await db
    .selectFrom('saved_view')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner_id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_OWN)
    throw new Problem('rule_broken', 'views_full', { params: { limit: MOST_OWN } })
  if (view.is_default) await dropDefault(db, actor.userId, view.grid_key)
  const { id } = await naming(() =>
    db
      .insertInto('saved_view')
      .values({
        ...view,
        ...sharing(actor, view.is_shared),
        state: JSON.stringify(view.state),
        owner_id: actor.userId,
        created_by: actor.userId,
        updated_by: actor.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return ownView(db, actor.userId, id)
}

export async function updateView(
  db: Db,
  actor: Actor,
  id: string,
  version: number,
  { state, is_shared, ...changes }: ChangeSavedView,
): Promise<SavedView> {
  const before = await ownView(db, actor.userId, id)
  if (before.row_version !== version) throw staleRecord(before.row_version)
  if (changes.is_default) await dropDefault(db, actor.userId, before.grid_key)
  const values = {
    ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
    ...(state ? { state: JSON.stringify(state) } : {}),
    ...(is_shared === undefined ? {} : sharing(actor, is_shared)),
  }
  if (Object.keys(values).length > 0)
    await naming(() =>
      db
        .updateTable('saved_view')
        .set(values)
        .where('id', '=', id)
        .where('owner_id', '=', actor.userId)
        .execute(),
    )
  return ownView(db, actor.userId, id)
}

export async function removeView(db: Db, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
}

/** One default a person and list: the one before it is none any more. */
async function dropDefault(db: Db, userId: string, gridKey: string): Promise<void> {
  await db
    .updateTable('saved_view')
    .set({ is_default: false })
    .where('owner_id', '=', userId)
    .where('grid_key', '=', gridKey)
    .where('is_default', '=', true)
    .execute()
}

async function naming<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (uniqueViolation(error) === 'saved_view_name_key')
      throw fieldProblem('already_exists', 'name', 'already_exists')
    throw error
  }
}
