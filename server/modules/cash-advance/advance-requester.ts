import { cashAdvance } from '@contract/modules/cash-advance/cash-advance.document'
import { signatureSchema } from '@contract/modules/cash-advance/cash-advance.calls'
import type { RequesterPart } from '@server/platform/approvals/approval-document'
import { NOW } from '@server/platform/db/clock'
import type { DocumentRow } from '@server/platform/documents/document.repository'
import { moveDocument } from '@server/platform/documents/move-document'
import { Problem } from '@server/platform/http/problems'
import { say } from '@server/platform/phrases/say'
import { formatAmount } from '@contract/kernel/money'
import { advanceOf } from '@server/modules/cash-advance/advance-row'
import { authorityText, signAuthority } from '@server/modules/cash-advance/authority'

type Requester = RequesterPart<DocumentRow>

/** By their link the requester signs what was approved, and says later that the money has come. */
export const askRequester: Requester['ask'] = async (tx, document, locale) => {
  const row = advanceOf(document)
  if (row.status === 'approved') return { kind: 'sign', text: await authorityText(tx, locale, row) }
  if (row.status !== 'released' || row.acknowledged_at !== null) return null
  return { kind: 'acknowledge', text: say(locale, 'advance_received', { amount: formatAmount(row.amount) }) }
}

export const answerRequester: Requester['answer'] = async (tx, document, answer) => {
  const asked = await askRequester(tx, document, answer.locale)
  if (asked?.kind !== answer.kind) throw new Problem('conflict')
  const row = advanceOf(document)
  if (answer.kind === 'acknowledge') {
    await moveDocument(tx, { document: cashAdvance }, row, 'acknowledge', { acknowledged_at: NOW })
    return
  }
  const { text, signed_name, drawing, locale, by } = answer
  const signature = signatureSchema.safeParse({ text, signed_name, drawing })
  if (!signature.success) throw new Problem('malformed')
  await signAuthority(tx, { row, locale, signature: signature.data, channel: 'link', by })
  await moveDocument(tx, { document: cashAdvance }, row, 'sign', { signed_at: NOW })
}
