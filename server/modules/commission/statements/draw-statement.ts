import { DEFAULT_LOCALE } from '@contract/kernel/locales'
import { statement, type Statement } from '@contract/modules/commission/statement.document'
import { ALWAYS } from '@server/platform/access/access-where'
import type { Database } from '@server/platform/db/database'
import { inTransaction } from '@server/platform/db/transaction'
import type { PaperRecipe } from '@server/platform/mail/attachment.repository'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { renderPaper } from '@server/platform/pdf/render-paper'
import { createRepository } from '@server/platform/resource/create-repository'
import { findAddressee } from '@server/modules/commission/statements/addressee.repository'
import { developerStatementPaper } from '@server/modules/commission/statements/developer-statement-paper'
import { sealStatement } from '@server/modules/commission/statements/seal-statement'

const repository = createRepository(statement.resource)

/** A statement as its mail carries it: read in a moment, and drawn while nothing is held. */
export const drawStatement =
  (database: Database, publicUrl: () => string) =>
  async ({ id, by }: PaperRecipe): Promise<Buffer> => {
    const { paper, seal } = await inTransaction(database, { identity: { role: 'system' } }, async tx => {
      const row = (await repository.get(tx.db, ALWAYS, id)) as unknown as Statement
      const addressee = await findAddressee(tx.db, row.developer_id)
      const head = await findPaperHead(tx.db, by)
      return {
        // Of a contact of a developer no language is known.
        paper: developerStatementPaper(row, addressee, head, DEFAULT_LOCALE),
        seal: await sealStatement(tx, row, publicUrl()),
      }
    })
    return renderPaper({ ...paper, seal })
  }
