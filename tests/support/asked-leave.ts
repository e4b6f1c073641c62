import type { Portal } from '@tests/support/built-portal'
import { mailedLink } from '@tests/support/mailbox'
import { ownPeople, type OwnPerson } from '@tests/support/own-people'
import { forgetLinkCalls } from '@tests/support/portal-database'
import { callPortal, sessionOf, sharedSession } from '@tests/support/portal-people'
import { dayOfNextYear, NEXT_YEAR } from '@tests/support/next-year'

type Chain = { doc_type: string; is_active: boolean }
type Request = { id: string; row_version: number; status: string; request_no: string | null }

export const PAGES = {
  head: '/leave/request/ext',
  hr: '/leave/request/hr-staff/ext',
  president: '/leave/request/president/ext',
  status: '/leave/request/status/ext',
} as const

const CHAIN = {
  doc_type: 'leave',
  name: 'Leave',
  condition: null,
  priority: 0,
  steps: [
    { step_key: 'head', resolver: 'immediate_head' },
    { step_key: 'hr_staff', resolver: 'role', resolver_arg: 'hr_staff', decision_kind: 'verify' },
    { step_key: 'president', resolver: 'role', resolver_arg: 'president' },
  ],
}

async function ensureChain(portal: Portal): Promise<void> {
  const { token } = await sharedSession(portal, 'super-admin')
  const url = '/api/v1/settings/approval-chains'
  const { data } = await callPortal<{ data: Chain[] }>(portal, `${url}?start=0&end=100`, { token })
  if (data.some(chain => chain.doc_type === 'leave' && chain.is_active)) return
  await callPortal(portal, url, { token, method: 'POST', body: CHAIN })
}

/** An employee who asks for leave, and the head who decides first: of one test file alone. */
export const ownLeavePeople = () =>
  ownPeople({
    head: { position: 'OU-MGR', unit: 'HO' },
    employee: { position: 'DOC', unit: 'HO', below: 'head' },
  })
export type LeavePeople = ReturnType<typeof ownLeavePeople>

type Choices = {
  employee_id: string
  types: { id: string; code: string; balances: { year: number; available: string }[] }[]
}

async function typeOf(
  portal: Portal,
  employee: OwnPerson,
  code: string,
): Promise<{ employeeId: string; type: Choices['types'][number] }> {
  const { token } = await sessionOf(portal, employee)
  const { data } = await callPortal<{ data: Choices }>(portal, '/api/v1/leave/choices', { token })
  const type = data.types.find(each => each.code === code)
  if (!type) throw new Error(`there is no leave ${code}`)
  return { employeeId: data.employee_id, type }
}

/** What the employee has left for the days that are asked for here. */
export async function vacationLeft(portal: Portal, people: LeavePeople): Promise<number> {
  const { type } = await typeOf(portal, (await people(portal)).employee, 'VL')
  return Number(type.balances.find(({ year }) => year === NEXT_YEAR)?.available ?? 0)
}

type LeaveGrant = { code?: string; days: string; year?: number; reason?: string }

export async function giveLeave(
  portal: Portal,
  people: LeavePeople,
  { code = 'VL', days, year = NEXT_YEAR, reason = 'As agreed when hired' }: LeaveGrant,
): Promise<void> {
  const { employeeId, type } = await typeOf(portal, (await people(portal)).employee, code)
  const { token } = await sharedSession(portal, 'hr-staff')
  await callPortal(portal, '/api/v1/leave/balances/adjust', {
    token,
    method: 'POST',
    body: { employee_id: employeeId, leave_type_id: type.id, year, days, reason },
  })
}

const MOST_WEEKS = 40
/** Behind January, in which holidays lie. */
const FIRST_WEEK = 4

/** The first week far ahead, from a Monday to a Wednesday, that this employee has not asked for. */
async function nextDays(portal: Portal, token: string): Promise<{ date_from: string; date_to: string }> {
  const url = `/api/v1/leave/requests?start=0&end=${String(MOST_WEEKS)}`
  const { data } = await callPortal<{ data: { date_from: string }[] }>(portal, url, { token })
  const asked = new Set(data.map(({ date_from }) => date_from))
  for (let week = 1; week <= MOST_WEEKS; week += 1) {
    const [date_from, date_to] = [dayOfNextYear(FIRST_WEEK + week), dayOfNextYear(FIRST_WEEK + week, 2)]
    if (!asked.has(date_from)) return { date_from, date_to }
  }
  throw new Error('this employee has asked for every week there is')
}

