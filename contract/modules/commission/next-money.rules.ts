import { addDays, type DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { percentOf, type Rate } from '@contract/kernel/rates'
import { releaseAmounts } from '@contract/modules/commission/release.rules'
import { projectedDates } from '@contract/modules/commission/tranches.rules'
import type { ShareState } from '@contract/modules/commission/transaction.resource'

/** Of fewer settled lines nobody can tell how a developer pays. */
const LEAST_SETTLED = 3
const MOST_SETTLED = 12

/** How long a developer takes from a statement to its money: the median of its last lines, or as was agreed. */
export function daysToPay(
  settled: readonly number[],
  terms: number,
): { days: number; basis: 'history' | 'terms' } {
  const last = settled.slice(0, MOST_SETTLED).toSorted((a, b) => a - b)
  if (last.length < LEAST_SETTLED) return { days: terms, basis: 'terms' }
  const [low = 0, high = 0] = [last[(last.length - 1) >> 1], last[last.length >> 1]]
  return { days: Math.ceil((low + high) / 2), basis: 'history' }
}

export type Instalment = { seq: number; kind: string; due_date: DateText; principal: Centavos }
export const OPENING_REASONS = ['open', 'instalment', 'late', 'condition', 'schedule', 'hold'] as const
export type OpeningReason = (typeof OPENING_REASONS)[number]
export type TrancheOpening = {
  /** Null where only something else than money opens it, or the schedule never gets there. */
  on: DateText | null
  /** The instalment that opens it, where one does. */
  instalment: { seq: number; kind: string; due_date: DateText } | null
  because: OpeningReason
}

/** A tranche with the day on which its schedule reaches it, and whether what was collected has. */
type TrancheAhead = {
  state: ShareState
  eligible_on: DateText | null
  expected_on: DateText | null
  is_reached: boolean
}

/** R-09, ahead of time: what is late is expected today. */
export function openingOn(
  { state, eligible_on, expected_on, is_reached }: TrancheAhead,
  today: DateText,
): Pick<TrancheOpening, 'on' | 'because'> {
  if (state === 'on_hold') return { on: null, because: 'hold' }
  if (state !== 'locked' && state !== 'projected') return { on: eligible_on ?? today, because: 'open' }
  if (is_reached) return { on: null, because: 'condition' }
  if (expected_on === null) return { on: null, because: 'schedule' }
  return expected_on < today ? { on: today, because: 'late' } : { on: expected_on, because: 'instalment' }
}

/** As above by the schedule itself: every instalment on its day, the earliest first, so that what is collected covers those. */
export function openingOf(
  { state, eligible_on, trigger }: { state: ShareState; eligible_on: DateText | null; trigger: Centavos },
  { schedule, collected, today }: { schedule: readonly Instalment[]; collected: Centavos; today: DateText },
): TrancheOpening {
  const [expected_on = null] = projectedDates(schedule, [trigger])
  const opening = openingOn({ state, eligible_on, expected_on, is_reached: collected >= trigger }, today)
  const isDue = opening.because === 'late' || opening.because === 'instalment'
  const row = isDue ? schedule.findLast(({ due_date }) => due_date === expected_on) : undefined
  return { ...opening, instalment: row ? { seq: row.seq, kind: row.kind, due_date: row.due_date } : null }
}

/** Billed on the day it opens, paid so many days later; what is past is expected today, what is on hold on no day. */
export function expectedDays(
  opening: TrancheOpening,
  { statement_on, days, today }: { statement_on: DateText | null; days: number; today: DateText },
): { statement_on: DateText | null; cash_on: DateText | null } {
  if (opening.because === 'hold') return { statement_on, cash_on: null }
  const billed = statement_on ?? (opening.on !== null && opening.on < today ? today : opening.on)
  if (billed === null) return { statement_on: null, cash_on: null }
  const cash = addDays(billed, days)
  return { statement_on: billed, cash_on: cash < today ? today : cash }
}

export type NetTerms = { ewt_rate: Rate; cap_rate: Rate; clawback: Centavos; advances: Centavos }
export type ExpectedAmount = { cash_on: DateText | null; gross: string; holdback_rate: Rate }
export type ExpectedNet = Record<'ewt' | 'holdback' | 'clawback' | 'advance' | 'net', string>

/** R-16 as an estimate, amount by amount in the order of their days: what is owed is taken of the first of them. */
export function expectedNet<Row extends ExpectedAmount>(
  rows: readonly Row[],
  { ewt_rate, cap_rate, ...owed }: NetTerms,
): (Row & ExpectedNet)[] {
  let { clawback, advances } = owed
  return rows.toSorted(inTime).map(row => {
    const gross = parseMoney(row.gross)
    const amounts = releaseAmounts({
      ...{ gross, ewt_rate, cap_rate, payee_vat_rate: 0n, other_deduction: 0n },
      holdback: percentOf(gross, row.holdback_rate),
      open_clawback: clawback,
      advances: [advances],
    })
    clawback -= amounts.clawback
    advances -= amounts.advance_deduction
    return {
      ...row,
      ewt: moneyText(amounts.ewt),
      holdback: moneyText(amounts.holdback),
      clawback: moneyText(amounts.clawback),
      advance: moneyText(amounts.advance_deduction),
      net: moneyText(amounts.net),
    }
  })
}

/** What has no day comes last. */
export function inTime(a: { cash_on: DateText | null }, b: { cash_on: DateText | null }): number {
  if (a.cash_on === b.cash_on) return 0
  if (a.cash_on === null || b.cash_on === null) return a.cash_on === null ? 1 : -1
  return a.cash_on < b.cash_on ? -1 : 1
}

const SOON_DAYS = 90

/** Of what nobody is billed for: earned already, or expected to open within a quarter of a year, or later. */
export function comingPart(
  opening: Pick<TrancheOpening, 'on' | 'because'>,
  today: DateText,
): 'eligible' | 'soon' | 'later' {
  if (opening.because === 'open') return 'eligible'
  return opening.on !== null && opening.on <= addDays(today, SOON_DAYS) ? 'soon' : 'later'
}
