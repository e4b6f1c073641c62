import { vatRate } from '@contract/selling/tax.parameters'
import { moneyText, parseMoney } from '@contract/kernel/money'
import type { TrancheFacts } from '@contract/modules/commission/eligibility.rules'
import type { Billable, StatementLine } from '@contract/modules/commission/statement-line'
import { billLine, type BillingTerms } from '@contract/modules/commission/statement.rules'
import type { Tx } from '@server/platform/db/transaction'
import { businessDay } from '@server/platform/db/business-day'
import { notFound } from '@server/platform/http/problems'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { readinessOf } from '@server/modules/commission/commission-view'
import {
  findBillingTerms,
  findBillableTranches,
  findWaitingTranches,
  type BillableTranche,
  type BillingQuestion,
  type WaitingTranche,
} from '@server/modules/commission/statements/billable.repository'

export type FactsOf = (tx: Tx, saleId: string) => Promise<TrancheFacts>

async function termsOf(tx: Tx, question: BillingQuestion): Promise<BillingTerms> {
  const terms = await findBillingTerms(tx.db, question)
  if (!terms) throw notFound()
  const vat_rate = await parameterOf(tx, vatRate, { on: await businessDay(tx.db) })
  return { ...terms, vat_rate }
}

async function linesOf(tx: Tx, question: BillingQuestion, terms: BillingTerms): Promise<StatementLine[]> {
  const tranches = await findBillableTranches(tx.db, question)
  return tranches.map(tranche => {
    const { amount, eligible_on, vat_mode } = tranche
    return billLine({ ...whose(tranche), amount, eligible_on, vat_mode }, terms)
  })
}

export type BillableLines = { lines: StatementLine[]; vat_rate: string }

/** The lines of a statement as they stand now, and the rate of VAT that they are computed by. */
export async function billableLines(tx: Tx, question: BillingQuestion): Promise<BillableLines> {
  const terms = await termsOf(tx, question)
  return { lines: await linesOf(tx, question, terms), vat_rate: terms.vat_rate }
}

const whose = (tranche: Omit<BillableTranche, 'amount' | 'eligible_on' | 'vat_mode'>) => ({
  tranche_id: tranche.tranche_id,
  sale_id: tranche.sale_id,
  sale_no: tranche.sale_no,
  unit_code: tranche.unit_code,
  buyer_name: tranche.buyer_name,
  project_id: tranche.project_id,
  project_name: tranche.project_name,
  seq: tranche.seq,
  ...(tranche.incentive !== null && { incentive: tranche.incentive }),
})

/** What may be billed, and the next tranche of each sale that may not, with what it waits for. */
export async function billableOf(tx: Tx, question: BillingQuestion, factsOf: FactsOf): Promise<Billable> {
  const terms = await termsOf(tx, question)
  const lines = await linesOf(tx, question, terms)
  const waiting: Billable['waiting'] = []
  const seen = new Set<string>()
  for (const tranche of await findWaitingTranches(tx.db, question)) {
    const key = `${tranche.sale_id} ${tranche.incentive ?? ''}`
    if (seen.has(key)) continue
    seen.add(key)
    waiting.push({ ...whose(tranche), gross: tranche.amount, ...(await reasonOf(tx, tranche, factsOf)) })
  }
  return { lines, waiting }
}

async function reasonOf(
  tx: Tx,
  tranche: WaitingTranche,
  factsOf: FactsOf,
): Promise<Pick<Billable['waiting'][number], 'because' | 'missing' | 'conditions' | 'claimed_by'>> {
  const nothing = { missing: '0.00', conditions: [], claimed_by: tranche.claimed_by }
  if (tranche.status === 'on_hold') return { ...nothing, because: 'on_hold' }
  if (tranche.status === 'eligible')
    return { ...nothing, because: tranche.claimed_by === null ? 'after_cutoff' : 'claimed' }
  const facts = await factsOf(tx, tranche.sale_id)
  const { waits_for } = readinessOf(tranche.snapshot, tranche.seq, tranche.trigger_amount, facts)
  const missing = parseMoney(tranche.trigger_amount) - facts.collected
  return missing > 0n
    ? { ...nothing, because: 'money', missing: moneyText(missing), conditions: waits_for }
    : { ...nothing, because: 'condition', conditions: waits_for }
}
