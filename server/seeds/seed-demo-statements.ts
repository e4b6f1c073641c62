import { addDays, type DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseRate, percentOf } from '@contract/kernel/rates'
import { suggestAllocations } from '@contract/modules/collection/allocation.rules'
import { statement, type KeptStatement } from '@contract/modules/commission/statement.document'
import { changeReceipt } from '@server/modules/collection/receipt.repository'
import { postReceipt } from '@server/modules/collection/post-receipt'
import { undoReceipt } from '@server/modules/collection/undo-receipt'
import { createCommissionPort } from '@server/modules/commission/commission-port'
import { sendStatement } from '@server/modules/commission/statements/send-statement'
import { createStatementParts } from '@server/modules/commission/statements/statement-parts'
import { statementPort } from '@server/modules/commission/statements/statement-port'
import { leaveDays } from '@server/modules/leave/leave-days-port'
import { paidFacts } from '@server/modules/sales/payments/payment-port'
import { createApprovals } from '@server/platform/approvals/create-approvals'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { createApprovalDocument } from '@server/platform/documents/create-approval-document'
import {
  changeDocument,
  lockDocument,
  type DocumentRow,
} from '@server/platform/documents/document.repository'
import { keptSource } from '@server/platform/documents/kept-source'
import { moveDocument } from '@server/platform/documents/move-document'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { personOf } from '@server/platform/people/people.repository'
import { clearMails } from '@server/seeds/leave/demo-leave.repository'
import { NO_FILES } from '@server/seeds/no-files'
import { closeDemoMonths } from '@server/seeds/seed-demo-books'
import type { DemoFiles } from '@server/seeds/sales/demo-desk'
import { releaseDemo } from '@server/seeds/seed-demo-releases'
import { openMonths } from '@server/seeds/statements/demo-months.repository'
import {
  findClerk,
  findDevelopers,
  insertDraft,
  insertReceipt,
  type Clerk,
} from '@server/seeds/statements/demo-statements.repository'
import { cancelReleased } from '@server/seeds/statements/cancel-released'
import {
  billedUpTo,
  BILLING_UNIT,
  cutoffs,
  DAYS_TO_SEND,
  firstOfBooks,
  inOrderOfBilling,
  planOf,
  type StatementPlan,
} from '@server/seeds/statements/statement-plans'

const DAYS_TO_PAY = 24
/** When the last of a quarter has paid. */
const DAYS_TO_RELEASE = 90
const PART = parseRate('60')

/** The demo mails nothing. */
const NO_ADDRESS = () => ''
const parts = createStatementParts(createCommissionPort(paidFacts), NO_ADDRESS)

/** What Cebu billed its developers in the last two years, four times a year, and what they paid of it. */
export async function seedDemoStatements(
  tx: Tx,
  desk: { seal: ColumnSeal; files: DemoFiles },
): Promise<void> {
  const quiet: Tx = { ...tx, audit: () => undefined }
  const today = await businessDay(tx.db)
  const clerk = await findClerk(tx.db)
  await openMonths(tx.db, firstOfBooks(today))
  const developers = await findDevelopers(tx.db, BILLING_UNIT)
  const days = cutoffs(today)
  for (const [index, cutoff] of days.entries()) {
    const newer = days.length - 1 - index
    for (const [place, developer] of inOrderOfBilling(developers)) {
      const draft = await writeDraft(quiet, clerk, developer, billedUpTo(cutoff, newer, place))
      if (draft) await carryOn(quiet, clerk, draft, planOf(newer, place))
    }
    const [unit] = developers
    const isLast = index === days.length - 2
    // Of the newest nothing has come in yet.
    if (unit && index < days.length - 1)
      await releaseDemo(quiet, unit.ou_id, addDays(cutoff, DAYS_TO_RELEASE), isLast)
  }
  const [unit] = developers
  if (unit) await closeDemoMonths(tx, unit.ou_id, today)
  await cancelReleased(quiet, desk, today)
  // Nobody of the demo company is told of what happened before it was there.
  await clearMails(tx.db)
}

