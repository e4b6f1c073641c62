import { sql } from 'kysely'
import { timedPersonSubject } from '@contract/modules/time-logs/time-request-commands'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { notFound, Problem } from '@server/platform/http/problems'
import { findPerson, lockPeople, type Person } from '@server/modules/time-logs/worker.repository'

export function peopleFor(actor: Actor, action: string): Condition {
  return accessWhere(actor, action, timedPersonSubject)
}

/** Whom the account stands for; one that stands for nobody has no time to clock. */
export async function findSelf(tx: Tx, actor: Actor): Promise<Person | null> {
  return findPerson(tx.db, sql<boolean>`user_id = ${actor.userId} and is_active`)
}

/** The same, and nobody else changes their time meanwhile. */
export async function lockSelf(tx: Tx, actor: Actor): Promise<Person> {
  const found = await findSelf(tx, actor)
  if (!found) throw new Problem('rule_broken', 'time_no_employee')
  const [self] = await lockPeople(tx.db, [found.id])
  if (!self) throw notFound()
  return self
}

export async function personFor(tx: Tx, access: Condition, id: string): Promise<Person> {
  const found = await findPerson(tx.db, sql<boolean>`employee.id = ${id} and ${access}`)
  if (!found) throw notFound()
  return found
}

export async function lockPerson(tx: Tx, access: Condition, id: string): Promise<Person> {
  await personFor(tx, access, id)
  const [person] = await lockPeople(tx.db, [id])
  if (!person) throw notFound()
  return person
}
