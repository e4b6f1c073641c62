import type { AuditVerb } from '@contract/modules/settings/audit-actions'
import { transition, type Outcome } from '@contract/kernel/state-machine'
import type { ReviseMemo } from '@contract/modules/files/memo.calls'
import type { Memo, MemoStatus } from '@contract/modules/files/memo.resource'
import {
  FIELD_OF_GUARD,
  memoMachine,
  type MemoGuard,
  type MemoTrigger,
} from '@contract/modules/files/memo.rules'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { notifications } from '@server/platform/notifications/notify'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { voidSeal } from '@server/platform/seals/seal-document'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { RecordContext } from '@server/platform/resource/run-command'
import { accountsOf } from '@server/modules/files/audience.repository'
import { businessDay } from '@server/platform/db/business-day'
import { sealMemo } from '@server/modules/files/seal-files'
import { lockMemo, putOut, reviseMemo, setStatus } from '@server/modules/files/memo.repository'

type MemoContext = RecordContext<Memo>

function refuseUnready(outcome: Outcome<MemoStatus, MemoGuard>): MemoStatus {
  if (outcome.done) return outcome.to
  if (outcome.reason === 'not_ready')
    refuseBroken(outcome.missing.map(guard => ({ path: FIELD_OF_GUARD[guard], code: `memo_${guard}` })))
  throw new Problem(outcome.reason === 'not_permitted' ? 'forbidden' : 'conflict')
}

async function step({ tx, actor, record: memo }: MemoContext, trigger: MemoTrigger): Promise<MemoStatus> {
  const today = await businessDay(tx.db)
  return refuseUnready(
    transition(memoMachine, {
      from: memo.status,
      trigger,
      facts: { ...memo, today },
      may: code => actor.permissions.has(code),
    }),
  )
}

const audited = (tx: Tx, memo: Memo, verb: AuditVerb, diff: unknown) =>
  tx.audit({ action: `memo.${verb}`, entityType: 'memo', entityId: memo.id, ouId: memo.ou_id, diff })

export async function moveMemo(
  context: MemoContext,
  trigger: 'schedule' | 'unschedule' | 'archive',
): Promise<void> {
  const { tx, record: memo, audit } = context
  const status = await step(context, trigger)
  await setStatus(tx.db, memo.id, status)
  if (trigger === 'archive') await voidSeal(tx, 'memo', memo.id)
  audit({ status: [memo.status, status] })
}

export async function publishMemo(context: MemoContext): Promise<void> {
  await step(context, 'publish')
  await sendOut(context.tx, context.record)
}

/** Its number comes with going out, in the same transaction: drafts leave no gaps. */
async function sendOut(tx: Tx, memo: Memo): Promise<void> {
  const year = Number((await businessDay(tx.db)).slice(0, 4))
  const memoNo = await allocateNumber(tx, { ouId: memo.ou_id, type: 'memo', year })
  await putOut(tx.db, memo.id, memoNo)
  audited(tx, memo, 'publish', { status: [memo.status, 'published'], memo_no: [null, memoNo] })
  await sealAndTell(tx, memo, memo.version)
}

/** Past the units in one piece: seals are the portal's to keep, and those whom a memo tells are of every unit. */
const sealAndTell = (tx: Tx, memo: Memo, version: number, isTold = true): Promise<void> =>
  asPortal(tx, async portal => {
    await sealMemo(portal, memo.id)
    if (isTold) await tell(portal, memo, version)
  })

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

export async function reviseOut(context: MemoContext, revision: ReviseMemo): Promise<void> {
  const { tx, record: memo, audit } = context
  await step(context, 'revise')
  await reviseMemo(tx.db, memo.id, revision)
  const version = memo.version + 1
  audit({
    version: [memo.version, version],
    title: [memo.title, revision.title],
    is_material: revision.is_material,
  })
  await sealAndTell(tx, { ...memo, title: revision.title }, version, revision.is_material)
}

/** By time alone; nothing happens where somebody was faster. */
export async function moveByTime(tx: Tx, id: string, trigger: 'go_out' | 'expire'): Promise<void> {
  const memo = await lockMemo(tx.db, id)
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
  await voidSeal(tx, 'memo', memo.id)
  audited(tx, memo, 'expire', { status: [memo.status, outcome.to] })
}
