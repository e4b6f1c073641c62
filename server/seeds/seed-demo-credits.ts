import { credit } from '@contract/modules/commission/credit.document'
import { createCreditParts, postCredit } from '@server/modules/commission/credits/credit-parts'
import { saleSellersPort } from '@server/modules/sales/records/sale-sellers-port'
import type { Tx } from '@server/platform/db/transaction'
import { lockDocument } from '@server/platform/documents/document.repository'
import { moveDocument } from '@server/platform/documents/move-document'
import { clearMails } from '@server/seeds/leave/demo-leave.repository'
import { findUnpaidTranche } from '@server/seeds/statements/demo-statements.repository'
import { demoDocuments } from '@server/seeds/statements/demo-documents'
import { BILLING_UNIT } from '@server/seeds/statements/statement-plans'

const AMOUNT = '1500.00'
const REASON =
  'The developer paid the referral fee of this buyer itself and was promised that much less; the rest of the line stands.'

/** One line of a statement, of a disputed one where there is any, is credited in part by hand, agreed to by others, and posted. */
export async function seedDemoCredits(tx: Tx): Promise<void> {
  const quiet: Tx = { ...tx, audit: () => undefined }
  const billed = await findUnpaidTranche(tx.db, BILLING_UNIT, AMOUNT)
  if (!billed) return
  const parts = createCreditParts({ sellers: saleSellersPort })
  const credits = await demoDocuments(quiet, parts)
  const draft = await credits.draft({ ...billed, amount: AMOUNT, reason: REASON })
  await credits.submit(draft)
  await credits.agree(draft)
  const approved = await lockDocument(tx.db, credit.resource, draft.id)
  if (!approved) throw new Error('a credit that was drafted is there')
  await moveDocument(quiet, parts, approved, 'post', await postCredit(quiet, saleSellersPort, approved))
  // Nobody of the demo company is told of what happened before it was there.
  await clearMails(tx.db)
}