/** Null where the developer's buyers have opened nothing new. */
async function writeDraft(
  tx: Tx,
  clerk: Clerk,
  { id: developer_id, ou_id }: { id: string; ou_id: string },
  cutoff_on: DateText,
): Promise<DocumentRow | null> {
  const said = { developer_id, ou_id, cutoff_on, tranche_ids: null }
  const written = (await parts.hooks.beforeWrite?.(tx, said, null)) ?? said
  if ((written as KeptStatement).lines.length === 0) return null
  return insertDraft(tx.db, {
    ...written,
    employee_id: clerk.employee_id,
    created_by: clerk.user_id,
    created_at: `${cutoff_on}T09:30:00+08:00`,
  })
}

async function carryOn(tx: Tx, clerk: Clerk, draft: DocumentRow, plan: StatementPlan): Promise<void> {
  if (plan.reaches === 'draft') return
  const cutoff = String(draft['cutoff_on'])
  const number = await allocateNumber(tx, {
    ouId: draft.ou_id,
    type: 'soa',
    year: Number(cutoff.slice(0, 4)),
  })
  await parts.hooks.beforeSubmit?.(tx, draft)
  const numbered = await changeDocument(tx.db, statement.resource, draft.id, {
    number,
    submitted_at: `${addDays(cutoff, 1)}T10:00:00+08:00`,
  })
  if (plan.reaches === 'pending') return submit(tx, clerk, draft.id)
  const pending = await moveDocument(tx, parts, numbered, 'submit')
  const approved = await moveDocument(tx, { document: statement }, pending, 'approve', {
    decided_at: `${addDays(cutoff, 2)}T16:00:00+08:00`,
  })
  if (plan.reaches === 'approved') return
  const statement_on = addDays(cutoff, DAYS_TO_SEND)
  const order = { statement_on, service_invoice_no: `SI-${number.slice(-6)}` }
  const sent = await sendStatement(tx, approved, order)
  const row = await moveDocument(tx, { document: statement }, approved, 'send', sent)
  if (plan.pays !== 'nothing') await pay(tx, row, plan.pays)
  if (!plan.isDisputed) return
  const owed = await lockDocument(tx.db, statement.resource, draft.id)
  if (owed) await moveDocument(tx, parts, owed, 'dispute', { last_comment: 'Two buyers have backed out.' })
}

async function submit(tx: Tx, { user_id }: Clerk, subject_id: string): Promise<void> {
  const engine = { publicUrl: () => 'http://127.0.0.1', holidays: leaveDays.holidays }
  const { port } = createApprovals(engine, [createApprovalDocument(keptSource(parts), NO_FILES)])
  await port.submit(tx, { type: 'soa', subject_id, by: await personOf(tx.db, user_id) })
}

async function pay(tx: Tx, billed: KeptStatement, how: 'part' | 'all' | 'bounced'): Promise<void> {
  const { developer_id, ou_id, statement_on, created_by } = billed
  const part = (text: string) => (how === 'part' ? percentOf(parseMoney(text), PART) : parseMoney(text))
  const [cash, ewt] = [part(billed.collectible), part(billed.expected_ewt)]
  const open = await statementPort.openLines(tx.db, { developer_id, ou_id })
  const own = open.filter(line => line.statement_id === billed.id)
  const received_on = addDays(statement_on ?? '', DAYS_TO_PAY)
  const receipt = await insertReceipt(tx.db, {
    ...{ developer_id, ou_id, received_on, created_by, mode: 'check' },
    check_no: `00${String(billed.number).slice(-4)}`,
    check_bank: 'Bank of the Islands',
    cash_amount: moneyText(cash),
    ewt_amount: moneyText(ewt),
    allocations: suggestAllocations(cash + ewt, own),
  })
  const posted = { ...(await postReceipt(tx, statementPort, receipt)), status: 'posted' } as const
  await changeReceipt(tx.db, receipt.id, posted)
  if (how === 'bounced')
    return undoReceipt(
      tx,
      statementPort,
      { ...receipt, ...posted },
      { status: 'bounced', reason: 'Drawn against insufficient funds.' },
    )
  const deposited_on = addDays(received_on, 1)
  const cleared_on = addDays(received_on, 4)
  await changeReceipt(tx.db, receipt.id, { status: 'cleared', deposited_on, cleared_on })
}
