import { normaliseEmail } from '@contract/kernel/text'

/** Somebody who may be asked, with or without an account here. */
export type Person = { user_id: string | null; name: string; email: string }

/** One account or one address is one person: a list entry with the requester's address is the requester. */
export function isSamePerson(a: Person, b: Person): boolean {
  if (a.user_id !== null && a.user_id === b.user_id) return true
  return normaliseEmail(a.email) === normaliseEmail(b.email)
}

export function isAmong(person: Person, people: readonly Person[]): boolean {
  return people.some(other => isSamePerson(person, other))
}

export function distinctPeople<P extends Person>(people: readonly P[]): P[] {
  return people.filter((person, index) => !isAmong(person, people.slice(0, index)))
}
