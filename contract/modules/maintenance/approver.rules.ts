import { checkOrder, type BrokenRule } from '@contract/kernel/broken-rule'
import { parseMoney } from '@contract/kernel/money'

export type ApproverTerms = {
  id: string | null
  doc_type: string
  step_key: string
  ou_id: string | null
  division_id: string | null
  amount_from: string
  amount_to: string | null
  valid_from: string
  valid_to: string | null
  delegate_id: string | null
  delegate_from: string | null
  delegate_to: string | null
}

/** Both ends of the range belong to it; without an upper one it never ends. */
function amountsMeet(one: ApproverTerms, other: ApproverTerms): boolean {
  const before = (a: ApproverTerms, b: ApproverTerms) =>
    a.amount_to !== null && parseMoney(a.amount_to) < parseMoney(b.amount_from)
  return !before(one, other) && !before(other, one)
}

function datesMeet(one: ApproverTerms, other: ApproverTerms): boolean {
  const before = (a: ApproverTerms, b: ApproverTerms) => a.valid_to !== null && a.valid_to < b.valid_from
  return !before(one, other) && !before(other, one)
}

/** Two people answer for the same documents, amounts and days: nobody could say who decides. */
export function overlaps(one: ApproverTerms, other: ApproverTerms): boolean {
  return (
    one.doc_type === other.doc_type &&
    one.step_key === other.step_key &&
    one.ou_id === other.ou_id &&
    one.division_id === other.division_id &&
    amountsMeet(one, other) &&
    datesMeet(one, other)
  )
}

export type Delegates = ReadonlyMap<string, string | null>

/** Whoever stands in has a stand-in too, and so on: the way must end somewhere else than where it began. */
function delegatesInCircle(id: string, first: string, delegates: Delegates): boolean {
  const seen = new Set<string>()
  for (let next: string | null = first; next !== null; next = delegates.get(next) ?? null) {
    if (next === id) return true
    if (seen.has(next)) return false
    seen.add(next)
  }
  return false
}

/** `others` are the active approvers besides this one; `delegates` say who stands in for whom. */
export function checkApprover(
  approver: ApproverTerms,
  others: readonly ApproverTerms[],
  delegates: Delegates,
): BrokenRule[] {
  const { id, delegate_id, delegate_from, delegate_to, amount_from, amount_to } = approver
  const broken = [
    ...checkOrder(approver, 'valid_from', 'valid_to'),
    ...checkOrder(approver, 'delegate_from', 'delegate_to'),
  ]
  if (amount_to !== null && parseMoney(amount_to) < parseMoney(amount_from))
    broken.push({ path: 'amount_to', code: 'amounts_reversed' })
  if (delegate_id === null && (delegate_from !== null || delegate_to !== null))
    broken.push({ path: 'delegate_id', code: 'delegate_needed' })
  if (delegate_id !== null && delegate_from === null)
    broken.push({ path: 'delegate_from', code: 'delegate_from_needed' })
  if (id !== null && delegate_id === id) broken.push({ path: 'delegate_id', code: 'delegate_self' })
  else if (id !== null && delegate_id !== null && delegatesInCircle(id, delegate_id, delegates))
    broken.push({ path: 'delegate_id', code: 'delegate_cycle' })
  if (broken.length === 0 && others.some(other => overlaps(approver, other)))
    broken.push({ path: 'amount_from', code: 'approver_overlap' })
  return broken
}
