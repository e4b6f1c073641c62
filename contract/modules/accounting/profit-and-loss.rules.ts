import { moneyText, roundedDivision, type Centavos } from '@contract/kernel/money'
import { monthsOfYear, yearBefore } from '@contract/kernel/months'
import { byAccount, type AccountTotal } from '@contract/modules/accounting/account-total'
import type { Comparison } from '@contract/modules/accounting/compare'
import { pnlGroup, PNL_GROUPS, type PnlGroup } from '@contract/modules/accounting/account.rules'

/** From revenue down to net income: groups of accounts, and after some of them what is left so far. */
export const PNL_PARTS = [
  'revenue',
  'cost_of_services',
  'gross_profit',
  'operating_expenses',
  'operating_income',
  'other',
  'net_before_tax',
  'income_tax',
  'net_income',
] as const
export type PnlPart = (typeof PNL_PARTS)[number]

/** A group has accounts; what is between groups is what is left so far. */
export const isPnlGroup = (part: PnlPart): part is PnlGroup => PNL_GROUPS.some(group => group === part)

/** What lowers income reads as a share of revenue without a sign: 64.3 % of it went there. */
const COSTS: ReadonlySet<PnlPart> = new Set(['cost_of_services', 'operating_expenses', 'income_tax'])

/** `budget` and `last_year` stand after the months that they are compared with; `variance` is actual less budget. */
export const PNL_COLUMNS = ['month', 'to_date', 'previous', 'budget', 'variance', 'last_year'] as const
export type PnlColumn = { kind: (typeof PNL_COLUMNS)[number]; from: string; to: string }

/** Each month of a year, the year so far, and the same months of the year before. */
export function pnlColumns(year: number, today: string): PnlColumn[] {
  const to = today.startsWith(`${year}-`) ? today.slice(0, 7) : `${year}-12`
  const span = { from: `${year}-01`, to }
  return [
    ...monthsOfYear(year).map((month): PnlColumn => ({ kind: 'month', from: month, to: month })),
    { kind: 'to_date', ...span },
    { kind: 'previous', ...yearBefore(span) },
  ]
}

/** After each month, and after the year so far, what they are compared with. */
export function comparedColumns(columns: readonly PnlColumn[], compare: readonly Comparison[]): PnlColumn[] {
  return columns.flatMap(column => {
    const { kind, from, to } = column
    if (kind === 'previous') return compare.includes('previous') ? [] : [column]
    return [
      column,
      ...(compare.includes('budget')
        ? (['budget', 'variance'] as const).map(beside => ({ kind: beside, from, to }))
        : []),
      ...(compare.includes('previous') ? [{ kind: 'last_year' as const, ...yearBefore({ from, to }) }] : []),
    ]
  })
}

type Figures = { amounts: string[]; shares: (string | null)[] }
export type PnlLine = Figures & { account_id: string; code: string; name: string }
export type PnlPartFigures = Figures & { part: PnlPart; lines: PnlLine[] }

/** A part of revenue in percent with one decimal; of no revenue nothing can be said. */
export function shareOf(amount: Centavos, revenue: Centavos): string | null {
  if (revenue === 0n) return null
  const tenths = roundedDivision(amount * 1000n, revenue)
  const digits = (tenths < 0n ? -tenths : tenths).toString().padStart(2, '0')
  return `${tenths < 0n ? '-' : ''}${digits.slice(0, -1)}.${digits.slice(-1)}`
}

export const shareOfPart = (part: PnlPart, amount: Centavos, revenue: Centavos): string | null =>
  shareOf(COSTS.has(part) ? -amount : amount, revenue)

const added = (columns: readonly Centavos[], more: readonly Centavos[]): Centavos[] =>
  columns.map((amount, index) => amount + (more[index] ?? 0n))

/** A budget stands beside what was posted, and is told from it. */
export type PnlTotal = AccountTotal & { is_budget?: boolean }

/** How much a total counts in a column: a variance is what was posted less the budget. */
function weightIn({ kind, from, to }: PnlColumn, { month, is_budget = false }: PnlTotal): bigint {
  if (month < from || to < month) return 0n
  if (kind === 'variance') return is_budget ? -1n : 1n
  return is_budget === (kind === 'budget') ? 1n : 0n
}

/** By what the totals raise income in a column: costs stand below nothing. */
export const effectIn = (totals: readonly PnlTotal[], column: PnlColumn): Centavos =>
  totals.reduce((sum, total) => sum + weightIn(column, total) * (total.credit - total.debit), 0n)

const effects = (totals: readonly PnlTotal[], columns: readonly PnlColumn[]): Centavos[] =>
  columns.map(column => effectIn(totals, column))

/** The statement of one unit or of several together; what units owe each other is no part of it. */
export function profitAndLoss(totals: readonly PnlTotal[], columns: readonly PnlColumn[]): PnlPartFigures[] {
  const ofGroup = Map.groupBy(totals, ({ type }) => pnlGroup(type))
  const revenue = effects(ofGroup.get('revenue') ?? [], columns)
  let income = columns.map(() => 0n)
  return PNL_PARTS.map(part => {
    const own = isPnlGroup(part) ? (ofGroup.get(part) ?? []) : []
    const figures = (amounts: readonly Centavos[]): Figures => ({
      amounts: amounts.map(moneyText),
      shares: amounts.map((amount, index) =>
        columns[index]?.kind === 'variance' ? null : shareOfPart(part, amount, revenue[index] ?? 0n),
      ),
    })
    const sums = effects(own, columns)
    income = added(income, sums)
    return { part, lines: linesOf(own, columns, figures), ...figures(isPnlGroup(part) ? sums : income) }
  })
}

function linesOf(
  totals: readonly PnlTotal[],
  columns: readonly PnlColumn[],
  figures: (amounts: readonly Centavos[]) => Figures,
): PnlLine[] {
  return byAccount(totals).flatMap(({ account: { account_id, code, name }, own }) => {
    const amounts = effects(own, columns)
    const isIdle = amounts.every(amount => amount === 0n)
    return isIdle ? [] : [{ account_id, code, name, ...figures(amounts) }]
  })
}
