import { openAnswers } from '@contract/modules/commission/statement-answer.rules'
import {
  statementAnswerSchema,
  type AnswerStatement,
  type OpenedStatement,
} from '@contract/modules/commission/statement-link'
import { statement, type KeptStatement } from '@contract/modules/commission/statement.document'
import { recordPath } from '@contract/access/record-path'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { moveDocument } from '@server/platform/documents/move-document'
import { Problem } from '@server/platform/http/problems'
import { auditAnswer, documentLinks, localeOf, noteLook } from '@server/platform/links/paper-links'
import { notifyDesk } from '@server/platform/notifications/notify-desk'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { findAddressee } from '@server/modules/commission/statements/addressee.repository'
import { findMemos } from '@server/modules/commission/memos/memo.repository'
import { insertDisputes } from '@server/modules/commission/statements/statement-dispute.repository'

const TYPE = statement.resource.name
const links = documentLinks(statement.resource)
export const linkedStatement = links.linked

/** What the page shows. It changes nothing but the count of looks. */
export async function openStatement(tx: Tx, token: string, ip: string): Promise<OpenedStatement> {
  const { link, row } = await links.linked(tx, token)
  const { company } = await findPaperHead(tx.db, null)
  const answer = link.used_at === null ? null : statementAnswerSchema.parse(link.answer)
  const { net_amount, vat_amount, gross_amount, expected_ewt, collectible, settled_amount, status } = row
  return {
    nonce: await noteLook(tx, link, ip),
    locale: localeOf(link),
    company: { name: company.trade_name ?? company.legal_name, phone: company.phone, email: company.email },
    developer_name: (await findAddressee(tx.db, row.developer_id)).name,
    number: row.number ?? '',
    statement_on: row.statement_on ?? '',
    due_on: row.due_on ?? '',
    lines: row.lines.map(({ sale_no, unit_code, buyer_name, seq, net, vat, gross, ewt }, index) => ({
      ...{ no: index + 1, sale_no, unit_code, buyer_name, seq, net, vat, gross, ewt },
    })),
    ...{ net_amount, vat_amount, gross_amount, expected_ewt, collectible, settled_amount, status },
    memos: (await findMemos(tx.db, row.id)).map(({ number, kind, memo_on, gross_amount, status: state }) => ({
      ...{ number, kind, memo_on, gross_amount, status: state },
    })),
    may: openAnswers(status, answer !== null),
    answered: answer && { ...answer, at: new Date(link.used_at ?? 0).toISOString() },
  }
}

/** All of it acknowledged, or some lines disputed and the others agreed with. */
export function answerStatement(
  tx: Tx,
  { token, nonce, answered_by: by, disputed }: AnswerStatement,
): Promise<void> {
  return links.answer(tx, { token, nonce }, async (row, link) => {
    const answer = disputed.length > 0 ? 'dispute' : 'acknowledge'
    if (!openAnswers(row.status, false).includes(answer)) throw new Problem('conflict', 'paper_not_open')
    auditAnswer(tx, row, link, by)
    if (answer === 'dispute') await dispute(tx, row, { by, disputed })
    else {
      const acknowledged_on = await businessDay(tx.db)
      await moveDocument(tx, { document: statement }, row, answer, { acknowledged_on, acknowledged_by: by })
    }
    return { by, disputed }
  })
}

async function dispute(
  tx: Tx,
  row: KeptStatement,
  { by, disputed }: { by: string; disputed: AnswerStatement['disputed'] },
): Promise<void> {
  const { id, number, ou_id, lines } = row
  const unknown = disputed.flatMap(({ no }, index) =>
    lines[no - 1] ? [] : [{ path: `disputed.${index}.no`, code: 'reference_unknown' } as const],
  )
  refuseBroken(unknown)
  await insertDisputes(tx.db, { id, ou_id }, { by, lines: disputed })
  const said = disputed.map(({ no, reason }) => `${lines[no - 1]?.unit_code ?? ''}: ${reason}`)
  await moveDocument(tx, { document: statement }, row, 'dispute', { last_comment: said.join('\n') })
  await notifyDesk(
    tx,
    { permission: 'commission.soa.dispute', ou_id, except: '' },
    {
      kind: 'soa.disputed',
      subject: { type: TYPE, id },
      path: recordPath('commission.soa.view', id) ?? '/',
      params: { document: number ?? '', who: by },
    },
  )
}
