import { yearOf } from '@contract/kernel/calendar'
import { credit } from '@contract/modules/commission/credit.document'
import { createCreditParts, postCredit } from '@server/modules/commission/credits/credit-parts'
import { leaveDays } from '@server/modules/leave/leave-days-port'
import { saleSellersPort } from '@server/modules/sales/records/sale-sellers-port'
import { ALWAYS } from '@server/platform/access/access-where'
import { createApprovals } from '@server/platform/approvals/create-approvals'
import { businessDay } from '@server/platform/db/business-day'
import { databaseNow } from '@server/platform/db/database-now'
import type { Tx } from '@server/platform/db/transaction'
import { createApprovalDocument } from '@server/platform/documents/create-approval-document'
import { changeDocument, lockDocument } from '@server/platform/documents/document.repository'
import { keptSource } from '@server/platform/documents/kept-source'
import { moveDocument } from '@server/platform/documents/move-document'
import type { FileService } from '@server/platform/files/files.service'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { requesterOf } from '@server/platform/people/people.repository'
import { createRepository } from '@server/platform/resource/create-repository'
import { clearMails } from '@server/seeds/leave/demo-leave.repository'
import { agreeToAll } from '@server/seeds/statements/agree-to-all'
import { findClerk, findUnpaidTranche } from '@server/seeds/statements/demo-statements.repository'
import { BILLING_UNIT } from '@server/seeds/statements/statement-plans'

const { resource } = credit
const repository = createRepository(resource)
const AMOUNT = '1500.00'
const REASON =
  'The developer paid the referral fee of this buyer itself and was promised that much less; the rest of the line stands.'

/** One line of a statement, of a disputed one where there is any, is credited in part by hand, agreed to by others, and posted. */
export async function seedDemoCredits(tx: Tx): Promise<void> {
  const quiet: Tx = { ...tx, audit: () => undefined }
  const billed = await findUnpaidTranche(tx.db, BILLING_UNIT, AMOUNT)
  if (!billed) return
  const parts = createCreditParts({ sellers: saleSellersPort })
  const engine = { publicUrl: () => 'http://127.0.0.1', holidays: leaveDays.holidays }
  const { port } = createApprovals(engine, [createApprovalDocument(keptSource(parts), {} as FileService)])
  const { employee_id, user_id } = await findClerk(tx.db)
  const said: Record<string, unknown> = { ...billed, amount: AMOUNT, reason: REASON }
  const written = (await parts.hooks.beforeWrite?.(quiet, said, null)) ?? said
  const { id } = await repository.create(tx.db, ALWAYS, { ...written, employee_id }, user_id)
  const year = yearOf(await businessDay(tx.db))
  const number = await allocateNumber(quiet, {
    ouId: String(written['ou_id']),
    type: 'commission_credit',
    year,
  })
  await changeDocument(tx.db, resource, id, { number, submitted_at: databaseNow })
  const kind = { type: 'commission_credit', resource } as const
  await port.submit(quiet, { type: kind.type, subject_id: id, by: await requesterOf(tx.db, employee_id) })
  await agreeToAll(quiet, port, kind, id)
  const approved = await lockDocument(tx.db, resource, id)
  if (!approved) throw new Error('a credit that was drafted is there')
  await moveDocument(quiet, parts, approved, 'post', await postCredit(quiet, saleSellersPort, approved))
  // Nobody of the demo company is told of what happened before it was there.
  await clearMails(tx.db)
}
