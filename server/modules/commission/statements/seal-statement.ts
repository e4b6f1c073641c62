import type { KeptStatement } from '@contract/modules/commission/statement.document'
import type { Tx } from '@server/platform/db/transaction'
import type { PaperSeal } from '@server/platform/pdf/paper'
import { sealDocument } from '@server/platform/seals/seal-document'

/** The seal of a statement that was sent: of all that it bills. A draft has none. */
export async function sealStatement(
  tx: Tx,
  statement: KeptStatement,
  publicUrl: string,
): Promise<PaperSeal | undefined> {
  const { id, number, statement_on, due_on, cutoff_on, developer_id, lines, collectible } = statement
  if (number === null || statement_on === null) return undefined
  const { net_amount, vat_amount, gross_amount, expected_ewt } = statement
  return sealDocument(tx, {
    kind: 'commission_statement',
    ...{ subject: id, number, issued_on: statement_on, publicUrl },
    status: statement.status === 'voided' ? 'void' : 'valid',
    facts: {
      ...{ number, statement_on, due_on, cutoff_on, developer_id, lines },
      ...{ net_amount, vat_amount, gross_amount, expected_ewt, collectible },
    },
  })
}
