import type { Person } from '@contract/approvals/approval-person.rules'
import { seatWithKey, type ApprovalMail } from '@contract/approvals/approval-state.rules'
import type { Outcome } from '@contract/modules/notifications/notification-kinds'
import { inboxPath } from '@server/platform/approvals/inbox-path'
import { queueDigest } from '@server/platform/approvals/mails/digest-mail'
import { askedAbout, type Requests } from '@server/platform/approvals/mails/receiver.repository'
import type { RequestMove } from '@server/platform/approvals/links/request-move'
import type { Tx } from '@server/platform/db/transaction'
import { notifications } from '@server/platform/notifications/notify'

const ASKS: readonly ApprovalMail[] = ['approval.requested', 'approval.reminder', 'approval.escalated']

/** `due_at`: until when the step that is asked should be decided. */
type MoveNotice = RequestMove & { due_at: string | null }

/** Beside the mails: in the portal, to whoever has an account here. */
export async function tellPeople(tx: Tx, carried: MoveNotice): Promise<void> {
  for (const effect of carried.effects) {
    if (effect.kind !== 'mail') continue
    if (typeof effect.to === 'object') await tellAsked(tx, carried, effect.event, effect.to.seat)
    else if (effect.to === 'requester') await tellRequester(tx, carried, effect.event)
  }
}

/** Of requests that were made together: one mail and one notice to each who has an account and is asked about some. */
export async function tellOfMany(
  tx: Tx,
  publicUrl: string,
  { by, ...requests }: Requests & { by: Person },
): Promise<void> {
  for (const { count, one_id, ...person } of await askedAbout(tx.db, requests)) {
    await queueDigest(tx, publicUrl, person)
    await notifications.notify(tx, {
      kind: 'approval.requested_together',
      params: { count: String(count), who: by.name },
      to: [person.user_id],
      subject: { type: requests.type, id: one_id },
      path: '/approvals',
    })
  }
}

const subjectOf = ({ document, subject }: RequestMove) => ({ type: document.type, id: subject.id })
const nameOf = ({ document, subject }: RequestMove) => subject.number ?? document.type

async function tellAsked(tx: Tx, carried: MoveNotice, event: ApprovalMail, seatKey: string): Promise<void> {
  const { approval } = carried
  const place = seatWithKey(approval, seatKey)
  const to = place?.seat.person.user_id
  if (!to || !ASKS.includes(event)) return
  const params = { document: nameOf(carried), who: approval.requester.name }
  const notice = { to: [to], subject: subjectOf(carried), path: inboxPath(carried.subject) }
  if (event === 'approval.reminder')
    await notifications.notify(tx, {
      kind: event,
      params: { ...params, due: carried.due_at ?? '' },
      ...notice,
    })
  else if (event === 'approval.requested' || event === 'approval.escalated')
    await notifications.notify(tx, { kind: event, params, ...notice })
}

async function tellRequester(tx: Tx, carried: RequestMove, event: ApprovalMail): Promise<void> {
  const { approval, subject } = carried
  const to = approval.requester.user_id
  if (to === null) return
  const who = approval.decisions.at(-1)?.by.name ?? ''
  const notice = { to: [to], subject: subjectOf(carried), path: subject.path }
  const params = { document: nameOf(carried), who }
  const outcome: Outcome = approval.status === 'approved' ? 'approved' : 'rejected'
  if (event === 'approval.returned') await notifications.notify(tx, { kind: event, params, ...notice })
  if (event === 'approval.decided')
    await notifications.notify(tx, { kind: event, params: { ...params, outcome }, ...notice })
}
