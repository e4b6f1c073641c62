import { transition, type Outcome } from '@contract/kernel/state-machine'
import type { ReviseMemo } from '@contract/modules/files/memo.commands'
import { memoResource, type Memo, type MemoStatus } from '@contract/modules/files/memo.resource'
import {
  FIELD_OF_GUARD,
  memoMachine,
  type MemoGuard,
  type MemoTrigger,
} from '@contract/modules/files/memo.rules'
import type { Resource } from '@contract/kernel/define-resource'
import { accessWhere, ALWAYS } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { notFound, Problem, staleRecord } from '@server/platform/http/problems'
import { notifications } from '@server/platform/notifications/notify'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { accountsOf } from '@server/modules/files/audience.repository'
import { businessDay } from '@server/platform/db/business-day'
import { lockMemo, putOut, reviseMemo, setStatus } from '@server/modules/files/memo.repository'

const resource: Resource = memoResource
export type AskedMove = { actor: Actor; id: string; version: number }
type Person = { actor: Actor; version: number }

/** Locked, of a unit that the actor may do this in, and as they saw it. */
async function standing(tx: Tx, { actor, id, version }: AskedMove, action: string): Promise<Memo> {
  const memo = await lockMemo(tx.db, id, accessWhere(actor, action, resource))
  if (!memo) throw notFound()
  if (memo.row_version !== version) throw staleRecord(memo.row_version)
  return memo
}

function refuseUnready(outcome: Outcome<MemoStatus, MemoGuard>): MemoStatus {
  if (outcome.done) return outcome.to
  if (outcome.reason === 'not_ready')
    refuseBroken(outcome.missing.map(guard => ({ path: FIELD_OF_GUARD[guard], code: `memo_${guard}` })))
  throw new Problem(outcome.reason === 'not_permitted' ? 'forbidden' : 'conflict')
}

async function step(tx: Tx, memo: Memo, trigger: MemoTrigger, who: Person | null): Promise<MemoStatus> {
  const today = await businessDay(tx.db)
  return refuseUnready(
    transition(memoMachine, {
      from: memo.status,
      trigger,
      facts: { ...memo, today },
      may: code => who?.actor.permissions.has(code) ?? false,
    }),
  )
}

const audited = (tx: Tx, memo: Memo, verb: string, diff: unknown) =>
  tx.audit({ action: `memo.${verb}`, entityType: 'memo', entityId: memo.id, ouId: memo.ou_id, diff })

export async function scheduleMemo(
  tx: Tx,
  asked: AskedMove,
  trigger: 'schedule' | 'unschedule',
): Promise<void> {
  const memo = await standing(tx, asked, 'publish')
  const status = await step(tx, memo, trigger, asked)
  await setStatus(tx.db, memo.id, status)
  audited(tx, memo, trigger, { status: [memo.status, status] })
}

export async function archiveMemo(tx: Tx, asked: AskedMove): Promise<void> {
  const memo = await standing(tx, asked, 'archive')
  const status = await step(tx, memo, 'archive', asked)
  await setStatus(tx.db, memo.id, status)
  audited(tx, memo, 'archive', { status: [memo.status, status] })
}

export async function publishMemo(tx: Tx, asked: AskedMove): Promise<void> {
  const memo = await standing(tx, asked, 'publish')
  await step(tx, memo, 'publish', asked)
  await sendOut(tx, memo)
}

/** Its number comes with going out, in the same transaction: drafts leave no gaps. */
async function sendOut(tx: Tx, memo: Memo): Promise<void> {
  const year = Number((await businessDay(tx.db)).slice(0, 4))
  const memoNo = await allocateNumber(tx, { ouId: memo.ou_id, type: 'memo', year })
  await putOut(tx.db, memo.id, memoNo)
  audited(tx, memo, 'publish', { status: [memo.status, 'published'], memo_no: [null, memoNo] })
  await tell(tx, memo, memo.version)
}

async function tell(tx: Tx, memo: Memo, version: number): Promise<void> {
  const to = await accountsOf(tx.db, memo.audience, memo.reach === 'unit' ? memo.ou_id : null)
  await notifications.notify(tx, {
    kind: 'memo.published',
    to,
    subject: { type: 'memo', id: memo.id },
    params: { title: memo.title },
    path: `/files/employee/memos?memo=${memo.id}`,
    dedupeKey: `memo.published:${memo.id}:${version}`,
  })
}

export async function reviseOut(tx: Tx, asked: AskedMove, revision: ReviseMemo): Promise<void> {
  const memo = await standing(tx, asked, 'publish')
  await step(tx, memo, 'revise', asked)
  await reviseMemo(tx.db, memo.id, revision)
  const version = memo.version + 1
  audited(tx, memo, 'revise', {
    version: [memo.version, version],
    title: [memo.title, revision.title],
    is_material: revision.is_material,
  })
  if (revision.is_material) await tell(tx, { ...memo, title: revision.title }, version)
}

/** By time alone; nothing happens where somebody was faster. */
export async function moveByTime(tx: Tx, id: string, trigger: 'go_out' | 'expire'): Promise<void> {
  const memo = await lockMemo(tx.db, id, ALWAYS)
  if (!memo) return
  const outcome = transition(memoMachine, {
    from: memo.status,
    trigger,
    facts: { ...memo, today: await businessDay(tx.db) },
    may: () => false,
  })
  if (!outcome.done) return
  if (trigger === 'go_out') return sendOut(tx, memo)
  await setStatus(tx.db, memo.id, outcome.to)
  audited(tx, memo, 'expire', { status: [memo.status, outcome.to] })
}
