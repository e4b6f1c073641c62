import type { DateText } from '@contract/kernel/dates'
import type { Person } from '@contract/approvals/approval-person.rules'
import type { ChainStep } from '@contract/approvals/chain.rules'
import type { Approver, Delegation } from '@contract/approvals/delegation.rules'
import type { Directory } from '@contract/approvals/step-resolution.rules'
import {
  activeAccount,
  holdersOf,
  listedApproversOf,
  ownDelegations,
} from '@server/platform/approvals/directory.repository'
import { businessDay } from '@server/platform/db/business-day'
import type { Db } from '@server/platform/db/database'
import { employeeOfUser, headsAbove } from '@server/platform/people/reporting-line.repository'

export type Asker = {
  doc_type: string
  ou_id: string
  /** Of the employee who asks; without one there is no line above. */
  employee_id: string | null
}

/** Who is head, on the list, in a role: read once for as many requests as one look takes. */
export type People = {
  today(): Promise<DateText>
  headsOf(employeeId: string): Promise<readonly Person[]>
  employeeOf(userId: string): Promise<string | null>
  account(userId: string): Promise<Person | null>
  approvers(docType: string): Promise<readonly Approver[]>
  delegations(): Promise<readonly Delegation[]>
  /** All that these steps of this request can ask for. */
  directory(steps: readonly ChainStep[], asker: Asker): Promise<Directory>
}

/** The same question is asked of the database once. */
function once<T>(ask: (...key: string[]) => Promise<T>): (...key: string[]) => Promise<T> {
  const answers = new Map<string, Promise<T>>()
  return (...key) => {
    const name = key.join('|')
    const known = answers.get(name) ?? ask(...key)
    answers.set(name, known)
    return known
  }
}

export function readPeople(db: Db): People {
  const today = once(() => businessDay(db))
  const headsOf = once((employeeId = '') => headsAbove(db, employeeId))
  const account = once((userId = '') => activeAccount(db, userId))
  const holders = once((role = '', ouId = '') => holdersOf(db, role, ouId))
  const approvers = once((docType = '') => listedApproversOf(db, docType))
  const delegations = once(() => ownDelegations(db))
  return {
    today,
    headsOf,
    employeeOf: once((userId = '') => employeeOfUser(db, userId)),
    account,
    approvers,
    delegations,
    async directory(steps, { doc_type, ou_id, employee_id }) {
      const inRoles = new Map<string, readonly Person[]>()
      const users = new Map<string, Person | null>()
      for (const { resolver, resolver_arg } of steps) {
        if (resolver === 'role' && resolver_arg) inRoles.set(resolver_arg, await holders(resolver_arg, ou_id))
        if (resolver === 'fixed_user' && resolver_arg) users.set(resolver_arg, await account(resolver_arg))
      }
      return {
        heads: employee_id === null ? [] : await headsOf(employee_id),
        approvers: await approvers(doc_type),
        delegations: await delegations(),
        inRole: role => inRoles.get(role) ?? [],
        user: id => users.get(id) ?? null,
      }
    },
  }
}
