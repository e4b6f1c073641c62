import { checkOrder } from '@contract/kernel/broken-rule'
import type {
  ApprovalDelegation,
  CreateDelegation,
} from '@contract/modules/approvals/approval-delegation.calls'
import { activeAccount } from '@server/platform/approvals/directory.repository'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { notFound } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { RecordContext } from '@server/platform/resource/run-command'
import {
  clashes,
  delegationsOf,
  endDelegation,
  insertDelegation,
} from '@server/modules/approvals/delegation.repository'

/** Two who name each other at once would each find nobody there. */
const DELEGATION_LOCK = 7_301_211

async function ownOne(tx: Tx, userId: string, id: string): Promise<ApprovalDelegation> {
  const [one] = await delegationsOf(tx.db, userId, id)
  if (!one?.is_own) throw notFound()
  return one
}

export async function beginDelegation(
  tx: Tx,
  userId: string,
  asked: CreateDelegation,
): Promise<ApprovalDelegation> {
  await tx.lock(DELEGATION_LOCK)
  const { to_user_id, date_to } = asked
  const to = to_user_id === userId ? null : await activeAccount(tx.db, to_user_id)
  const { own, circle } = await clashes(tx.db, userId, {
    ...asked,
    // The range of days must be one before it can be compared.
    date_to: date_to !== null && date_to < asked.date_from ? null : date_to,
  })
  refuseBroken([
    ...checkOrder(asked, 'date_from', 'date_to'),
    ...(to_user_id === userId ? [{ path: 'to_user_id', code: 'delegate_self' }] : []),
    ...(to_user_id !== userId && !to ? [{ path: 'to_user_id', code: 'reference_unknown' }] : []),
    ...(date_to !== null && date_to < (await businessDay(tx.db))
      ? [{ path: 'date_to', code: 'delegation_past' }]
      : []),
    ...(own ? [{ path: 'date_from', code: 'delegation_overlap' }] : []),
    ...(circle ? [{ path: 'to_user_id', code: 'delegation_circle' }] : []),
  ])
  const id = await insertDelegation(tx.db, userId, asked)
  const { date_from } = asked
  const diff = { to: [null, to?.name ?? ''], date_from: [null, date_from], date_to: [null, date_to] }
  tx.audit({ action: 'approval_delegation.create', entityType: 'approval_delegation', entityId: id, diff })
  return ownOne(tx, userId, id)
}

/** One's own, which nobody begins or ends meanwhile. */
export async function lockDelegation(tx: Tx, userId: string, id: string): Promise<ApprovalDelegation> {
  await tx.lock(DELEGATION_LOCK)
  return ownOne(tx, userId, id)
}

export async function stopDelegation({
  tx,
  actor: { userId },
  record: before,
  audit,
}: RecordContext<ApprovalDelegation>): Promise<ApprovalDelegation> {
  if (before.state === 'over') return before
  await endDelegation(tx.db, userId, before.id)
  audit()
  return ownOne(tx, userId, before.id)
}
