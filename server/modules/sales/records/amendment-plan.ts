import { commissionBase } from '@contract/selling/scheme.rules'
import { moneyText } from '@contract/kernel/money'
import type { AmendSale } from '@contract/selling/sale.calls'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, notFound } from '@server/platform/http/problems'
import type { SellingUnit } from '@server/platform/selling/unit-port'
import {
  changedValues,
  toldCoBuyers,
  changedList,
  type SaleValues,
} from '@server/modules/sales/records/changed-values'
import { storedTermsOf, priceOf, termsOf } from '@server/modules/sales/records/stored-terms'
import { saleParametersOf, type SaleParameters } from '@server/modules/sales/records/sale-parameters'
import type { SaleParts } from '@server/modules/sales/records/sale-parts'
import {
  buyerProblems,
  figuresOf,
  isProblem,
  lenderProblems,
  refuse,
  sellerNames,
  sellerProblems,
  sellersOf,
  termProblems,
  unitProblems,
  type Figures,
  type PlannedSellers,
} from '@server/modules/sales/records/sale-plan'
import {
  findCoBuyers,
  type CoBuyer,
  type SaleChange,
  type StoredSale,
} from '@server/modules/sales/records/sale.repository'
import { findBankName, findSaleSellers } from '@server/modules/sales/records/seller.repository'

type Change = AmendSale['change']

/** What an amendment would write, and how it reads before and after. */
export type AmendmentPlan = {
  changes: SaleChange
  figures: Figures | null
  sellers: PlannedSellers | null
  coBuyers: readonly CoBuyer[] | null
  before: SaleValues
  after: SaleValues
}

export async function planAmendment(
  tx: Tx,
  parts: SaleParts,
  sale: StoredSale,
  change: Change,
  unit: SellingUnit,
): Promise<AmendmentPlan> {
  const { db } = tx
  switch (change.kind) {
    case 'change_unit':
    case 'change_price':
    case 'change_terms':
      if (change.kind === 'change_terms') refuse(await lenderProblems(db, change.terms))
      return withLender(db, planFigures(sale, change, unit, await saleParametersOf(tx, sale, unit)))
    case 'change_buyer':
      return planBuyer(db, parts, sale, change)
    case 'change_seller':
      return planSellers(db, sale, change)
  }
}

const NOTHING = { figures: null, sellers: null, coBuyers: null }

function planFigures(
  sale: StoredSale,
  change: Extract<Change, { kind: 'change_unit' | 'change_price' | 'change_terms' }>,
  unit: SellingUnit,
  parameters: SaleParameters,
): AmendmentPlan {
  const moves = change.kind === 'change_unit'
  if (moves) refuse(unitProblems(unit))
  if (moves && unit.id === sale.unit_id) throw fieldProblem('rule_broken', 'change.unit_id', 'unit_unchanged')
  const asked = storedTermsOf(sale, unit, parameters)
  const price = change.kind === 'change_terms' ? priceOf(sale) : change.price
  const terms = change.kind === 'change_terms' ? change.terms : termsOf(sale)
  const { vat_inclusive_prices, misc_fee_rate_pct } = moves ? unit : sale
  const figures = figuresOf({
    ...asked,
    price,
    terms,
    unit: { ...asked.unit, vat_inclusive_prices, misc_fee_rate_pct },
  })
  refuse(termProblems(terms, price, figures).filter(({ blocks }) => blocks))
  if (isProblem(figures)) throw new Error('a refusal was let through')
  const changes: SaleChange = {
    ...figures.columns,
    commission_base: moneyText(commissionBase(sale.commission_base_kind, figures.figures.price)),
    ...(moves
      ? {
          unit_id: unit.id,
          unit_code: unit.unit_code,
          project_id: unit.project_id,
          developer_id: unit.developer_id,
        }
      : {}),
  }
  return { ...NOTHING, changes, figures, ...changedValues(sale, changes) }
}

/** A lender is told by its name as well: whoever decides knows no ids. */
async function withLender(db: Db, plan: AmendmentPlan): Promise<AmendmentPlan> {
  if (!('lender_bank_id' in plan.after)) return plan
  const nameOf = ({ lender_bank_id: id }: SaleValues) =>
    typeof id === 'string' ? findBankName(db, id) : null
  return {
    ...plan,
    before: { ...plan.before, lender_bank: await nameOf(plan.before) },
    after: { ...plan.after, lender_bank: await nameOf(plan.after) },
  }
}

async function planBuyer(
  db: Db,
  { buyers }: SaleParts,
  sale: StoredSale,
  { buyer_id, co_buyers }: Extract<Change, { kind: 'change_buyer' }>,
): Promise<AmendmentPlan> {
  const present = await findCoBuyers(db, sale.id)
  const known = await buyers.find(db, [buyer_id, ...[...present, ...co_buyers].map(other => other.buyer_id)])
  // A sale that is reserved needs what a reservation needs: a consent too.
  refuse(buyerProblems(known, { buyer_id, co_buyers }))
  const buyer = known.find(({ id }) => id === buyer_id)
  if (!buyer) throw notFound()
  if (buyer.ou_id !== sale.ou_id) throw fieldProblem('rule_broken', 'change.buyer_id', 'buyer_of_other_unit')
  const changes: SaleChange = { buyer_id, buyer_name: buyer.full_name }
  const people = changedList('co_buyers', toldCoBuyers(known, present), toldCoBuyers(known, co_buyers))
  const { before, after } = changedValues(sale, changes)
  return {
    ...NOTHING,
    changes,
    coBuyers: co_buyers,
    before: { ...before, ...people.before },
    after: { ...after, ...people.after },
  }
}

async function planSellers(
  db: Db,
  sale: StoredSale,
  { sellers: inputs }: Extract<Change, { kind: 'change_seller' }>,
): Promise<AmendmentPlan> {
  const sellers = await sellersOf(db, inputs, sale.reservation_date)
  refuse(sellerProblems(sellers))
  const present = await findSaleSellers(db, sale.id)
  const agent = inputs.find(({ level }) => level === 'agent')
  const changes: SaleChange = {
    seller_names: sellerNames(sellers),
    team_id: sellers.known.find(({ id }) => id === agent?.seller_id)?.team_id ?? null,
  }
  const { before, after } = changedValues(sale, changes)
  const nameOf = (id: string) => sellers.known.find(seller => seller.id === id)?.name ?? ''
  const people = changedList(
    'sellers',
    present.map(({ seller_id, name, level, share_weight }) => ({ seller_id, name, level, share_weight })),
    inputs.map(input => ({ ...input, name: nameOf(input.seller_id) })),
  )
  return {
    ...NOTHING,
    changes,
    sellers,
    before: { ...before, ...people.before },
    after: { ...after, ...people.after },
  }
}
