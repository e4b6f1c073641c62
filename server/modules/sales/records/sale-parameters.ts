import type { AskedFigures } from '@contract/selling/sale-figures.rules'
import { saleTaxesOn } from '@contract/selling/sale-taxes'
import { discountLimit } from '@contract/selling/sales.parameters'
import type { Tx } from '@server/platform/db/transaction'
import { parameterOf } from '@server/platform/parameters/parameter-of'

/** By what the figures of a sale are made and judged. */
export type SaleParameters = Required<Pick<AskedFigures, 'discount_limit_pct' | 'taxes'>>
export type JudgedFigures = AskedFigures & SaleParameters

/** As they are on the day of the reservation, in the unit that sells and the project of what is sold. */
export async function saleParametersOf(
  tx: Pick<Tx, 'parameters'>,
  { ou_id, reservation_date: on }: { ou_id: string | null; reservation_date: string },
  { project_id }: { project_id: string },
): Promise<SaleParameters> {
  return {
    discount_limit_pct: await parameterOf(tx, discountLimit, { on, ouId: ou_id, projectId: project_id }),
    taxes: saleTaxesOn(await tx.parameters(), on),
  }
}
