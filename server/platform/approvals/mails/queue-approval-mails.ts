import type { Effect } from '@contract/approvals/approval-state.rules'
import { queueAdministratorMails } from '@server/platform/approvals/mails/administrator-mail'
import { queueRequesterMail } from '@server/platform/approvals/mails/requester-mail'
import { queueSeatMail } from '@server/platform/approvals/mails/seat-mail'
import type { Tx } from '@server/platform/db/transaction'
import type { MoveMails } from '@server/platform/approvals/mails/move-mails'

/** Every mail of a move, in its transaction. */
export async function queueApprovalMails(tx: Tx, posted: MoveMails): Promise<void> {
  for (const effect of posted.effects) if (effect.kind === 'mail') await queueOne(tx, posted, effect)
}

async function queueOne(
  tx: Tx,
  posted: MoveMails,
  { event, to }: Extract<Effect, { kind: 'mail' }>,
): Promise<void> {
  if (to === 'administrators') return queueAdministratorMails(tx, posted)
  if (to === 'requester') return queueRequesterMail(tx, posted, event)
  return queueSeatMail(tx, posted, event, to.seat)
}

/** A decision that was already final when somebody said that it was not theirs. */
export async function queueAlarm(tx: Tx, about: Omit<MoveMails, 'effects' | 'links'>): Promise<void> {
  await queueAdministratorMails(tx, about)
}
