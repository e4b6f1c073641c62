import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseRate, rateText } from '@contract/kernel/rates'
import { sheetRow, type ImportCall } from '@contract/kernel/record-calls'
import { reportLine } from '@contract/modules/collection/report-match.commands'
import {
  FIGURES,
  type Figures,
  type ReportedRow,
  type Verdict,
} from '@contract/modules/collection/report-match.rules'
import { readRow } from '@server/platform/resource/import-values'

export type Fault = { row: number; path: string; code: string }
export type ReadRows = { rows: (ReportedRow & { paid_on: string | null })[]; faults: Fault[] }

/** The rows of a file as the matching asks for them, or what is wrong with each. */
export function readReport(cells: ImportCall['rows']): ReadRows {
  const read: ReadRows = { rows: [], faults: [] }
  for (const [row, given] of cells.entries()) {
    const found = readRow(reportLine, given, new Map())
    if ('faults' in found) {
      read.faults.push(...found.faults.map(({ path, code }) => ({ row, path, code })))
      continue
    }
    const values = found.values as Record<string, string | null>
    const text = (name: string) => values[name] ?? null
    const money = (name: string) => {
      const said = text(name)
      return said === null ? null : parseMoney(said)
    }
    const rate = text('theirs_rate')
    if (['sale_no', 'unit_code', 'buyer_name'].every(name => text(name) === null))
      read.faults.push({ row, path: 'unit_code', code: 'required' })
    else
      read.rows.push({
        row,
        sale_no: text('sale_no'),
        unit_code: text('unit_code'),
        buyer_name: text('buyer_name'),
        base: money('theirs_base'),
        rate: rate === null ? null : parseRate(rate),
        gross: money('theirs_gross'),
        tax: money('theirs_tax'),
        paid: money('theirs_paid'),
        paid_on: text('paid_on'),
      })
  }
  return read
}

function figuresOf(whose: 'theirs' | 'ours', side: Figures | null): Record<string, string | null> {
  return Object.fromEntries(
    FIGURES.map(name => {
      const figure = side?.[name] ?? null
      const said = figure === null ? null : name === 'rate' ? rateText(figure) : moneyText(figure)
      return [`${whose}_${name}`, said]
    }),
  )
}

/** As it is kept: who it is about by our words where it is ours, and both figures. */
export function keptRow({ row, ours, kind, confidence }: Verdict, paid_on: string | null) {
  return {
    row_no: row ? sheetRow(row.row) : null,
    unit_code: ours?.unit_code ?? row?.unit_code ?? null,
    buyer_name: ours?.buyer_name ?? row?.buyer_name ?? null,
    sale_no: ours?.sale_no ?? row?.sale_no ?? null,
    incentive: ours?.incentive ?? null,
    ...{
      kind,
      confidence,
      state: kind === 'same' ? 'none' : 'open',
      paid_on,
      line_id: ours?.line_id ?? null,
    },
    ...figuresOf('theirs', row),
    ...figuresOf('ours', ours),
  }
}
