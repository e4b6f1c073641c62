import { applyApproval, type Command } from '@contract/modules/approvals/approval-engine.rules'
import { activeStep, openSeats, type Approval } from '@contract/approvals/approval-state.rules'
import type { ChainStep } from '@contract/approvals/chain.rules'
import { requestDays } from '@contract/modules/approvals/approvals.parameters'
import { businessDate } from '@contract/kernel/dates'
import { requestExpiresAt } from '@contract/modules/approvals/step-clock.rules'
import type { Locale } from '@contract/kernel/locales'
import type { ApprovalView, ViewLine } from '@contract/modules/approvals/approval-view'
import type { ApprovalDocument, ApprovalSubject } from '@server/platform/approvals/approval-document'
import { eventsOf } from '@server/platform/approvals/approval-events'
import { auditMove, type Mover, type HeldRequest } from '@server/platform/approvals/audit-move'
import { saveRequest } from '@server/platform/approvals/approval-request.repository'
import { mirrorSeats, type SeatOrigin } from '@server/platform/approvals/approval-seat.repository'
import type { EngineParts } from '@server/platform/approvals/engine-parts'
import { linesInShort } from '@server/platform/approvals/lines-in-short'
import { carryLinks } from '@server/platform/approvals/links/carry-links'
import { contentHash } from '@server/platform/approvals/links/content-hash'
import { isToldOfMany } from '@server/platform/approvals/mails/digest-mail'
import { localeOfPerson } from '@server/platform/approvals/mails/receiver.repository'
import { queueApprovalMails } from '@server/platform/approvals/mails/queue-approval-mails'
import { tellPeople } from '@server/platform/approvals/tell-people'
import { readOffice } from '@server/platform/approvals/office-hours'
import { nextMove, stepDueAt } from '@server/platform/approvals/step-timer'
import { timeNow } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import type { LinkProblem } from '@server/platform/approvals/links/link-engine'

export type MoveOrder = {
  mover: Mover
  /** The chain that a new round goes. */
  chain?: { id: string; snapshot: readonly ChainStep[] }
  /** How whoever is newly asked came to be. */
  origin?: SeatOrigin
  /** Where the decision was made. */
  traces?: { ip: string | null; user_agent: string | null }
  /** Made together with others, of which those who are asked are told by one mail. */
  isOneOfMany?: boolean | undefined
}

/**
 * One command, whole: the state by the rules, the document's own move, seats, links, mails, notices and the audit row,
 * in the one transaction that holds both locks. Null: done.
 */
export async function moveRequest(
  parts: EngineParts,
  tx: Tx,
  held: HeldRequest,
  command: Command,
  moving: MoveOrder,
): Promise<LinkProblem> {
  const { row, document, approval: before } = held
  const at = await timeNow(tx.db)
  const result = applyApproval(before, command, at)
  if (!result.ok) return result.problem
  const { approval, effects } = result

  let { subject } = held
  for (const event of eventsOf(before, approval, command)) {
    await document.follow(tx, subject, event)
    subject = (await document.load(tx, subject.id)) ?? subject
  }

  const begins = command.type === 'submit' || command.type === 'edit'
  const requested_at = command.type === 'submit' ? at : row.requested_at
  const place = { on: businessDate(at), ouId: row.ou_id }
  const expires_at = begins ? requestExpiresAt(at, await parameterOf(tx, requestDays, place)) : row.expires_at
  const hours = (await readOffice(tx, parts)).hoursOf(row.ou_id)
  await saveRequest(tx.db, row.id, {
    state: approval,
    status: approval.status,
    current_seq: activeStep(approval)?.seq ?? null,
    is_frozen: approval.is_frozen,
    number: subject.number,
    division_id: subject.division_id,
    amount: subject.amount,
    requested_at,
    expires_at,
    content_hash: contentHash(subject.content),
    ...(moving.chain ? { chain_id: moving.chain.id, chain_snapshot: moving.chain.snapshot } : {}),
    ...(approval.status === 'pending' ? {} : { nudge_due_at: null }),
    ...nextMove(approval, expires_at, hours, command.type === 'remind' ? at : null),
  })

  const request = { ...row, requested_at }
  const due_at = stepDueAt(approval, hours)
  const asks = effects.some(effect => effect.kind === 'activate_step')
  await mirrorSeats(tx.db, {
    request,
    number: subject.number,
    amount: subject.amount,
    approval,
    origin: moving.origin ?? 'chain',
    due_at,
    lines: asks ? await shortLines(tx, document, subject, approval) : new Map(),
    traces: moving.traces && command.type === 'decide' ? { seat: command.seat, ...moving.traces } : null,
  })

  auditMove(tx, held, command, approval, moving.mover)
  const apart = moving.isOneOfMany ? effects.filter(effect => !isToldOfMany(approval, effect)) : effects
  const told = { request, approval, document, subject, effects: apart }
  const links = await carryLinks(tx, told)
  await queueApprovalMails(tx, { ...told, links, publicUrl: parts.publicUrl() })
  await tellPeople(tx, { ...told, due_at })
  return null
}

/** Of each seat that is asked, in the language of whoever sits there. */
async function shortLines(tx: Tx, document: ApprovalDocument, subject: ApprovalSubject, approval: Approval) {
  const lines = new Map<string, readonly ViewLine[]>()
  const step = activeStep(approval)
  if (!step) return lines
  const { step_key } = step
  const inLanguage = new Map<Locale, readonly ViewLine[]>()
  for (const { key, person } of openSeats(step)) {
    const locale = await localeOfPerson(tx.db, person)
    const known =
      inLanguage.get(locale) ?? inShort(subject, await document.show(tx, subject, { step_key, locale }))
    inLanguage.set(locale, known)
    lines.set(key, known)
  }
  return lines
}

function inShort({ kind }: ApprovalSubject, { title, lines }: ApprovalView) {
  const name = { name: 'field', kind: 'text', value: title } as const
  return linesInShort(kind === null ? lines : [name, ...lines])
}
