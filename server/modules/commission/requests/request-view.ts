import type { KeptCommissionRequest } from '@contract/modules/commission/request.document'
import type { ViewLine } from '@contract/modules/approvals/approval-view'
import type { Viewer } from '@server/platform/approvals/approval-document'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { viewLine } from '@server/platform/documents/document-lines'
import { say } from '@server/platform/phrases/say'
import { findStanding } from '@server/modules/commission/requests/request.repository'

/** More of them are read in the portal. */
const MOST_LINES = 20

/** What whoever decides reads beside the fields: the tranche with what opened it, or each amount that is asked for. */
export async function moreLines(tx: Tx, row: KeptCommissionRequest, { locale }: Viewer): Promise<ViewLine[]> {
  const line = (label: string, kind: ViewLine['kind'], value: string | null): ViewLine[] =>
    value === null ? [] : [{ ...viewLine('field', kind, value), label }]
  const { tranche, product } = await asPortal(tx, ({ db }) => findStanding(db, row))
  const [asked] = row.lines
  const answer = product ? line(say(locale, 'request_answered_by'), 'text', product.number) : []
  if (tranche && asked)
    return [
      ...line(say(locale, 'request_property'), 'text', `${asked.unit_code} · ${asked.buyer_name}`),
      ...line(say(locale, 'request_state'), 'text', say(locale, `request_state_${tranche.state}`)),
      ...line(say(locale, 'request_eligible_on'), 'date', tranche.eligible_on),
      ...line(say(locale, 'request_trigger'), 'money', tranche.trigger_amount),
      ...line(say(locale, 'request_collected'), 'money', tranche.collected),
      ...line(say(locale, 'request_on_statement'), 'text', tranche.statement_no),
      ...answer,
    ]
  return [
    ...row.lines.slice(0, MOST_LINES).flatMap(({ of, sale_no, seq, amount }) => {
      const params = { sale: sale_no ?? '', seq }
      return line(
        say(locale, of === 'holdback' ? 'request_holdback' : 'request_share', params),
        'money',
        amount,
      )
    }),
    ...answer,
  ]
}
