import { isDeepStrictEqual } from 'node:util'
import { moneyText, type Centavos } from '@contract/kernel/money'
import { movedCommission } from '@contract/modules/commission/moved-commission.rules'
import type { ShareChange } from '@contract/selling/commission-adjustment'
import type { SaleSellerInput } from '@contract/selling/sale.calls'
import type { Db } from '@server/platform/db/database'
import { notFound, Problem } from '@server/platform/http/problems'
import type { SaleSellersPort } from '@server/platform/selling/sale-sellers-port'
import { findCommission, standingOf } from '@server/modules/commission/commission.repository'
import { planOf } from '@server/modules/commission/adjustments/coming-adjustment'
import type { SoldSale } from '@server/platform/selling/commission-port'

export type CorrectionPlan = {
  sale: SoldSale
  /** With the sellers that were asked for. */
  next: SoldSale
  changes: ShareChange[]
  moved: Centavos
}

/** What other sellers or weights of a sale would change of its locked commission: nothing is written. */
export async function planCorrection(
  db: Db,
  port: SaleSellersPort,
  saleId: string,
  sellers: readonly SaleSellerInput[] | null,
): Promise<CorrectionPlan> {
  const sale = await port.find(db, saleId)
  if (!sale) throw notFound()
  const commission = await findCommission(db, saleId)
  const standing = await standingOf(db, saleId)
  if (commission?.status !== 'locked' || !standing?.snapshot)
    throw new Problem('rule_broken', 'correction_not_locked')
  if (sellers === null) return { sale, next: sale, changes: [], moved: 0n }
  const next = await port.with(db, sale, sellers)
  const { changes } = await planOf(db, commission.id, standing.snapshot, next)
  return { sale, next, changes, moved: movedCommission(changes) }
}

export const plannedValues = ({ changes, moved }: CorrectionPlan) => ({ changes, amount: moneyText(moved) })

/** Whether the same amounts would move as were shown to whoever agreed. */
export const isAsShown = (
  { changes }: Pick<CorrectionPlan, 'changes'>,
  shown: readonly ShareChange[],
): boolean => isDeepStrictEqual(told(changes), told(shown))

const told = (changes: readonly ShareChange[]) =>
  changes
    .map(({ sale_seller_id: _id, ...change }) => change)
    .toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
const keyOf = ({ seq, level, seller_name }: Omit<ShareChange, 'sale_seller_id'>) =>
  `${seq} ${level ?? ''} ${seller_name ?? ''}`
