import { addDays, type DateText } from '@contract/kernel/dates'
import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import { expense, type KeptExpense } from '@contract/modules/accounting/expense.document'
import { advancePort } from '@server/modules/cash-advance/deduct-advances'
import { completeExpense, createExpenseParts } from '@server/modules/expense/expense-parts'
import { postExpense } from '@server/modules/expense/post-expense'
import { leaveDays } from '@server/modules/leave/leave-days-port'
import { createApprovals } from '@server/platform/approvals/create-approvals'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { createApprovalDocument } from '@server/platform/documents/create-approval-document'
import type { DocumentRow } from '@server/platform/documents/document.repository'
import { keptSource } from '@server/platform/documents/kept-source'
import { moveDocument } from '@server/platform/documents/move-document'
import type { FileService } from '@server/platform/files/files.service'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { personOf } from '@server/platform/people/people.repository'
import { clearMails } from '@server/seeds/leave/demo-leave.repository'
import { findAskers, type Asker } from '@server/seeds/expenses/demo-expenses.repository'
import { attachReceipt } from '@server/seeds/expenses/attach-receipt'
import { seedDemoBudgets } from '@server/seeds/expenses/demo-budgets'
import { BOUGHT, type DemoExpense } from '@server/seeds/expenses/demo-expenses'
import { payDemoBills } from '@server/seeds/expenses/pay-demo-bills'
import { NO_FILES } from '@server/seeds/no-files'

const POSTED = 26
const WAITING = 3
const DRAFTS = 3
/** One in so many came without its receipt. */
const RECEIPTS_EVERY = 5
/** One bill that was handed in twice by the same person, which nobody has noticed yet. */
const HANDED_IN = 9
const TWICE = 17
/** Within the months that are open. */
const DAYS_APART = 2

const expenseParts = createExpenseParts({ advances: advancePort })

/** Expenses of the last two months, made as people make them: posted, waiting, drafted, and one voided. */
export async function seedDemoExpenses(tx: Tx, files: Pick<FileService, 'storeFile'>): Promise<void> {
  const quiet: Tx = { ...tx, audit: () => undefined }
  const today = await businessDay(tx.db)
  const askers = await findAskers(tx.db)
  const document = createApprovalDocument(keptSource(expenseParts), NO_FILES)
  const engine = { publicUrl: () => 'http://127.0.0.1', holidays: leaveDays.holidays }
  const { port } = createApprovals(engine, [document])
  for (let index = 0; index < POSTED + WAITING + DRAFTS; index++) {
    const asker = askers[(index === TWICE ? HANDED_IN : index) % askers.length]
    const bought = BOUGHT[index % BOUGHT.length]
    if (!asker || !bought) return
    const date = addDays(today, -DAYS_APART * Math.max(0, POSTED - index))
    const invoice = index === HANDED_IN || index === TWICE ? 'VPT-20418' : null
    const draft = await writeDraft(quiet, asker, { ...bought, supplier_invoice_no: invoice }, date)
    if (index % RECEIPTS_EVERY !== 0) await attachReceipt(quiet, files, draft, bought)
    if (index < POSTED) await postAsPeopleDo(quiet, draft, date, index === 0)
    else if (index < POSTED + WAITING) {
      await giveNumber(quiet, draft, date)
      const by = await personOf(tx.db, asker.user_id)
      await port.submit(quiet, { type: 'expense', subject_id: draft.id, by })
    }
  }
  await payDemoBills(quiet)
  await seedDemoBudgets(tx.db)
  // Nobody of the demo company is told of what happened before it was there.
  await clearMails(tx.db)
}

async function writeDraft(
  tx: Tx,
  asker: Asker,
  {
    category,
    description,
    amount,
    vat_mode,
    atc,
    ...bought
  }: DemoExpense & Pick<KeptExpense, 'supplier_invoice_no'>,
  date: DateText,
): Promise<DocumentRow> {
  const { id } = await tx.db
    .selectFrom('expense_category')
    .select('id')
    .where('code', '=', category)
    .executeTakeFirstOrThrow()
  const line: ExpenseLine = {
    ...{ category_id: id, account_id: null, description, project_id: null },
    ...{ amount, vat_mode, atc, ewt_rate: null, bearers: [] },
  }
  const said = {
    ...bought,
    expense_date: date,
    due_on: bought.pay_mode === 'owe' ? addDays(date, 30) : null,
    lines: [line],
  }
  const completed = await completeExpense(tx, said, null)
  const row = await tx.db
    .insertInto('expense')
    .values({
      ...(completed as KeptExpense),
      lines: JSON.stringify(said.lines),
      employee_id: asker.id,
      ou_id: asker.ou_id,
      created_by: asker.user_id,
      created_at: `${date}T08:30:00+08:00`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return row
}

async function giveNumber(tx: Tx, { id, ou_id }: DocumentRow, date: DateText): Promise<string> {
  const number = await allocateNumber(tx, { ouId: ou_id, type: 'expense', year: Number(date.slice(0, 4)) })
  await tx.db
    .updateTable('expense')
    .set({ number, submitted_at: `${date}T09:00:00+08:00` })
    .where('id', '=', id)
    .execute()
  return number
}

async function postAsPeopleDo(tx: Tx, draft: DocumentRow, date: DateText, isVoided: boolean): Promise<void> {
  const number = await giveNumber(tx, draft, date)
  const sent = await moveDocument(tx, expenseParts, { ...draft, number }, 'submit')
  const approved = await moveDocument(tx, { document: expense }, sent, 'approve', {
    decided_at: `${date}T15:00:00+08:00`,
  })
  const posting = {
    entry_date: date,
    bank_id: null,
    check_no: approved.pay_mode === 'check' ? `00${number.slice(-4)}` : null,
  }
  const posted = await moveDocument(
    tx,
    expenseParts,
    approved,
    'post',
    await postExpense(tx, advancePort, approved, posting),
  )
  if (!isVoided) return
  const reason = 'The supplier sent the same bill twice.'
  await expenseParts.hooks.onVoided?.(tx, posted, reason)
  await moveDocument(tx, expenseParts, posted, 'void', { last_comment: reason })
}
