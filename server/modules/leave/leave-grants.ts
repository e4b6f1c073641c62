import { otherPaidDays, entitlementOf } from '@contract/modules/leave/leave-policy.rules'
import { keepsBalance } from '@contract/modules/leave/balance.rules'
import { grantsOf } from '@contract/modules/leave/year-end.rules'
import type { Db } from '@server/platform/db/database'
import { findServing, type ServingEmployee } from '@server/modules/leave/leave-balance.repository'
import { findPolicies, findTypes } from '@server/modules/leave/leave-facts.repository'
import { writeEntries, type EntryToWrite } from '@server/modules/leave/leave-ledger.repository'

/** What the year has given until today; what stands in the ledger already is not given again. */
export async function grantLeave(db: Db, today: string, year = Number(today.slice(0, 4))): Promise<number> {
  const types = await findTypes(db)
  const policies = await findPolicies(db)
  const people = await findServing(db)
  const kept = types.filter(type => type.is_active && keepsBalance(type))
  const entries: EntryToWrite[] = []
  for (const person of people)
    for (const type of kept) {
      if (!isFor(type, person, otherPaidDays(type, person, types, policies), today)) continue
      const service = { date_hired: person.date_hired, date_separated: person.date_separated }
      const days = entitlementOf(type, person, policies)
      for (const entry of grantsOf(type, days, service, year))
        if (entry.entry_date <= today)
          entries.push({ ...entry, ou_id: person.ou_id, employee_id: person.id, leave_type_id: type.id })
    }
  return writeEntries(db, entries)
}

type GrantedType = Awaited<ReturnType<typeof findTypes>>[number]

/** Conditions that stay the same for a whole year; those of a single leave are looked at when it is asked for. */
function isFor(type: GrantedType, person: ServingEmployee, otherPaid: number, today: string): boolean {
  if (type.unless_paid_days !== null && otherPaid >= type.unless_paid_days) return false
  if (type.sex_eligibility !== 'any' && type.sex_eligibility !== person.sex) return false
  return !type.needs_solo_parent || (person.solo_parent_to !== null && person.solo_parent_to >= today)
}
