import { addDays } from '@contract/kernel/dates'
import { coverOf } from '@contract/modules/leave/clash.rules'
import { chargedByYear } from '@contract/modules/leave/day-count.rules'
import { daysText, parseDays } from '@contract/people/days.rules'
import { keepsBalance } from '@contract/modules/leave/balance.rules'
import { leaveFacts, leaveSteps } from '@contract/modules/leave/leave-chain.rules'
import type { ChainForecast } from '@contract/approvals/foresee-chain'
import type { PreviewLeave } from '@contract/modules/leave/leave-request.calls'
import type { LeavePreview } from '@contract/modules/leave/leave.views'
import { holidayOn, type Holiday, type Place } from '@contract/people/work-calendar.rules'
import type { Locale } from '@contract/kernel/locales'
import type { Actor } from '@server/platform/access/actor'
import type { ApprovalPort } from '@server/platform/approvals/approval-port'
import { activeAccount } from '@server/platform/approvals/directory.repository'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import type { Db } from '@server/platform/db/database'
import { fieldProblem, notFound } from '@server/platform/http/problems'
import { sayWhy } from '@server/platform/phrases/say'
import { findSettings, type Employee } from '@server/modules/leave/leave-facts.repository'
import { planLeave, type LeavePlan } from '@server/modules/leave/leave-plan'
import type { PaidDay } from '@server/modules/leave/leave-request.repository'
import { requesterOf } from '@server/platform/people/people.repository'
import { shownRequest } from '@server/modules/leave/leave-request.service'
import { teamOf } from '@server/modules/leave/leave-cover'

type Question = { tx: Tx; actor: Actor; locale: Locale; employee: Employee; asked: PreviewLeave }

/** What a request would come to, and whatever would refuse it; writes nothing. */
export async function previewLeave(
  approvals: ApprovalPort,
  { tx, actor, locale, employee, asked }: Question,
): Promise<LeavePreview> {
  const { db } = tx
  const { request_id: exceptRequest, ...leave } = asked
  if (exceptRequest !== null) {
    const row = await shownRequest(db, actor, exceptRequest)
    if (row['employee_id'] !== employee.id) throw notFound()
  }
  const plan = await planLeave(db, { employee, asked: leave, exceptRequest })
  if (!plan) throw fieldProblem('rule_broken', 'leave_type_id', 'reference_unknown')
  const { type, place } = plan
  const beyond = await beyondUnit(approvals, { tx, actor, employee, leave }, plan)
  return {
    days: plan.days.map(day => shownDay(day, plan.holidays, place)),
    total: daysText(plan.total),
    paid_days: daysText(plan.paid_days),
    unpaid_days: daysText(plan.unpaid_days),
    balances: balancesOf(plan),
    problems: plan.problems.map(problem => ({
      ...problem,
      message: sayWhy(locale, problem.code),
    })),
    cover: beyond.cover,
    documents: {
      required: type.requires_document,
      due:
        type.requires_document && type.document_deadline_days !== null
          ? addDays(leave.date_from, type.document_deadline_days)
          : null,
    },
    asked: beyond.asked,
    last_day: plan.last_day,
  }
}

type AskedLeave = Omit<PreviewLeave, 'request_id'>
type PreviewQuestion = Pick<Question, 'tx' | 'actor' | 'employee'> & { leave: AskedLeave }

/** Colleagues under the same head and those who decide stand in other units than the one who asks. */
function beyondUnit(
  approvals: ApprovalPort,
  { tx, actor, employee, leave }: PreviewQuestion,
  plan: LeavePlan,
) {
  return asPortal(tx, async portal => ({
    cover: await coverNotes(portal.db, employee, plan, leave),
    asked: plan.total > 0 ? await askedOf(approvals, portal, { actor, employee }, plan) : null,
  }))
}

/** Found by the engine itself, as it would be on sending. */
async function askedOf(
  approvals: ApprovalPort,
  tx: Tx,
  { actor, employee }: Pick<Question, 'actor' | 'employee'>,
  { type, total }: LeavePlan,
): Promise<ChainForecast> {
  const { db } = tx
  const { president_above } = await findSettings(db)
  const { ou_id, division_id } = employee
  const inPlace = employee.user_id === actor.userId ? null : await activeAccount(db, actor.userId)
  const barred = inPlace ? [inPlace] : []
  const requester = await requesterOf(db, employee.id)
  const facts = leaveFacts(type, daysText(total))
  const planned = { type: 'leave', ou_id, division_id, facts, amount: null, requester, barred } as const
  return approvals.foresee(tx, planned, steps =>
    leaveSteps(steps, type, total, { president_above: parseDays(president_above) }),
  )
}

export function shownDay(
  { on, part, day_kind, charged, paid }: PaidDay,
  holidays: readonly Holiday[],
  place: Place,
) {
  const holiday = holidayOn(on, holidays, place)?.name ?? null
  return { on, part, day_kind, holiday, charged: daysText(charged), paid: daysText(paid) }
}

function balancesOf({ type, days, available, paid }: LeavePlan): LeavePreview['balances'] {
  if (!keepsBalance(type)) return []
  return [...chargedByYear(days).keys()].map(year => {
    const before = available.get(year) ?? 0
    const taken = paid.find(each => each.year === year)?.days ?? 0
    return { year, available: daysText(before), after: daysText(before - taken) }
  })
}

async function coverNotes(
  db: Db,
  employee: Employee,
  plan: LeavePlan,
  { date_from, date_to, reliever_employee_id: reliever_id }: AskedLeave,
): Promise<LeavePreview['cover']> {
  if (plan.days.length === 0) return []
  const team = await teamOf(db, employee, reliever_id, date_from, date_to)
  const names = new Map(team.names.map(({ id, name }) => [id, name]))
  return coverOf(plan.days, team, { employee_id: employee.id, reliever_id }).map(note => ({
    ...note,
    away: note.away.map(id => names.get(id) ?? ''),
  }))
}
