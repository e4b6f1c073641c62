import type { Person } from '@contract/approvals/approval-person.rules'
import { activeAccount } from '@server/platform/approvals/directory.repository'
import type { Db } from '@server/platform/db/database'
import type { Call } from '@server/platform/http/call'
import { forbidden } from '@server/platform/http/problems'

export type Who = { userId: string; ip: string | null; userAgent: string | null }

export function whoActs(call: Pick<Call<unknown, unknown, unknown>, 'actor' | 'ip' | 'userAgent'>): Who {
  return { userId: call.actor.userId, ip: call.ip, userAgent: call.userAgent }
}

export async function personOfActor(db: Db, { userId }: Pick<Who, 'userId'>): Promise<Person> {
  const person = await activeAccount(db, userId)
  if (!person) throw forbidden()
  return person
}
