import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { billableQuery, billableSchema } from '@contract/modules/commission/statement-line'
import { statementMailingSchema } from '@contract/modules/commission/statement-link'
import { statement } from '@contract/modules/commission/statement.document'
import { accessWhere } from '@server/platform/access/access-where'
import { mayDo } from '@server/platform/access/actor'
import { requireUnit } from '@server/platform/access/require-unit'
import { asPortal } from '@server/platform/db/as-portal'
import { registerFile } from '@server/platform/files/register-file'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { createRepository } from '@server/platform/resource/create-repository'
import type { CommissionPort } from '@server/platform/selling/commission-port'
import { billableOf } from '@server/modules/commission/statements/billable-lines'
import { externalStatementRoutes } from '@server/modules/commission/statements/external-statement.routes'
import { findMemos } from '@server/modules/commission/memos/memo.repository'
import { printMemo } from '@server/modules/commission/memos/print-memo'
import { mailedPapers } from '@server/platform/links/paper-links'
import { paperFile } from '@server/platform/pdf/register-paper'
import { subjectOf } from '@server/modules/commission/statements/mail-contacts'
import { findDisputes } from '@server/modules/commission/statements/statement-dispute.repository'
import { findContacts } from '@server/modules/commission/statements/addressee.repository'
import { recordParams } from '@server/platform/resource/routes/record-params'

const STATEMENTS = `/api/v1${statement.resource.path}`

/** What a statement could bill, to whom it was mailed, and its memos. */
export function statementRoutes(
  app: PortalApp,
  platform: Platform,
  { commission }: { commission: CommissionPort },
): void {
  const repository = createRepository(statement.resource)
  externalStatementRoutes(app, platform)

  registerRead(app, platform, {
    url: `${STATEMENTS}/billable`,
    access: { permission: 'commission.soa.generate' },
    summary: 'Tranches of a developer in a unit that a statement could bill, and what the others wait for',
    query: billableQuery,
    answers: billableSchema,
    read: async (tx, call) => {
      requireUnit(call.actor, call.query.ou_id)
      return billableOf(tx, call.query, (own, saleId) =>
        asPortal(own, portal => commission.facts(portal.db, saleId)),
      )
    },
  })

  registerRead(app, platform, {
    url: `${STATEMENTS}/:id/mailing`,
    access: { permission: 'commission.soa.view' },
    summary: 'To whom a statement may be mailed, to whom it was, what lines are disputed, and its memos',
    params: recordParams,
    answers: statementMailingSchema,
    read: async (tx, call) => {
      const access = accessWhere(call.actor, 'view', statement.resource)
      const row = await repository.get(tx.db, access, call.params.id)
      return {
        contacts: mayDo(call.actor, 'commission.soa.send') ? await findContacts(tx.db, row.developer_id) : [],
        mails: statementMailingSchema.shape.mails.parse(await mailedPapers(tx, subjectOf(row))),
        memos: await findMemos(tx.db, row.id),
        disputes: await findDisputes(tx.db, row.id),
      }
    },
  })

  registerFile(app, platform, {
    url: `${STATEMENTS}/:id/memos/:memo/memo.pdf`,
    access: { permission: 'commission.soa.view' },
    summary: 'A credit or debit memo to a statement as a PDF',
    params: z.strictObject({ id: idSchema, memo: idSchema }),
    leavesTrace: true,
    read: async (tx, { locale, params, actor }) => {
      const row = await repository.get(tx.db, accessWhere(actor, 'view', statement.resource), params.id)
      return printMemo(tx, row, params.memo, { publicUrl: platform.publicUrl(), by: actor.userId, locale })
    },
    file: ({ memo, paper }) => paperFile({ name: memo.number, paper }),
  })
}
