import type { Portal } from '@tests/support/built-portal'
import { callPortal, sharedSession } from '@tests/support/portal-people'
import { mailedLink, mailsOf } from '@tests/support/mailbox'

type Chain = { doc_type: string; is_active: boolean }
type Request = { id: string; row_version: number; status: string }

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

let week = 0
/** Days of a week that no other test of this worker asks for: a Monday to a Wednesday far ahead. */
function nextDays(): { date_from: string; date_to: string } {
  week += 1
  const monday = Date.UTC(2027, 1, 1) + week * 7 * 86_400_000
  const on = (days: number) => new Date(monday + days * 86_400_000).toISOString().slice(0, 10)
  return { date_from: on(0), date_to: on(2) }
}

export type AskedLeave = {
  id: string
  link: string
  token: string
  date_from: string
  /** Links of mails that were there before, which are other requests' own. */
  besides: string[]
}

/** The demo employee asks for three days; the head's mail has come. */
export async function askForLeave(
  portal: Portal,
  reason = 'A visit to my parents in Bohol',
): Promise<AskedLeave> {
  await ensureChain(portal)
  const { token } = await sharedSession(portal, 'employee')
  const url = '/api/v1/leave'
  type Choices = { types: { id: string; code: string; is_confidential: boolean }[] }
  const { data: choices } = await callPortal<{ data: Choices }>(portal, `${url}/choices`, { token })
  const type = choices.types.find(({ code }) => code === 'VL')
  if (!type) throw new Error('there is no vacation leave')
  const before = await knownLinks(portal)
  const days = nextDays()
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
  const link = await mailedLink(portal, { path: PAGES.head, besides: before })
  return { id: draft.id, link, token, date_from: days.date_from, besides: before }
}

async function knownLinks(portal: Portal): Promise<string[]> {
  const mails = await mailsOf(portal)
  return mails.flatMap(mail => mail.text.match(/http:\S+\/ext\/[\w-]{43}/g) ?? [])
}

export async function leaveOf(portal: Portal, { id, token }: AskedLeave): Promise<Request> {
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
