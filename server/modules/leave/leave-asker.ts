import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { notFound, Problem } from '@server/platform/http/problems'
import { findEmployee, type Employee } from '@server/modules/leave/leave-facts.repository'
import { mayAskInPlaceOf } from '@server/modules/leave/leave-people.repository'

/** The person behind the account; an account that is nobody's asks for no leave. */
export async function ownEmployee(db: Db, actor: Actor): Promise<Employee> {
  const employee = await findEmployee(db, { userId: actor.userId })
  if (!employee) throw new Problem('rule_broken', 'no_employee')
  return employee
}

/** Somebody without an account, for whom HR asks. */
export async function employeeInPlace(db: Db, actor: Actor, id: string): Promise<Employee> {
  const employee = await findInPlace(db, actor, id)
  if (!employee) throw notFound()
  return employee
}

const findInPlace = async (db: Db, actor: Actor, id: string): Promise<Employee | undefined> =>
  (await mayAskInPlaceOf(db, actor, id)) ? findEmployee(db, { id }) : undefined

/** Whose request it is, for those who may act on it as if they had asked: the person, or HR in their place. */
export async function askerOf(db: Db, actor: Actor, ownerId: string | null): Promise<Employee> {
  const other = ownerId === null ? undefined : await findInPlace(db, actor, ownerId)
  if (other) return other
  const own = await ownEmployee(db, actor)
  if (own.id !== ownerId) throw notFound()
  return own
}
