import type { KeptStatement } from '@contract/modules/commission/statement.document'
import type { DrawPaper } from '@server/platform/documents/document-parts'
import type { DocumentRow } from '@server/platform/documents/document.repository'
import { findAddressee } from '@server/modules/commission/statements/addressee.repository'
import { developerStatementPaper } from '@server/modules/commission/statements/developer-statement-paper'
import { sealStatement } from '@server/modules/commission/statements/seal-statement'

/** The paper that the developer gets, with its seal once it is sent. */
export const drawStatementPaper =
  (publicUrl: () => string): DrawPaper<DocumentRow & KeptStatement> =>
  async (tx, row) => {
    const addressee = await findAddressee(tx.db, row.developer_id)
    const seal = await sealStatement(tx, row, publicUrl())
    return (head, locale) => ({ ...developerStatementPaper(row, addressee, head, locale), seal })
  }
