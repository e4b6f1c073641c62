import type {
  Decide,
  DecidedMany,
  DecideMany,
  OpenedSeat,
} from '@contract/modules/approvals/approval-inbox.calls'
import type { Person } from '@contract/approvals/approval-person.rules'
import { seatWithKey, type Decision } from '@contract/approvals/approval-state.rules'
import { allowedDecisions, asStepAsks } from '@contract/approvals/decision.rules'
import type { Locale } from '@contract/kernel/locales'
import { earlierRequests } from '@server/platform/approvals/earlier-request.repository'
import type { ShownFile } from '@server/platform/approvals/approval-document'
import { approvalProblem } from '@server/platform/approvals/approval-problems'
import type { Approvals } from '@server/platform/approvals/create-approvals'
import { readPeople } from '@server/platform/approvals/directory'
import { delegateKey } from '@server/platform/approvals/links/link-secrets'
import { livingUntil } from '@server/platform/approvals/links/link.repository'
import { delegatesOf } from '@server/platform/approvals/offer-people'
import { readOffice } from '@server/platform/approvals/office-hours'
import { showSteps } from '@server/platform/approvals/show-steps'
import { apart } from '@server/platform/db/savepoint'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, notFound, problemOf } from '@server/platform/http/problems'
import { sayWhy } from '@server/platform/phrases/say'
import type { LockedRecord } from '@server/platform/resource/run-command'
import { ownSeat } from '@server/modules/approvals/inbox.repository'
import { personOfActor, type Who } from '@server/modules/approvals/who-acts'
import type { HeldRequest } from '@server/platform/approvals/audit-move'

type SeatRequest = { seat: Awaited<ReturnType<typeof ownSeat>>; request: HeldRequest }
export type HeldSeat = LockedRecord & SeatRequest

export async function holdSeat(
  approvals: Approvals,
  tx: Tx,
  userId: string,
  seatId: string,
): Promise<SeatRequest> {
  const seat = await ownSeat(tx.db, userId, seatId)
  const request = await approvals.hold(tx, seat.request_id)
  if (!request) throw notFound()
  return { seat, request }
}

const statusOf = ({ approval }: HeldRequest) => (approval.status === 'draft' ? 'pending' : approval.status)

export async function openSeat(
  approvals: Approvals,
  tx: Tx,
  who: Who,
  seatId: string,
  locale: Locale,
): Promise<OpenedSeat> {
  const { seat, request } = await holdSeat(approvals, tx, who.userId, seatId)
  const { row, approval, document, subject } = request
  const place = seatWithKey(approval, seat.seat_key)
  const isOpen = approval.status === 'pending' && !approval.is_frozen && place?.seat.state === 'active'
  const view = await document.show(tx, subject, { step_key: seat.step_key, locale })
  const office = await readOffice(tx, approvals.parts)
  const isSilent = view.notes.some(({ note }) => note === 'confidential')
  const steps = showSteps(approval, office.hoursOf(row.ou_id))
  const offered = isOpen ? await delegatesOf(readPeople(tx.db), request, seat.seat_key) : []
  return {
    id: seat.id,
    request_id: row.id,
    doc_type: document.type,
    subject_id: subject.id,
    number: subject.number,
    step_key: seat.step_key,
    state: place?.seat.state ?? seat.state,
    is_frozen: approval.is_frozen,
    stands_in_for: seat.stands_in_for,
    due_at: steps.find(step => step.state === 'active')?.due_at ?? null,
    link_until: isOpen ? await livingUntil(tx.db, row.id, seat.seat_key) : null,
    version: approval.subject_version,
    decisions: isOpen ? allowedDecisions(place.step) : [],
    view,
    earlier: await earlierRequests(tx.db, { requestId: row.id, stepKey: seat.step_key }),
    status: statusOf(request),
    steps: isSilent ? steps.map(withoutWords) : steps,
    delegates: offered.map(({ name, email }) => ({ key: delegateKey(seat.id, email), name })),
    path: subject.path,
  }
}

