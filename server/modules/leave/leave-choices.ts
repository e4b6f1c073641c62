import { yearOf } from '@contract/kernel/calendar'
import { keepsBalance } from '@contract/modules/leave/balance.rules'
import { daysText } from '@contract/people/days.rules'
import { otherPaidDays } from '@contract/modules/leave/leave-policy.rules'
import type { LeaveChoices } from '@contract/modules/leave/leave.views'
import { leaveTypeOf } from '@contract/modules/leave/leave-type-row.rules'
import { eligibilityProblems, type Applicant } from '@contract/modules/leave/leave-type.rules'
import { MONDAY_TO_FRIDAY } from '@contract/people/work-calendar.rules'
import type { Db } from '@server/platform/db/database'
import { businessDay } from '@server/platform/db/business-day'
import {
  countEvents,
  findCalendar,
  findHolidays,
  findOfferedTypes,
  findPersonalFacts,
  findPolicies,
  findSettings,
  findTypes,
  type Employee,
} from '@server/modules/leave/leave-facts.repository'
import { findBalances } from '@server/modules/leave/leave-ledger.repository'
import { findRelievers } from '@server/modules/leave/leave-people.repository'
import { findTaken } from '@server/modules/leave/leave-request.repository'

/** All that the form of the one who asks stands on, so that it can count as the server will. */
export async function choicesOf(db: Db, employee: Employee | undefined): Promise<LeaveChoices> {
  const today = await businessDay(db)
  const settings = await findSettings(db)
  if (!employee) return { ...NOBODY, today, settings }
  const year = yearOf(today)
  // In January people still ask for the days of December that they were sick.
  const from = `${year - 1}-01-01`
  const { calendar, place } = await findCalendar(db, employee)
  return {
    employee_id: employee.id,
    employee_name: employee.full_name,
    today,
    settings,
    types: await typesFor(db, employee, today),
    facts: {
      calendar,
      place: { ou_id: place.ou_id, area_ids: [...place.area_ids] },
      holidays: await findHolidays(db, from, `${year + 1}-12-31`),
      applicant: {
        date_hired: employee.date_hired,
        employment_type: employee.employment_type,
        ...(await findPersonalFacts(db, employee.id)),
      },
      taken: await findTaken(db, employee.id, from, null),
    },
    relievers: await findRelievers(db, employee),
  }
}

const NOBODY = {
  employee_id: null,
  employee_name: null,
  types: [],
  facts: {
    calendar: MONDAY_TO_FRIDAY,
    holidays: [],
    place: { ou_id: '', area_ids: [] },
    applicant: {
      date_hired: '2199-12-31',
      employment_type: 'consultant' as const,
      sex: null,
      civil_status: '',
      solo_parent_id_valid_to: null,
    },
    taken: [],
  },
  relievers: [],
}

async function typesFor(db: Db, employee: Employee, today: string): Promise<LeaveChoices['types']> {
  const rows = await findOfferedTypes(db)
  const types = await findTypes(db)
  const policies = await findPolicies(db)
  const events = await countEvents(db, employee.id, null)
  const personal = await findPersonalFacts(db, employee.id)
  const balances = await findBalances(db, employee.id, yearOf(today))
  return rows.map(row => {
    const type = { ...leaveTypeOf(row), id: row.id }
    const other = otherPaidDays(type, employee, types, policies)
    const events_taken = events.get(row.id) ?? 0
    const applicant: Applicant = {
      ...employee,
      ...personal,
      sex: personal.sex as Applicant['sex'],
      events_taken,
      other_paid_days: other,
    }
    return {
      ...row,
      keeps_balance: keepsBalance(type),
      balances: balances
        .filter(balance => balance.leave_type_id === row.id)
        .map(({ leave_type_id: _, ...balance }) => balance),
      events_taken,
      other_paid_days: daysText(other),
      problems: eligibilityProblems(type, applicant, { from: today, to: today, days: 0 }),
    }
  })
}
