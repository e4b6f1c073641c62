import { moneyText, parseMoney } from '@contract/kernel/money'
import type { ViewLine } from '@contract/modules/approvals/approval-view'
import type { Viewer } from '@server/platform/approvals/approval-document'
import type { Tx } from '@server/platform/db/transaction'
import { say, type ServerPhrase } from '@server/platform/phrases/say'
import { measureAdvance, type AdvanceMeasure } from '@server/modules/cash-advance/advance-limit.service'
import { advanceOf, type AdvanceRow } from '@server/modules/cash-advance/advance-row'
import type { DocumentRow } from '@server/platform/documents/document.repository'

/** Those who may know what somebody is paid: the others are told whether it is within the limit. */
const KNOWS_PAY: ReadonlySet<string> = new Set(['requester', 'accounting', 'president'])

/** What is earned and not paid, what is open, and when it should be settled: for whoever decides and whoever asked. */
export async function moreLines(tx: Tx, document: DocumentRow, viewer: Viewer): Promise<ViewLine[]> {
  const row = advanceOf(document)
  const { locale, step_key } = viewer
  const line = (name: ServerPhrase, kind: ViewLine['kind'], value: string): ViewLine => ({
    name: 'field',
    label: say(locale, name),
    kind,
    value,
  })
  if (row.signed_at !== null && row.released_on === null)
    return [line('advance_signed_on', 'instant', row.signed_at)]
  if (row.released_on !== null && row.liquidation_due !== null)
    return [
      line('advance_released_on', 'date', row.released_on),
      line('advance_due', 'date', row.liquidation_due),
      line('advance_balance', 'money', row.balance),
    ]
  const measured = await measureAdvance(tx, row.employee_id, { repayment: row.repayment, exceptId: row.id })
  const within = say(locale, isWithin(row, measured) ? 'advance_within' : 'advance_beyond')
  const shown =
    measured.base === 'pay' && !KNOWS_PAY.has(step_key)
      ? [line('advance_limit', 'text', within)]
      : [
          ...measured.steps
            .filter(({ key }) => STEPS[key] !== undefined)
            .map(({ key, amount }) => line(STEPS[key] ?? 'advance_limit', 'money', moneyText(amount))),
          line('advance_amount_is', 'text', within),
        ]
  return [
    ...shown,
    line('advance_settled_in', 'text', say(locale, 'advance_days', { count: measured.settleDays })),
  ]
}

const STEPS: Partial<Record<AdvanceMeasure['steps'][number]['key'], ServerPhrase>> = {
  unreleased: 'advance_unreleased',
  monthly_basic: 'advance_basic',
  ceiling: 'advance_ceiling',
  open: 'advance_open',
  limit: 'advance_limit',
}

export const isWithin = ({ amount }: AdvanceRow, { limit }: AdvanceMeasure): boolean =>
  parseMoney(amount) <= limit
