import type { AskedFigures } from '@contract/selling/sale-figures.rules'
import { discountLimit } from '@contract/selling/sales.parameters'
import type { Tx } from '@server/platform/db/transaction'
import { parameterOf } from '@server/platform/parameters/parameter-of'

/** Figures of a sale know the limit that they are judged by. */
export type JudgedFigures = AskedFigures & Required<Pick<AskedFigures, 'discount_limit_pct'>>

/** As it is on the day of the reservation, in the unit that sells and the project of what is sold. */
export function discountLimitOf(
  tx: Pick<Tx, 'parameters'>,
  { ou_id, reservation_date }: { ou_id: string | null; reservation_date: string },
  { project_id }: { project_id: string },
): Promise<string> {
  return parameterOf(tx, discountLimit, { on: reservation_date, ouId: ou_id, projectId: project_id })
}
