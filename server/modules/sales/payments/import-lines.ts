import type { FieldError } from '@contract/kernel/errors'
import { parseMoney, type Centavos } from '@contract/kernel/money'
import type { ImportCall } from '@contract/kernel/record-calls'
import { paymentLine } from '@contract/modules/sales/payment-import.calls'
import type { ReportedLine } from '@contract/modules/sales/payment-match.rules'
import type { PaymentEntry } from '@contract/modules/sales/payment-entry.rules'
import type { PaymentMode } from '@contract/modules/sales/payment-state.rules'
import { readRow } from '@server/platform/resource/import-values'

export type ReadLine = { row: number; told: ReportedLine; entry: PaymentEntry; remarks: string | null }
export type Fault = { row: number; path: string; code: string }

/** As developers write them; whatever else they write is "other", and nobody's guess. */
const MODES: Record<string, PaymentMode> = {
  cash: 'cash',
  check: 'check',
  cheque: 'check',
  pdc: 'pdc',
  post_dated_check: 'pdc',
  post_dated_cheque: 'pdc',
  bank: 'bank_transfer',
  bank_transfer: 'bank_transfer',
  bank_deposit: 'bank_transfer',
  deposit: 'bank_transfer',
  online: 'bank_transfer',
  transfer: 'bank_transfer',
  loan: 'loan_takeout',
  loan_takeout: 'loan_takeout',
  loan_take_out: 'loan_takeout',
  take_out: 'loan_takeout',
  takeout: 'loan_takeout',
  other: 'other',
}
const modeOf = (text: string | null): PaymentMode | null =>
  text === null
    ? 'other'
    : (MODES[
        text
          .toLowerCase()
          .trim()
          .replace(/[\s-]+/g, '_')
      ] ?? null)

type Values = Record<string, string | null>
const money = (text: string | null): Centavos => (text === null ? 0n : parseMoney(text))

/** The rows as a form would send them, or all that is wrong with each by itself. */
export function readLines(rows: ImportCall['rows']): { lines: ReadLine[]; faults: Fault[] } {
  const faults: Fault[] = []
  const lines: ReadLine[] = []
  for (const [row, cells] of rows.entries()) {
    const read = readRow(paymentLine, cells, new Map())
    const found = 'faults' in read ? read.faults : readOne(read.values as Values, row, lines)
    faults.push(...found.map(({ path, code }) => ({ row, path, code })))
  }
  return { lines, faults }
}

const one = (path: string, code: string): Pick<FieldError, 'path' | 'code'>[] => [{ path, code }]

function readOne(values: Values, row: number, lines: ReadLine[]): Pick<FieldError, 'path' | 'code'>[] {
  const text = (name: string) => values[name] ?? null
  const mode = modeOf(text('mode'))
  if (mode === null) return one('mode', 'mode_unknown')
  const [amount, principal] = [money(text('amount')), text('applied_principal')]
  const [interest, penalty] = [money(text('applied_interest')), money(text('applied_penalty'))]
  if (principal !== null && money(principal) + interest + penalty !== amount)
    return one('amount', 'parts_not_amount')
  lines.push({
    row,
    told: {
      sale_no: text('sale_no'),
      project: text('project'),
      unit_code: text('unit_code'),
      buyer_name: text('buyer_name'),
    },
    entry: {
      paid_on: text('paid_on') ?? '',
      amount,
      interest,
      penalty,
      source: 'developer_report',
      mode,
      developer_or_no: text('developer_or_no'),
      cheque_no: text('cheque_no'),
    },
    remarks: text('remarks'),
  })
  return []
}
