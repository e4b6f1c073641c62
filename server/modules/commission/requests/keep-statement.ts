import { DEFAULT_LOCALE, isLocale } from '@contract/kernel/locales'
import type { KeptCommissionRequest } from '@contract/modules/commission/request.document'
import type { Tx } from '@server/platform/db/transaction'
import type { FileService } from '@server/platform/files/files.service'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { renderPaper } from '@server/platform/pdf/render-paper'
import { requesterOf } from '@server/platform/people/people.repository'
import { WHOLE_RECORD } from '@server/modules/commission/record/record-reader'
import { sellerPaperOf } from '@server/modules/commission/record/seller-paper'
import { sellerStatementPaper } from '@server/modules/commission/record/seller-statement-paper'
import { findLocaleOf } from '@server/modules/commission/requests/request.repository'

/** The statement of the seller as it stands when it was approved, kept among the files of its request. */
export async function keepStatement(
  portal: Tx,
  files: FileService,
  { id, ou_id, number, seller_id, employee_id, from_on, to_on }: KeptCommissionRequest,
): Promise<string> {
  if (from_on === null || to_on === null) throw new Error('a statement is of a period')
  const { user_id } = await requesterOf(portal.db, employee_id)
  const locale = await findLocaleOf(portal.db, user_id)
  const paper = sellerStatementPaper(
    await sellerPaperOf(portal, WHOLE_RECORD, seller_id, { from: from_on, to: to_on }),
    await findPaperHead(portal.db, user_id),
    locale !== null && isLocale(locale) ? locale : DEFAULT_LOCALE,
  )
  const file = await files.storeFile(portal, {
    ouId: ou_id,
    ownerType: 'commission_request',
    ownerId: id,
    kind: 'attachment',
    fileName: `${number ?? 'Commission'} ${from_on} ${to_on}.pdf`,
    content: await renderPaper(paper),
  })
  return file.id
}
