import { isSamePerson, type Person } from '@contract/approvals/approval-person.rules'
import { activeStep, mayNotDecide, openSeats, type Seat } from '@contract/approvals/approval-state.rules'
import { isValid } from '@contract/approvals/delegation.rules'
import { resolveSteps, type SeatHolder } from '@contract/approvals/step-resolution.rules'
import type { RequestRow } from '@server/platform/approvals/approval-request.repository'
import type { SeatOrigin } from '@server/platform/approvals/approval-seat.repository'
import type { People } from '@server/platform/approvals/directory'

export type SeatChange = { seat: Seat; to: SeatHolder | null }

const sameAddress = (a: Person, b: Person) => isSamePerson(a, b) && a.email === b.email

/** Somebody who was picked by hand stays, as long as the account is active, at its address of today. */
async function pickedByHand(people: People, docType: string, seat: Seat): Promise<SeatChange | null> {
  const { person } = seat
  if (person.user_id === null) {
    const today = await people.today()
    const listed = (await people.approvers(docType)).filter(entry => isSamePerson(entry, person))
    return listed.length === 0 || listed.some(entry => isValid(entry, today)) ? null : { seat, to: null }
  }
  const account = await people.account(person.user_id)
  if (!account) return { seat, to: null }
  return sameAddress(account, person)
    ? null
    : { seat, to: { person: account, stands_in_for: seat.stands_in_for } }
}

/** Who the step would ask today. */
async function expectedNow(people: People, row: RequestRow): Promise<readonly SeatHolder[]> {
  const { state: approval } = row
  const step = row.chain_snapshot.find(each => each.seq === activeStep(approval)?.seq)
  if (!step) return []
  const { doc_type, ou_id, division_id, amount } = row
  const asker = approval.requester.user_id
  const employee_id = asker === null ? row.requester_employee_id : await people.employeeOf(asker)
  const directory = await people.directory([step], { doc_type, ou_id, employee_id })
  const barred = [approval.requester, ...approval.barred]
  const asked = { doc_type, ou_id, division_id, amount, on: await people.today(), barred }
  const resolution = resolveSteps([{ ...step, min_approvals: 1 }], directory, asked)
  return resolution.ok ? (resolution.steps[0]?.seats ?? []) : []
}

/**
 * Seats that are asked of somebody who is no longer the one to ask, each with whoever is right now; null where nobody
 * is. Empty: all is as it should be.
 */
export async function seatChanges(
  people: People,
  row: RequestRow,
  origins: ReadonlyMap<string, SeatOrigin>,
): Promise<SeatChange[]> {
  const { state: approval } = row
  const step = activeStep(approval)
  const open = openSeats(step)
  if (approval.status !== 'pending' || !step || open.length === 0) return []
  const named = open.filter(seat => (origins.get(seat.key) ?? 'chain') === 'chain')
  const byHand = await Promise.all(
    open.filter(seat => !named.includes(seat)).map(seat => pickedByHand(people, row.doc_type, seat)),
  )
  const expected = named.length === 0 ? [] : await expectedNow(people, row)
  const leaving = named.filter(seat => !expected.some(each => sameAddress(each.person, seat.person)))
  const staying = step.seats.filter(seat => !leaving.includes(seat) && seat.state !== 'superseded')
  const missing = expected.filter(
    each =>
      !mayNotDecide(approval, each.person) && !staying.some(seat => isSamePerson(seat.person, each.person)),
  )
  const moves = pairUp(leaving, missing)
  return [...byHand.filter(change => change !== null), ...moves]
}

/** The same account at a new address keeps its own seat; the others are taken over in order. */
function pairUp(leaving: readonly Seat[], missing: readonly SeatHolder[]): SeatChange[] {
  const left = [...missing]
  const take = (fits: (each: SeatHolder) => boolean) => {
    const index = left.findIndex(fits)
    return index < 0 ? null : (left.splice(index, 1)[0] ?? null)
  }
  const own = new Map(leaving.map(seat => [seat.key, take(each => isSamePerson(each.person, seat.person))]))
  return leaving.map(seat => ({ seat, to: own.get(seat.key) ?? take(() => true) }))
}
