import type { Condition } from '@server/platform/access/access-where'
import { mayDo, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { notFound, Problem } from '@server/platform/http/problems'
import type { AnyCall } from '@server/platform/resource/resource-context'
import {
  findEmployee,
  holdEmployee,
  lockEmployee,
  type Employee,
} from '@server/modules/leave/leave-facts.repository'
import { mayAskInPlaceOf } from '@server/modules/leave/leave-people.repository'
import { findOwner, lockRequest, type StoredRequest } from '@server/modules/leave/leave-request.repository'

/** The person behind the account; an account that is nobody's asks for no leave. */
export async function ownEmployee(db: Db, actor: Actor): Promise<Employee> {
  const employee = await findEmployee(db, { userId: actor.userId })
  if (!employee) throw new Problem('rule_broken', 'no_employee')
  return employee
}

/** Somebody without an account, for whom HR asks. */
export async function employeeInPlace(db: Db, actor: Actor, id: string): Promise<Employee> {
  const employee = (await asksInPlace(db, actor, id)) ? await findEmployee(db, { id }) : undefined
  if (!employee) throw notFound()
  return employee
}

const asksInPlace = async (db: Db, actor: Actor, id: string): Promise<boolean> =>
  mayDo(actor, 'hr.leave.verify') && (await mayAskInPlaceOf(db, actor, id))

export type OwnRequest = StoredRequest & { asker: Employee }

/** One's own request, or that of somebody for whom one asks. */
export async function lockOwn(
  tx: Tx,
  access: Condition,
  id: string,
  { actor }: AnyCall,
): Promise<OwnRequest> {
  const owner = await findOwner(tx.db, id, access)
  const inPlace = owner !== null && (await asksInPlace(tx.db, actor, owner))
  const asker = await holdEmployee(tx.db, inPlace ? { id: owner } : { userId: actor.userId })
  if (!asker) throw new Problem('rule_broken', 'no_employee')
  if (asker.id !== owner) throw notFound()
  return { ...(await lockAfterOwner(tx, id)), asker }
}

export async function lockOfOthers(tx: Tx, access: Condition, id: string): Promise<StoredRequest> {
  const owner = await findOwner(tx.db, id, access)
  if (owner === null) throw notFound()
  await lockEmployee(tx.db, owner)
  return lockAfterOwner(tx, id)
}

/** After the person's row: two requests of one person wait for each other. */
async function lockAfterOwner(tx: Tx, id: string): Promise<StoredRequest> {
  const request = await lockRequest(tx.db, id)
  if (!request) throw notFound()
  return request
}
