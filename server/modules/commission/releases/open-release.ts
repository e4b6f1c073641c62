import { recordPath } from '@contract/access/record-path'
import { nextDocumentStatus } from '@contract/kernel/document-state'
import {
  releaseAnswerSchema,
  type AnswerRelease,
  type OpenedRelease,
} from '@contract/modules/commission/release-link'
import { paymentSteps } from '@contract/modules/commission/release-steps.rules'
import { release, type KeptRelease } from '@contract/modules/commission/release.document'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { moveDocument } from '@server/platform/documents/move-document'
import { Problem } from '@server/platform/http/problems'
import type { PaperLink } from '@server/platform/links/paper-link.repository'
import { auditAnswer, documentLinks, localeOf, noteLook } from '@server/platform/links/paper-links'
import { notifyDesk } from '@server/platform/notifications/notify-desk'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { addComment } from '@server/platform/resource/record-notes.repository'
import { findPayee } from '@server/modules/commission/releases/payee.repository'

const TYPE = release.resource.name
const links = documentLinks(release.resource)
export const linkedRelease = links.linked

const isUnconfirmed = (status: string) => nextDocumentStatus(release.moves, status, 'acknowledge') !== null

/** What the page shows. It changes nothing but the count of looks. */
export async function openRelease(tx: Tx, token: string, ip: string): Promise<OpenedRelease> {
  const { link, row } = await links.linked(tx, token)
  const { company } = await findPaperHead(tx.db, null)
  const answer = link.used_at === null ? null : releaseAnswerSchema.parse(link.answer)
  return {
    nonce: await noteLook(tx, link, ip),
    locale: localeOf(link),
    company_name: company.trade_name ?? company.legal_name,
    payee: link.name,
    number: row.number ?? '',
    paid_on: row.paid_on ?? '',
    pay_mode: row.pay_mode ?? 'cash',
    ewt_rate: row.ewt_rate,
    other_note: row.other_note ?? '',
    steps: paymentSteps(row),
    status: row.status,
    may_answer: answer === null && isUnconfirmed(row.status),
    answered: answer && { ...answer, at: new Date(link.used_at ?? 0).toISOString() },
  }
}

/** The money has come, or something is wrong with it, which those who pay hear of. */
export function answerRelease(tx: Tx, { token, nonce, problem }: AnswerRelease): Promise<void> {
  return links.answer(tx, { token, nonce }, async (row, link) => {
    if (!isUnconfirmed(row.status)) throw new Problem('conflict', 'paper_not_open')
    if (problem === null) {
      const acknowledged_on = await businessDay(tx.db)
      await moveDocument(tx, { document: release }, row, 'acknowledge', { acknowledged_on })
    } else await tellProblem(tx, row, link, problem)
    auditAnswer(tx, row, link, link.name)
    return { problem }
  })
}

async function tellProblem(tx: Tx, row: KeptRelease, link: PaperLink, problem: string): Promise<void> {
  const { id, ou_id, number } = row
  const { name, user_id } = await findPayee(tx.db, row.seller_id)
  const place = { ou_id, is_company_wide: false }
  await addComment(tx.db, { type: TYPE, id }, place, `${name} (${link.email}): ${problem}`)
  await notifyDesk(
    tx,
    { permission: 'commission.release.pay', ou_id, except: user_id ?? '' },
    {
      kind: 'release.doubted',
      subject: { type: TYPE, id },
      path: recordPath('commission.release.view', id) ?? '/',
      params: { document: number ?? '', who: name },
    },
  )
}
