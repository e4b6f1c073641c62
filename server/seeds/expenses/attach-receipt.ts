import type { Tx } from '@server/platform/db/transaction'
import type { DocumentRow } from '@server/platform/documents/document.repository'
import type { FileService } from '@server/platform/files/files.service'
import type { DemoExpense } from '@server/seeds/expenses/demo-expenses'
import { smallPdf } from '@server/seeds/files/small-pdf'

/** The receipt of an expense, as a file of its own. */
export async function attachReceipt(
  tx: Tx,
  files: Pick<FileService, 'storeFile'>,
  { id, ou_id }: DocumentRow,
  { payee_name, description, amount }: DemoExpense,
): Promise<void> {
  await files.storeFile(tx, {
    ouId: ou_id,
    ownerType: 'expense',
    ownerId: id,
    kind: 'attachment',
    fileName: 'receipt.pdf',
    isCompanyWide: false,
    content: smallPdf(payee_name, [description, `PHP ${amount}`, `Receipt ${id.slice(-8)}`]),
  })
}
