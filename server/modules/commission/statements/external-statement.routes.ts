import { z } from 'zod'
import {
  answerStatementSchema,
  openedStatementSchema,
  openStatementSchema,
} from '@contract/modules/commission/statement-link'
import { BY_LINK, linkDoors } from '@server/platform/http/by-link'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
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
  const doors = linkDoors(platform)

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/statement',
    summary: 'What the link of a statement shows a developer; it answers nothing',
    body: openStatementSchema,
    response: { 200: dataOf(openedStatementSchema) },
    handler: async call => {
      await doors.opening(call)
      return { data: await call.transaction(tx => openStatement(tx, call.body.token, call.ip)) }
    },
  })

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/statement-answer',
    summary: 'Acknowledge a statement, or dispute lines of it, once by each link',
    body: answerStatementSchema,
    response: { 200: dataOf(openedStatementSchema) },
    handler: async call => {
      await doors.pressing(call)
      const data = await call.transaction(async tx => {
        await answerStatement(tx, call.body)
        return openStatement(tx, call.body.token, call.ip)
      })
      return { data }
    },
  })

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/statement-pdf',
    summary: 'The paper behind the link of a statement',
    body: openStatementSchema,
    response: { 200: z.unknown() },
    handler: async call => {
      await doors.pressing(call)
      const { row, addressee, head, seal } = await call.transaction(async tx => {
        const { row } = await linkedStatement(tx, call.body.token)
        return {
          row,
          addressee: await findAddressee(tx.db, row.developer_id),
          head: await findPaperHead(tx.db, null),
          seal: await sealStatement(tx, row, platform.publicUrl()),
        }
      })
      const paper = developerStatementPaper(row, addressee, head, call.locale)
      return sendPaper(call.reply, row.number ?? '', { ...paper, seal })
    },
  })
}
