import { startComputation, type Step } from '@contract/kernel/computation'
import type { Centavos } from '@contract/kernel/money'
import { monthsBetween } from '@contract/kernel/months'
import { pnlGroup } from '@contract/modules/accounting/account.rules'
import {
  effectIn,
  isPnlGroup,
  PNL_PARTS,
  shareOfPart,
  type PnlColumn,
  type PnlPart,
  type PnlTotal,
} from '@contract/modules/accounting/profit-and-loss.rules'

/** A figure of the statement: of an account, or of a part of it. */
export type PnlCell = { column: PnlColumn } & (
  | { account_id: string; part?: undefined }
  | { part: PnlPart; account_id?: undefined }
)
type TraceKey =
  | 'credit'
  | 'debit'
  | 'posted'
  | 'budget'
  | 'amount'
  | `month:${string}`
  | `account:${string}`
  | `part:${string}`
export type PnlTrace = readonly Step<TraceKey>[]

const add = (totals: readonly PnlTotal[], amountOf: (total: PnlTotal) => Centavos): Centavos =>
  totals.reduce((sum, total) => sum + amountOf(total), 0n)

/** What one figure is made of; its last step is the figure. Nothing is rounded on the way. */
export function pnlTrace(totals: readonly PnlTotal[], cell: PnlCell): PnlTrace {
  return cell.part === undefined
    ? traceOfAccount(
        totals.filter(({ account_id }) => account_id === cell.account_id),
        cell.column,
      )
    : traceOfPart(totals, cell.part, cell.column)
}

type AddStep = ReturnType<typeof startComputation<TraceKey>>['add']

/** An input of the figure, under the name that its sum knows it by. */
function given(step: AddStep, key: TraceKey, amount: Centavos): TraceKey {
  step(key, { by: 'given', amount })
  return key
}

function traceOfAccount(own: readonly PnlTotal[], column: PnlColumn): PnlTrace {
  const { add: step, steps } = startComputation<TraceKey>('pnl_account')
  const ofKind = (kind: PnlColumn['kind'], { from, to } = column) => effectIn(own, { kind, from, to })
  if (column.kind === 'variance') {
    step('posted', { by: 'given', amount: ofKind('to_date') })
    step('budget', { by: 'given', amount: ofKind('budget') })
    step('amount', { by: 'difference', from: 'posted', less: ['budget'] })
    return steps
  }
  if (column.from !== column.to) {
    const keys = monthsBetween(column.from, column.to).map(month => {
      const amount = ofKind(column.kind, { ...column, from: month, to: month })
      return given(step, `month:${month}`, amount)
    })
    step('amount', { by: 'sum', of: keys })
    return steps
  }
  if (column.kind === 'budget') {
    step('budget', { by: 'given', amount: ofKind('budget') })
    step('amount', { by: 'sum', of: ['budget'] })
    return steps
  }
  const posted = own.filter(({ month, is_budget }) => month === column.from && !is_budget)
  step('credit', { by: 'given', amount: add(posted, ({ credit }) => credit) })
  step('debit', { by: 'given', amount: add(posted, ({ debit }) => debit) })
  step('amount', { by: 'difference', from: 'credit', less: ['debit'] })
  return steps
}

/** A group is the sum of its accounts; what is left so far is what was left before it and the group between. */
function traceOfPart(totals: readonly PnlTotal[], part: PnlPart, column: PnlColumn): PnlTrace {
  const { add: step, steps } = startComputation<TraceKey>('pnl_part')
  const ofGroup = Map.groupBy(totals, ({ type }) => pnlGroup(type))
  const effectOf = (own: PnlPart) => (isPnlGroup(own) ? effectIn(ofGroup.get(own) ?? [], column) : 0n)
  if (isPnlGroup(part)) {
    const accounts = Map.groupBy(ofGroup.get(part) ?? [], ({ account_id }) => account_id)
    const keys = [...accounts].map(([id, own]) => given(step, `account:${id}`, effectIn(own, column)))
    step('amount', { by: 'sum', of: keys })
    return steps
  }
  const above = PNL_PARTS.slice(0, PNL_PARTS.indexOf(part))
  const subtotal = above.findLast(other => !isPnlGroup(other))
  const groups = above.slice(subtotal === undefined ? 0 : above.indexOf(subtotal) + 1)
  if (subtotal !== undefined) {
    const before = above.slice(0, above.indexOf(subtotal))
    step(`part:${subtotal}`, { by: 'given', amount: before.reduce((sum, own) => sum + effectOf(own), 0n) })
  }
  for (const group of groups) step(`part:${group}`, { by: 'given', amount: effectOf(group) })
  step('amount', {
    by: 'sum',
    of: [...(subtotal ? [subtotal] : []), ...groups].map(own => `part:${own}` as const),
  })
  return steps
}

/** The accounts whose entries a figure is made of. */
export function accountsOfPart(
  parts: readonly { part: PnlPart; lines: readonly { account_id: string }[] }[],
  part: PnlPart,
): string[] {
  const above = PNL_PARTS.slice(0, PNL_PARTS.indexOf(part) + 1)
  const counted = isPnlGroup(part) ? [part] : above
  return parts
    .filter(own => counted.includes(own.part))
    .flatMap(({ lines }) => lines.map(line => line.account_id))
}

/** Its share of revenue in the same column; null where a difference has none, or there was no revenue. */
export function shareOfTrace(
  totals: readonly PnlTotal[],
  cell: PnlCell,
  trace: PnlTrace,
): { revenue: Centavos; percent: string } | null {
  if (cell.column.kind === 'variance') return null
  const revenue = effectIn(
    totals.filter(({ type }) => pnlGroup(type) === 'revenue'),
    cell.column,
  )
  const account = totals.find(({ account_id }) => account_id === cell.account_id)
  const part = cell.part ?? (account && pnlGroup(account.type))
  const percent = part ? shareOfPart(part, trace.at(-1)?.amount ?? 0n, revenue) : null
  return percent === null ? null : { revenue, percent }
}
