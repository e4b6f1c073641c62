import type { DateText } from '@contract/kernel/dates'
import { isAmong, isSamePerson, type Person } from '@contract/approvals/approval-person.rules'

/** A row of the approver list. */
export type Approver = Person & {
  id: string
  doc_type: string
  step_key: string
  ou_id: string | null
  division_id: string | null
  amount_from: string
  amount_to: string | null
  valid_from: DateText
  valid_to: DateText | null
  is_active: boolean
  delegate_id: string | null
  delegate_from: DateText | null
  delegate_to: DateText | null
}

/** Both dates included; without a last one it holds until further notice. */
export type Delegation = { from: Person; to: Person; date_from: DateText; date_to: DateText | null }

const within = (on: DateText, from: DateText | null, to: DateText | null) =>
  (from === null || from <= on) && (to === null || on <= to)

export function isValid(approver: Approver, on: DateText): boolean {
  return approver.is_active && within(on, approver.valid_from, approver.valid_to)
}

/** The delegations that the approver list itself tells of: to rows that are valid on the day, from a date on. */
export function listedDelegations(approvers: readonly Approver[], on: DateText): Delegation[] {
  return approvers.flatMap(from => {
    const to = approvers.find(other => other.id === from.delegate_id)
    const { delegate_from: date_from, delegate_to: date_to } = from
    return to && date_from && isValid(to, on) ? [{ from, to, date_from, date_to }] : []
  })
}

/**
 * Who stands in on the day, through as many hands as were named. Two who name each other are both away: then it
 * stays with the first. Somebody barred takes nothing over.
 */
export function standInOf(
  person: Person,
  delegations: readonly Delegation[],
  asked: { on: DateText; barred: readonly Person[] },
): Person {
  const hands = [person]
  for (let current = person; ;) {
    const next = delegations.find(
      each => isSamePerson(each.from, current) && within(asked.on, each.date_from, each.date_to),
    )?.to
    if (!next || isAmong(next, asked.barred)) return current
    if (isAmong(next, hands)) return person
    hands.push(next)
    current = next
  }
}