export type AskedLeave = {
  people: LeavePeople
  id: string
  link: string
  token: string
  date_from: string
  /** Its mails name it by this. */
  number: string
}

/** The employee asks for three days; the head's mail has come. */
export async function askForLeave(
  portal: Portal,
  people: LeavePeople,
  reason = 'A visit to my parents in Bohol',
): Promise<AskedLeave> {
  await ensureChain(portal)
  await forgetLinkCalls(portal)
  const { employee } = await people(portal)
  const { token } = await sessionOf(portal, employee)
  const url = '/api/v1/leave'
  const { type } = await typeOf(portal, employee, 'VL')
  const days = await nextDays(portal, token)
  const { data: draft } = await callPortal<{ data: Request }>(portal, `${url}/requests`, {
    token,
    method: 'POST',
    body: { leave_type_id: type.id, ...days, accepts_unpaid: true, reason },
  })
  await callPortal(portal, `${url}/requests/${draft.id}/submit`, {
    token,
    method: 'POST',
    headers: { 'if-match': `"${draft.row_version}"` },
  })
  const { request_no: number } = await leaveOf(portal, { id: draft.id, token })
  if (!number) throw new Error('a request that was sent has a number')
  const link = await mailedLink(portal, { path: PAGES.head, about: number })
  return { people, id: draft.id, link, token, date_from: days.date_from, number }
}

/**
 * The link of the demo person who decides in HR or last. Whoever else holds that role by now, of any test, is asked as
 * well, and reads in another language perhaps.
 */
export const linkOfStep = (
  portal: Portal,
  { number }: AskedLeave,
  step: 'hr' | 'president',
): Promise<string> => mailedLink(portal, { path: PAGES[step], to: DECIDERS[step], about: number })

const DECIDERS = { hr: 'hr-staff@portal.test', president: 'president@portal.test' } as const

export async function leaveOf(
  portal: Portal,
  { id, token }: Pick<AskedLeave, 'id' | 'token'>,
): Promise<Request> {
  return (await callPortal<{ data: Request }>(portal, `/api/v1/leave/requests/${id}`, { token })).data
}

/** A command of the one who asked: withdraw, and what else the state allows. */
export async function moveLeave(portal: Portal, asked: AskedLeave, verb: string, body?: object) {
  const { row_version } = await leaveOf(portal, asked)
  await callPortal(portal, `/api/v1/leave/requests/${asked.id}/${verb}`, {
    token: asked.token,
    method: 'POST',
    headers: { 'if-match': `"${row_version}"` },
    ...(body ? { body } : {}),
  })
}

type Seat = { id: string; subject_id: string; version: number }

/** What a step says where the test is about what comes after it: from the inbox of whoever is asked. */
export async function decideLeave(
  portal: Portal,
  asked: AskedLeave,
  by: 'head' | 'hr-staff' | 'president',
  decision: string = by === 'hr-staff' ? 'verify' : 'approve',
): Promise<void> {
  const { head } = await asked.people(portal)
  const { token } = await (by === 'head' ? sessionOf(portal, head) : sharedSession(portal, by))
  const url = '/api/v1/approvals/inbox'
  const { data: seats } = await callPortal<{ data: Seat[] }>(portal, `${url}?start=0&end=200`, { token })
  const seat = seats.find(({ subject_id }) => subject_id === asked.id)
  if (!seat) throw new Error(`${by} is not asked about the leave`)
  const { data: opened } = await callPortal<{ data: Seat }>(portal, `${url}/${seat.id}`, { token })
  await callPortal(portal, `${url}/${seat.id}/decide`, {
    token,
    method: 'POST',
    body: { decision, comment: '' },
    headers: { 'if-match': `"${opened.version}"` },
  })
}
