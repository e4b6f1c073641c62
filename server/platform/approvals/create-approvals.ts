import type { Command } from '@contract/modules/approvals/approval-engine.rules'
import { NEW_APPROVAL } from '@contract/approvals/approval-flow.rules'
import { isSamePerson, type Person } from '@contract/approvals/approval-person.rules'
import { seatWithKey, type Decision } from '@contract/approvals/approval-state.rules'
import type { ApprovalDocument } from '@server/platform/approvals/approval-document'
import { runAsPortal, type ApprovalPort } from '@server/platform/approvals/approval-port'
import { approvalProblem } from '@server/platform/approvals/approval-problems'
import { insertRequest, lockRequest, requestOf } from '@server/platform/approvals/approval-request.repository'
import { originsOf } from '@server/platform/approvals/approval-seat.repository'
import { readPeople } from '@server/platform/approvals/directory'
import type { EngineParts } from '@server/platform/approvals/engine-parts'
import { holdRequest, holdSubject, type Documents } from '@server/platform/approvals/hold-request'
import { contentHash } from '@server/platform/approvals/links/content-hash'
import type { LinkProblem } from '@server/platform/approvals/links/link-engine'
import { moveRequest, type MoveOrder } from '@server/platform/approvals/move-request'
import { foresee, planSteps } from '@server/platform/approvals/plan-steps'
import { seatChanges } from '@server/platform/approvals/right-people'
import { tellOfMany } from '@server/platform/approvals/tell-people'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import type { HeldRequest } from '@server/platform/approvals/audit-move'

export type SeatDecision = {
  seat: string
  by: Person
  signed_in: Person | null
  decision: Decision
  comment: string
  version: number
  via: 'app' | 'link'
  ip: string | null
  user_agent: string | null
}

export type Approvals = {
  parts: EngineParts
  documents: Documents
  /** What modules ask for. */
  port: ApprovalPort
  /** Document and request locked, in that order. */
  hold(tx: Tx, requestId: string): Promise<HeldRequest | null>
  move(tx: Tx, held: HeldRequest, command: Command, moving: MoveOrder): Promise<LinkProblem>
  decide(tx: Tx, held: HeldRequest, decision: SeatDecision): Promise<LinkProblem>
}

export function createApprovals(parts: EngineParts, declared: readonly ApprovalDocument[]): Approvals {
  const documents: Documents = new Map(declared.map(document => [document.type, document]))
  const move: Approvals['move'] = (tx, held, command, moving) => moveRequest(parts, tx, held, command, moving)

  const decide: Approvals['decide'] = async (tx, held, decision) => {
    const { version, ip, user_agent, ...attempt } = decision
    const command = { type: 'decide', ...attempt, subject_version: version } as const
    // Refused by the rules first, which can say more: who was faster, that it was withdrawn.
    if (isOpen(held, decision.seat) && (await hasMovedOn(tx, held, decision.seat))) return 'superseded'
    return move(tx, held, command, { mover: { person: decision.by }, traces: { ip, user_agent } })
  }

  return {
    parts,
    documents,
    hold: (tx, requestId) => holdRequest(documents, tx, requestId),
    move,
    decide,
    port: runAsPortal(createPort(parts, documents, { move, decide })),
  }
}

const isOpen = ({ approval }: HeldRequest, seat: string) =>
  approval.status === 'pending' && seatWithKey(approval, seat)?.seat.state === 'active'

/** Another document than the one that was shown, or somebody who is no longer the one to ask. */
async function hasMovedOn(tx: Tx, { row, subject }: HeldRequest, seat: string): Promise<boolean> {
  if (contentHash(subject.content) !== row.content_hash) return true
  const changes = await seatChanges(readPeople(tx.db), row, await originsOf(tx.db, row.id))
  return changes.some(change => change.seat.key === seat && !keepsAccount(change))
}

/** A new address of the same account: the person is right, only the link is not, and it dies by itself. */
const keepsAccount = ({ seat, to }: { seat: { person: Person }; to: { person: Person } | null }) =>
  to !== null && seat.person.user_id !== null && isSamePerson(seat.person, to.person)

function createPort(
  parts: EngineParts,
  documents: Documents,
  { move, decide }: Pick<Approvals, 'move' | 'decide'>,
): ApprovalPort {
  const begin = async (
    tx: Tx,
    held: HeldRequest,
    type: 'submit' | 'edit',
    by: Person,
    isOneOfMany?: boolean,
  ) => {
    const { document, subject } = held
    const { chain_id, snapshot, steps } = await planSteps(tx, document, subject)
    const command = { type, by, subject_version: subject.version, steps } as const
    const chain = { id: chain_id, snapshot }
    await refuse(move(tx, withBarred(held), command, { mover: { person: by }, chain, isOneOfMany }), held)
  }
  return {
    foresee: (tx, planned, shape) => foresee(tx.db, planned, shape),
    async submit(tx, { type, subject_id, by, isOneOfMany }) {
      const document = documents.get(type)
      const subject = document && (await document.load(tx, subject_id))
      if (!subject) throw new Problem('not_found')
      const { requester, barred } = subject
      const approval = NEW_APPROVAL(plainPerson(requester), barred)
      const known = await requestOf(tx.db, type, subject_id)
      const { id } = known ?? (await insertRequest(tx.db, { docType: type, subject, approval }))
      // Its document is locked already.
      const row = await lockRequest(tx.db, id)
      if (row) await begin(tx, { row, approval: row.state, document, subject }, 'submit', by, isOneOfMany)
    },
    tellOfMany: (tx, requests) => tellOfMany(tx, parts.publicUrl(), requests),
    async edit(tx, { type, subject_id, by }) {
      await begin(tx, await holdSubject(documents, tx, type, subject_id), 'edit', by)
    },
    async withdraw(tx, { type, subject_id, by }) {
      const held = await holdSubject(documents, tx, type, subject_id)
      await refuse(move(tx, held, { type: 'withdraw', by }, { mover: { person: by } }), held)
    },
    async decide(tx, { type, subject_id, ...decision }) {
      const held = await holdSubject(documents, tx, type, subject_id)
      const made = { signed_in: null, via: 'app', ip: null, user_agent: null, ...decision } as const
      await refuse(decide(tx, held, made), held, decision.seat)
    },
    async statusOf(tx, type, subjectId) {
      return (await requestOf(tx.db, type, subjectId))?.status ?? null
    },
  }
}

const plainPerson = ({ user_id, name, email }: Person): Person => ({ user_id, name, email })

/** Who gains by it may change with the document. */
function withBarred(held: HeldRequest): HeldRequest {
  const { requester, barred } = held.subject
  return { ...held, approval: { ...held.approval, requester: plainPerson(requester), barred } }
}

async function refuse(outcome: Promise<LinkProblem>, { approval }: HeldRequest, seat: string | null = null) {
  const problem = await outcome
  if (problem !== null) throw approvalProblem(problem, approval, seat)
}