/** A file that the opened seat has named; the document itself says which these are. */
export async function seatFile(
  approvals: Approvals,
  tx: Tx,
  who: Who,
  { id, key }: { id: string; key: string },
  locale: Locale,
): Promise<ShownFile> {
  const { seat, request } = await holdSeat(approvals, tx, who.userId, id)
  const viewer = { step_key: seat.step_key, locale }
  const file = await request.document.file(tx, request.subject, viewer, key)
  if (!file) throw notFound()
  return file
}

/** Of a confidential request nobody reads what others said about it. */
const withoutWords = <S extends OpenedSeat['steps'][number]>(step: S): S => ({
  ...step,
  decided: step.decided.map(each => ({ ...each, comment: '' })),
})

type DecisionBody = { decision: Decision; comment: string; version: number }

export async function decideSeat(
  approvals: Approvals,
  tx: Tx,
  who: Who,
  { seat, request }: SeatRequest,
  made: Decide & { version: number },
) {
  const by = await personOfActor(tx.db, who)
  await press(approvals, tx, { request, seatKey: seat.seat_key, by, who, made })
  const after = await approvals.hold(tx, seat.request_id)
  const record = after?.approval.decisions.find(each => each.seat === seat.seat_key)
  return { decision: made.decision, at: record?.at ?? '', status: statusOf(after ?? request) }
}

type Press = { request: HeldRequest; seatKey: string; by: Person; who: Who; made: DecisionBody }

async function press(approvals: Approvals, tx: Tx, { request, seatKey, by, who, made }: Press) {
  const problem = await approvals.decide(tx, request, {
    ...made,
    seat: seatKey,
    by,
    signed_in: null,
    via: 'app',
    ip: who.ip,
    user_agent: who.userAgent,
  })
  if (problem) throw approvalProblem(problem, request.approval, seatKey)
}

/** Each for itself, in one order for everybody, so that two who decide about the same wait for each other. */
export async function decideMany(
  approvals: Approvals,
  tx: Tx,
  who: Who,
  { decision, comment, items }: DecideMany,
  locale: Locale,
): Promise<DecidedMany> {
  const by = await personOfActor(tx.db, who)
  const inOrder = [...new Map(items.map(item => [item.id, item])).values()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  )
  const results: DecidedMany['results'] = []
  for (const { id, version } of inOrder) {
    const problem = await problemOf(() =>
      apart(tx, async piece => {
        const { seat, request } = await holdSeat(approvals, piece, who.userId, id)
        const made = { decision: meant(decision, request, seat.seat_key), comment, version }
        await press(approvals, piece, { request, seatKey: seat.seat_key, by, who, made })
      }),
    )
    results.push({
      id,
      done: !problem,
      code: problem?.code ?? null,
      message: problem && sayWhy(locale, problem.phrase, problem.details.params),
    })
  }
  return { results }
}

const meant = (decision: DecideMany['decision'], { approval }: HeldRequest, seatKey: string): Decision =>
  decision === 'agree' ? asStepAsks(approval, seatKey, 'approve') : decision

export async function delegateSeat(
  approvals: Approvals,
  tx: Tx,
  who: Who,
  { seat, request }: SeatRequest,
  key: string,
): Promise<{ name: string }> {
  const offered = await delegatesOf(readPeople(tx.db), request, seat.seat_key)
  const to = offered.find(({ email }) => delegateKey(seat.id, email) === key)
  if (!to) throw fieldProblem('rule_broken', 'key', 'reference_unknown')
  const by = await personOfActor(tx.db, who)
  const command = { type: 'delegate', seat: seat.seat_key, by, to } as const
  const problem = await approvals.move(tx, request, command, { mover: { person: by }, origin: 'delegated' })
  if (problem) throw approvalProblem(problem, request.approval, seat.seat_key)
  return { name: to.name }
}
