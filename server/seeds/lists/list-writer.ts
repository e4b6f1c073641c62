import {
  changeSchema,
  createSchema,
  listedSchema,
  shownSchema,
  type Resource,
} from '@contract/kernel/define-resource'
import { PERMISSIONS } from '@contract/access/permission-catalogue'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { createRepository } from '@server/platform/resource/create-repository'
import type {
  AnyCall,
  ResourceContext,
  ResourceHooks,
  Values,
} from '@server/platform/resource/resource-context'
import { createRecord, updateRecord } from '@server/platform/resource/write-record'

export type ListWriter = (resource: Resource, hooks: ResourceHooks, values: Values) => Promise<string>
export type ListCompleter = (
  resource: Resource,
  hooks: ResourceHooks,
  id: string,
  values: Values,
) => Promise<void>

/** Whoever sets the company up may do it all. */
export async function founder(tx: Tx, userId: string): Promise<Actor> {
  const units = await tx.db.selectFrom('operating_unit').select(['id', 'ou_code', 'ou_name']).execute()
  return {
    userId,
    sessionId: '',
    roles: [],
    permissions: new Map(PERMISSIONS.map(({ code }) => [code, 'all'])),
    units,
    allUnits: true,
    activeUnitId: null,
  }
}

/** The beginning of an installation is nobody's change. */
const quiet = (tx: Tx): Tx => ({ ...tx, audit: () => undefined })

const contextOf = (resource: Resource, hooks: ResourceHooks): ResourceContext => ({
  resource,
  hooks,
  repository: createRepository(resource),
  url: '',
  listed: listedSchema(resource),
  one: shownSchema(resource),
})

/** Writes as a form would: through the schema, the references and the rules. Gives back the id. */
export async function listWriter(tx: Tx, userId: string): Promise<ListWriter> {
  const call = { actor: await founder(tx, userId) } as AnyCall
  return async (resource, hooks, values) => {
    const checked = createSchema(resource).parse(values) as Values
    return (await createRecord(quiet(tx), call, contextOf(resource, hooks), checked)).id
  }
}

/** Completes what has only just come to be. */
export async function listCompleter(tx: Tx, userId: string): Promise<ListCompleter> {
  const call = { actor: await founder(tx, userId), version: 1 } as AnyCall
  return async (resource, hooks, id, values) => {
    const checked = changeSchema(resource).parse(values) as Values
    await updateRecord(quiet(tx), call, contextOf(resource, hooks), id, checked)
  }
}
