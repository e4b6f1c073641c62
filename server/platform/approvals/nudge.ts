import { activeStep, mailTo, openSeats } from '@contract/approvals/approval-state.rules'
import type { RequestRow } from '@server/platform/approvals/approval-request.repository'
import type { EngineParts } from '@server/platform/approvals/engine-parts'
import { carryLinks } from '@server/platform/approvals/links/carry-links'
import { queueApprovalMails } from '@server/platform/approvals/mails/queue-approval-mails'
import { readOffice } from '@server/platform/approvals/office-hours'
import { stepDueAt } from '@server/platform/approvals/step-timer'
import { tellPeople } from '@server/platform/approvals/tell-people'
import type { Tx } from '@server/platform/db/transaction'
import type { HeldRequest } from '@server/platform/approvals/audit-move'

const DAY_MS = 24 * 3_600_000

export function mayNudge({ nudged_at }: Pick<RequestRow, 'nudged_at'>, now: string): boolean {
  return nudged_at === null || Date.parse(nudged_at) + DAY_MS <= Date.parse(now)
}

/** Asked for by the one who waits: the step's own clock, its reminders and what follows them stay as they are. */
export async function sendNudge(parts: EngineParts, tx: Tx, held: HeldRequest): Promise<void> {
  const { row: request, approval, document, subject } = held
  const effects = mailTo(openSeats(activeStep(approval)), 'approval.reminder')
  const carried = { request, approval, document, subject, effects }
  const links = await carryLinks(tx, carried)
  await queueApprovalMails(tx, { ...carried, links, publicUrl: parts.publicUrl() })
  const { hoursOf } = await readOffice(tx, parts)
  await tellPeople(tx, { ...carried, due_at: stepDueAt(approval, hoursOf(request.ou_id)) })
}
