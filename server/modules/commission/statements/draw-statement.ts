import { statement } from '@contract/modules/commission/statement.document'
import { asSystem } from '@server/platform/db/as-system'
import { ALWAYS } from '@server/platform/access/access-where'
import type { Database } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { notFound } from '@server/platform/http/problems'
import type { PaperRecipe } from '@server/platform/mail/attachment.repository'
import type { Paper } from '@server/platform/pdf/paper'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { renderPaper } from '@server/platform/pdf/render-paper'
import { CONTACT_LOCALE } from '@server/platform/selling/statement-port'
import { createRepository } from '@server/platform/resource/create-repository'
import { statementOfMemo } from '@server/modules/commission/memos/memo.repository'
import { printMemo } from '@server/modules/commission/memos/print-memo'
import { drawStatementPaper } from '@server/modules/commission/statements/draw-statement-paper'

const repository = createRepository(statement.resource)
const statementOf = (tx: Tx, id: string) => repository.get(tx.db, ALWAYS, id)

type Print = (tx: Tx, recipe: PaperRecipe, publicUrl: string) => Promise<Paper>
const PAPERS: Record<PaperRecipe['kind'], Print> = {
  async commission_statement(tx, { id, by }, publicUrl) {
    const draw = await drawStatementPaper(() => publicUrl)(tx, await statementOf(tx, id))
    return draw(await findPaperHead(tx.db, by), CONTACT_LOCALE)
  },
  async statement_memo(tx, { id, by }, publicUrl) {
    const statementId = await statementOfMemo(tx.db, id)
    if (!statementId) throw notFound()
    const row = await statementOf(tx, statementId)
    return (await printMemo(tx, row, id, { publicUrl, by, locale: CONTACT_LOCALE })).paper
  },
}

/** A paper as its mail carries it: read in a moment, and drawn while nothing is held. */
export const drawStatement =
  (database: Database, publicUrl: () => string) =>
  async (recipe: PaperRecipe): Promise<Buffer> =>
    renderPaper(await asSystem(database, tx => PAPERS[recipe.kind](tx, recipe, publicUrl())))
