import { answerStatementSchema, openedStatementSchema } from '@contract/modules/commission/statement-link'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { paperLinkRoutes } from '@server/platform/links/paper-link-routes'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { findAddressee } from '@server/modules/commission/statements/addressee.repository'
import { developerStatementPaper } from '@server/modules/commission/statements/developer-statement-paper'
import { sealStatement } from '@server/modules/commission/statements/seal-statement'
import {
  answerStatement,
  linkedStatement,
  openStatement,
} from '@server/modules/commission/statements/open-statement'

/** What a developer reads and answers by the link of a statement. */
export function externalStatementRoutes(app: PortalApp, platform: Platform): void {
  paperLinkRoutes(app, platform, {
    name: 'statement',
    summaries: {
      open: 'What the link of a statement shows a developer; it answers nothing',
      answer: 'Acknowledge a statement, or dispute lines of it, once by each link',
      pdf: 'The paper behind the link of a statement',
    },
    opened: openedStatementSchema,
    answer: answerStatementSchema,
    onOpen: openStatement,
    onAnswer: answerStatement,
    async paper(tx, token, locale) {
      const { row } = await linkedStatement(tx, token)
      const addressee = await findAddressee(tx.db, row.developer_id)
      const head = await findPaperHead(tx.db, null)
      const seal = await sealStatement(tx, row, platform.publicUrl())
      return {
        number: row.number ?? '',
        paper: { ...developerStatementPaper(row, addressee, head, locale), seal },
      }
    },
  })
}
