import { addDays, type DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { cashAdvance } from '@contract/modules/cash-advance/cash-advance.document'
import { leaveDays } from '@server/modules/leave/leave-days-port'
import { cashAdvanceParts } from '@server/modules/cash-advance/advance-document'
import { advanceOf, type AdvanceRow } from '@server/modules/cash-advance/advance-row'
import { markOverdue } from '@server/modules/cash-advance/advance-due.repository'
import { authorityText, signAuthority } from '@server/modules/cash-advance/authority'
import { releaseAdvance } from '@server/modules/cash-advance/release-advance'
import { liquidateAdvance, returnCash } from '@server/modules/cash-advance/settle-advance'
import type { Actor } from '@server/platform/access/actor'
import { createApprovals } from '@server/platform/approvals/create-approvals'
import { businessDay } from '@server/platform/db/business-day'
import { NOW } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { createApprovalDocument } from '@server/platform/documents/create-approval-document'
import { changeDocument, lockDocument } from '@server/platform/documents/document.repository'
import { keptSource } from '@server/platform/documents/kept-source'
import { moveDocument } from '@server/platform/documents/move-document'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { requesterOf } from '@server/platform/people/people.repository'
import { findAccountIds } from '@server/platform/ledger/account.repository'
import { clearMails } from '@server/seeds/leave/demo-leave.repository'
import { founder } from '@server/seeds/lists/list-writer'
import { ADVANCE_PLANS, type AdvancePlan, type AdvanceStage } from '@server/seeds/advances/advance-plans'
import {
  findAskedSeat,
  findAskers,
  setBack,
  writeDraft,
} from '@server/seeds/advances/demo-advances.repository'
import { NO_FILES } from '@server/seeds/no-files'

const SIGNATURE = 'M60 140L90 60L120 130L150 70L190 140L240 90L300 120L380 100L460 120L540 110'

/** How many have agreed by then, with the president where the amount asks for it. */
const AGREED: Partial<Record<AdvanceStage, number>> = {
  draft: 0,
  head: 0,
  returned: 0,
  accounting: 1,
  president: 2,
}
const ALL = 3

type Desk = {
  tx: Tx
  today: DateText
  payer: Actor
  port: ReturnType<typeof createApprovals>['port']
  costAccount: string
}

/** Some fifteen advances at every point of their way, made by the services that make all others. */
export async function seedDemoAdvances(tx: Tx): Promise<void> {
  const quiet: Tx = { ...tx, audit: () => undefined }
  const document = createApprovalDocument(keptSource(cashAdvanceParts), NO_FILES)
  const engine = { publicUrl: () => 'http://127.0.0.1', holidays: leaveDays.holidays }
  const { id: payer } = await tx.db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', 'accounting')
    .executeTakeFirstOrThrow()
  const desk: Desk = {
    tx: quiet,
    today: await businessDay(tx.db),
    payer: await founder(tx, payer),
    port: createApprovals(engine, [document]).port,
    costAccount: (await findAccountIds(tx.db)).get('6400') ?? '',
  }
  const askers = await findAskers(tx.db)
  for (const plan of ADVANCE_PLANS) {
    const asker = askers.of(plan.who)
    if (!asker) continue
    const id = await writeDraft(tx.db, asker, plan, addDays(desk.today, 3 - plan.daysAgo))
    if (plan.stage !== 'draft') await carryOn(desk, id, plan)
  }
  await markOverdue(tx.db, desk.today)
  // Nobody of the demo company is told of what happened before it was there.
  await clearMails(tx.db)
}

async function rowOf({ tx }: Desk, id: string): Promise<AdvanceRow> {
  const row = await lockDocument(tx.db, cashAdvance.resource, id)
  if (!row) throw new Error('an advance of the demo company is there')
  return advanceOf(row)
}

async function carryOn(desk: Desk, id: string, plan: AdvancePlan): Promise<void> {
  await submit(desk, id)
  const agreed = AGREED[plan.stage] ?? ALL
  for (let step = 0; step < agreed; step += 1) await decide(desk, id)
  if (plan.stage === 'returned') await decide(desk, id, 'return')
  if (agreed < ALL || plan.stage === 'approved') return setBack(desk.tx.db, id, plan.daysAgo)
  await sign(desk, id)
  await setBack(desk.tx.db, id, plan.daysAgo)
  if (plan.stage !== 'signed') await payOut(desk, id, plan)
}

async function submit({ tx, port, ...desk }: Desk, id: string): Promise<void> {
  const row = await rowOf({ tx, port, ...desk }, id)
  await cashAdvanceParts.hooks.beforeSubmit?.(tx, row)
  const year = Number(desk.today.slice(0, 4))
  const number = await allocateNumber(tx, { ouId: row.ou_id, type: 'cash_advance', year })
  await changeDocument(tx.db, cashAdvance.resource, id, { number, submitted_at: NOW })
  await port.submit(tx, {
    type: 'cash_advance',
    subject_id: id,
    by: await requesterOf(tx.db, row.employee_id),
  })
}

async function decide({ tx, port }: Desk, id: string, other?: 'return'): Promise<void> {
  const seat = await findAskedSeat(tx.db, id)
  if (!seat) return
  await port.decide(tx, {
    type: 'cash_advance',
    subject_id: id,
    by: { user_id: seat.user_id, name: seat.name, email: seat.email },
    seat: seat.seat_key,
    decision: other ?? seat.decision_kind,
    comment: other ? 'Please ask two suppliers for a price first.' : '',
    version: seat.version,
  })
}

async function sign(desk: Desk, id: string): Promise<void> {
  const { tx } = desk
  const row = await rowOf(desk, id)
  const { name, user_id: by } = await requesterOf(tx.db, row.employee_id)
  const signature = { text: await authorityText(tx, 'en', row), signed_name: name, drawing: SIGNATURE }
  await signAuthority(tx, { row, locale: 'en', signature, channel: 'link', by })
  await moveDocument(tx, cashAdvanceParts, row, 'sign', { signed_at: NOW })
}

async function payOut(desk: Desk, id: string, { daysAgo, stage, amount }: AdvancePlan): Promise<void> {
  const { tx, payer, today, costAccount } = desk
  const paid_on = addDays(today, -daysAgo)
  const released = { released_on: paid_on, money_place: 'bank', reference: null } as const
  const dates = await releaseAdvance(tx, payer, await rowOf(desk, id), released)
  await moveDocument(tx, cashAdvanceParts, await rowOf(desk, id), 'release', dates)
  if (stage === 'released') return
  const moved_on = addDays(paid_on, 4)
  const spent = (parseMoney(amount) * 7n) / 10n
  const line = {
    account_id: costAccount,
    amount: moneyText(spent),
    has_vat: false,
    project_id: null,
    memo: null,
  }
  const receipts = { moved_on, reference: 'Receipts', money_place: 'bank', lines: [line] } as const
  await liquidateAdvance(tx, payer, await rowOf(desk, id), { ...receipts, lines: [line] })
  await moveDocument(tx, cashAdvanceParts, await rowOf(desk, id), 'liquidate')
  if (stage !== 'settled') return
  const open = await rowOf(desk, id)
  await returnCash(tx, payer, open, { moved_on, amount: open.balance, money_place: 'bank', reference: null })
  await moveDocument(tx, cashAdvanceParts, await rowOf(desk, id), 'settle')
}
