import { parseWeight } from '@contract/kernel/parts'
import { parseRate, WHOLE_RATE } from '@contract/kernel/rates'
import { RefusedTerms } from '@contract/kernel/refused-terms'
import {
  figureColumns,
  pathOfRefusal,
  saleFigures,
  type AskedFigures,
  type SaleFigures,
} from '@contract/selling/sale-figures.rules'
import type { SalePrice, SaleSellerInput, SaleTerms } from '@contract/selling/sale.calls'
import type { Db } from '@server/platform/db/database'
import { Problem } from '@server/platform/http/problems'
import type { SellingBuyer } from '@server/platform/selling/buyer-port'
import type { SellingUnit } from '@server/platform/selling/unit-port'
import type { JudgedFigures } from '@server/modules/sales/records/sale-parameters'
import { findSellers, isLender, type KnownSeller } from '@server/modules/sales/records/seller.repository'

export type PlanProblem = { path: string; code: string; blocks: boolean }

export type Figures = { asked: AskedFigures; figures: SaleFigures; columns: ReturnType<typeof figureColumns> }

/** The figures of what was asked, or what is wrong with it. */
export function figuresOf(asked: JudgedFigures): Figures | PlanProblem {
  try {
    const figures = saleFigures(asked)
    return { asked, figures, columns: figureColumns(figures, asked) }
  } catch (error) {
    if (!(error instanceof RefusedTerms)) throw error
    return { path: pathOfRefusal(error.code, asked), code: error.code, blocks: true }
  }
}

export const isProblem = (plan: Figures | PlanProblem): plan is PlanProblem => 'code' in plan

export function refuse(problems: readonly PlanProblem[]): void {
  const [first] = problems
  if (!first) return
  throw new Problem('rule_broken', first.code, {
    fields: problems.map(({ path, code }) => ({ path, code, message: code })),
  })
}

const blocks = (path: string, code: string): PlanProblem => ({ path, code, blocks: true })
const later = (path: string, code: string): PlanProblem => ({ path, code, blocks: false })

export function termProblems(
  terms: SaleTerms,
  price: SalePrice,
  figures: Figures | PlanProblem,
): PlanProblem[] {
  if (isProblem(figures)) return [figures]
  const { vat, outside_list } = figures.figures
  return [
    ...(vat.treatment !== vat.law.treatment && !price.vat_reason?.trim()
      ? [blocks('price.vat_reason', 'vat_reason_needed')]
      : []),
    ...(terms.financing !== 'bank' && terms.lender_bank_id !== null
      ? [blocks('terms.lender_bank_id', 'lender_unfit')]
      : []),
    ...(outside_list ? [later('price.list_price', 'price_not_allowed')] : []),
  ]
}

export async function lenderProblems(db: Db, { lender_bank_id }: SaleTerms): Promise<PlanProblem[]> {
  if (lender_bank_id === null || (await isLender(db, lender_bank_id))) return []
  return [blocks('terms.lender_bank_id', 'reference_unknown')]
}

export type PlannedSellers = { known: KnownSeller[]; inputs: readonly SaleSellerInput[] }

export async function sellersOf(
  db: Db,
  inputs: readonly SaleSellerInput[],
  on: string,
): Promise<PlannedSellers> {
  return { inputs, known: await findSellers(db, [...new Set(inputs.map(each => each.seller_id))], on) }
}

export function sellerProblems({ known, inputs }: PlannedSellers): PlanProblem[] {
  const keys = inputs.map(({ seller_id, level }) => `${seller_id} ${level}`)
  return [
    ...inputs.flatMap(({ seller_id, share_weight }, index) => {
      const path = `sellers.${String(index)}`
      const seller = known.find(({ id }) => id === seller_id)
      if (!seller) return [blocks(`${path}.seller_id`, 'reference_unknown')]
      if (seller.status !== 'active') return [blocks(`${path}.seller_id`, 'seller_not_active')]
      return parseWeight(share_weight) === 0n ? [blocks(`${path}.share_weight`, 'weight_missing')] : []
    }),
    ...(new Set(keys).size < keys.length ? [blocks('sellers', 'seller_twice')] : []),
    ...(inputs.some(({ level }) => level === 'agent') ? [] : [later('sellers', 'agent_named')]),
  ]
}

/** Of those who sell it, the agents first: what a list shows. */
export function sellerNames({ known, inputs }: PlannedSellers): string {
  const agents = inputs.filter(({ level }) => level === 'agent')
  return (agents.length > 0 ? agents : inputs)
    .map(({ seller_id }) => known.find(({ id }) => id === seller_id)?.name ?? '')
    .join(' · ')
}

export function writtenSellers({ known, inputs }: PlannedSellers) {
  return inputs.map(({ seller_id, level, share_weight }) => {
    const seller = known.find(({ id }) => id === seller_id)
    return {
      seller_id,
      level,
      share_weight,
      employee_id: seller?.employee_id ?? null,
      position_id: seller?.position_id ?? null,
    }
  })
}

export function unitProblems(unit: SellingUnit | null): PlanProblem[] {
  if (!unit) return [blocks('unit_id', 'reference_unknown')]
  return unit.status === 'draft' || unit.status === 'withdrawn' ? [blocks('unit_id', 'unit_not_offered')] : []
}

/** The sale stands in its buyer's unit: there its number, its papers and its reports are. */
export function buyerProblems(
  buyers: readonly SellingBuyer[],
  asked: { buyer_id: string; co_buyers: readonly { buyer_id: string; share_pct: string }[] },
): PlanProblem[] {
  const buyer = buyers.find(({ id }) => id === asked.buyer_id)
  if (!buyer?.is_active) return [blocks('buyer_id', 'reference_unknown')]
  const ids = [asked.buyer_id, ...asked.co_buyers.map(({ buyer_id }) => buyer_id)]
  const shares = asked.co_buyers.reduce((sum, { share_pct }) => sum + parseRate(share_pct), 0n)
  return [
    ...asked.co_buyers.flatMap(({ buyer_id }, index) => {
      const other = buyers.find(({ id }) => id === buyer_id)
      const path = `co_buyers.${String(index)}.buyer_id`
      if (!other?.is_active) return [blocks(path, 'reference_unknown')]
      return other.ou_id === buyer.ou_id ? [] : [blocks(path, 'buyer_of_other_unit')]
    }),
    ...(new Set(ids).size < ids.length ? [blocks('co_buyers', 'buyer_twice')] : []),
    ...(shares > WHOLE_RATE ? [blocks('co_buyers', 'shares_above_whole')] : []),
    ...(buyer.consented ? [] : [later('buyer_id', 'buyer_consented')]),
  ]
}
