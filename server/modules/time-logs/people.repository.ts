import { sql } from 'kysely'
import { timedPersonSubject } from '@contract/modules/time-logs/time-request.commands'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { notFound, Problem } from '@server/platform/http/problems'
import { findPerson, holdPerson, type Person } from '@server/modules/time-logs/worker.repository'

export function peopleFor(actor: Actor, action: string): Condition {
  return accessWhere(actor, action, timedPersonSubject)
}

const isSelf = ({ userId }: Actor): Condition => sql<boolean>`user_id = ${userId} and is_active`

/** Whom the account stands for; one that stands for nobody has no time to clock. */
export async function findSelf(tx: Tx, actor: Actor): Promise<Person | null> {
  return findPerson(tx.db, isSelf(actor))
}

/** The same, and nobody else changes their time meanwhile. */
export async function lockSelf(tx: Tx, actor: Actor): Promise<Person> {
  const self = await holdPerson(tx.db, isSelf(actor))
  if (!self) throw new Problem('rule_broken', 'time_no_employee')
  return self
}

export async function personFor(tx: Tx, access: Condition, id: string): Promise<Person> {
  const found = await findPerson(tx.db, sql<boolean>`employee.id = ${id} and ${access}`)
  if (!found) throw notFound()
  return found
}

export async function lockPerson(tx: Tx, access: Condition, id: string): Promise<Person> {
  const person = await holdPerson(tx.db, sql<boolean>`employee.id = ${id} and ${access}`)
  if (!person) throw notFound()
  return person
}
