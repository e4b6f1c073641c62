import { reservationValidTo } from '@contract/modules/sales/reservation.rules'
import { reservationDays } from '@contract/selling/sales.parameters'
import type { Tx } from '@server/platform/db/transaction'
import { parameterOf } from '@server/platform/parameters/parameter-of'

/** The last day of a reservation that begins on `on`. */
export async function reservationEnd(
  tx: Pick<Tx, 'parameters'>,
  { ou_id, project_id }: { ou_id: string | null; project_id: string | null },
  on: string,
): Promise<string> {
  const place = { on, ouId: ou_id, projectId: project_id }
  return reservationValidTo(on, await parameterOf(tx, reservationDays, place))
}
