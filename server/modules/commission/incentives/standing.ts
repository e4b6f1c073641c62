import { moneyText, type Centavos } from '@contract/kernel/money'
import { measureText } from '@contract/modules/commission/incentive-tier'
import type { GrantLine } from '@contract/modules/commission/incentive-grant.document'
import {
  countedSales,
  incentiveStanding,
  type CountedSale,
  type IncentiveStanding,
} from '@contract/modules/commission/incentive.rules'
import type { Db } from '@server/platform/db/database'
import { findIncentiveSales, type ProgramRow } from '@server/modules/commission/incentives/program.repository'

export type PersonCount = { sales: CountedSale[]; standing: IncentiveStanding }

/** Where everybody stands in a program now, by the sales that stand. */
export async function standingsOf(db: Db, program: ProgramRow): Promise<Map<string, PersonCount>> {
  const counted = countedSales(program, await findIncentiveSales(db, program, null))
  return new Map([...counted].map(([seller, sales]) => [seller, countOf(program, sales)]))
}

/** Where one person stands, by the sales in which they stand; null without any. */
export async function standingOf(db: Db, program: ProgramRow, sellerId: string): Promise<PersonCount | null> {
  const counted = countedSales(program, await findIncentiveSales(db, program, sellerId))
  const sales = counted.get(sellerId)
  return sales ? countOf(program, sales) : null
}

const countOf = (program: ProgramRow, sales: CountedSale[]): PersonCount => ({
  sales,
  standing: incentiveStanding(program, sales),
})

/** The sales that were counted, each with its part of the amount. */
export function linesOf(
  { metric }: Pick<ProgramRow, 'metric'>,
  { sales, standing }: PersonCount,
): GrantLine[] {
  const amounts = new Map<string, Centavos>(
    standing.parts.map(({ sale, amount }) => [sale.sale_seller_id, amount]),
  )
  return sales.map(({ sale_id, sale_no, sale_seller_id, measure }) => ({
    ...{ sale_id, sale_no, sale_seller_id },
    counted: measureText(metric, measure),
    amount: moneyText(amounts.get(sale_seller_id) ?? 0n),
  }))
}
