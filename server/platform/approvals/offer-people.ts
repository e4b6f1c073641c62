import { distinctPeople, isAmong, type Person } from '@contract/approvals/approval-person.rules'
import { activeStep, mayNotDecide, openSeats, seatWithKey } from '@contract/approvals/approval-state.rules'
import { listedDelegations } from '@contract/approvals/delegation.rules'
import { headOfUnit, holdersOf } from '@server/platform/approvals/directory.repository'
import type { People } from '@server/platform/approvals/directory'
import type { Tx } from '@server/platform/db/transaction'
import type { HeldRequest } from '@server/platform/approvals/audit-move'

const HEADS_OFFERED = 2
const plain = ({ user_id, name, email }: Person): Person => ({ user_id, name, email })

async function headsOfPerson(people: People, person: Person): Promise<readonly Person[]> {
  const employeeId = person.user_id === null ? null : await people.employeeOf(person.user_id)
  return employeeId === null ? [] : people.headsOf(employeeId)
}

/** Those whom this person named, by the list or by themselves, whatever the day. */
async function namedBy(people: People, docType: string, person: Person): Promise<Person[]> {
  const listed = listedDelegations(await people.approvers(docType), await people.today())
  return [...(await people.delegations()), ...listed]
    .filter(each => isAmong(each.from, [person]))
    .map(each => each.to)
}

const wasAsked = ({ approval }: HeldRequest, person: Person) =>
  isAmong(
    person,
    (activeStep(approval)?.seats ?? []).map(seat => seat.person),
  )

const fit = (held: HeldRequest, people: readonly Person[]) =>
  distinctPeople(people.map(plain)).filter(
    person => !mayNotDecide(held.approval, person) && !wasAsked(held, person),
  )

/** Whom the one who is asked may ask instead: whoever they named, and the next heads above. Never a free choice. */
export async function delegatesOf(people: People, held: HeldRequest, seatKey: string): Promise<Person[]> {
  const seat = seatWithKey(held.approval, seatKey)?.seat
  if (!seat || seat.state !== 'active') return []
  const heads = (await headsOfPerson(people, seat.person)).slice(0, HEADS_OFFERED)
  return fit(held, [...(await namedBy(people, held.document.type, seat.person)), ...heads])
}

/** Upwards: whoever was named, the next head, the unit's own, and in the end the president. */
export async function escalationOf(tx: Tx, people: People, held: HeldRequest): Promise<Person[]> {
  const asked = openSeats(activeStep(held.approval)).map(seat => seat.person)
  const { ou_id } = held.row
  const [first] = asked
  const ways: (() => Promise<readonly Person[]>)[] = [
    async () => (await Promise.all(asked.map(person => namedBy(people, held.document.type, person)))).flat(),
    async () => (first ? fit(held, await headsOfPerson(people, first)).slice(0, 1) : []),
    async () => [await headOfUnit(tx.db, ou_id)].filter(person => person !== null),
    () => holdersOf(tx.db, 'president', ou_id),
  ]
  for (const way of ways) {
    const found = fit(held, await way())
    if (found.length > 0) return found
  }
  return []
}
