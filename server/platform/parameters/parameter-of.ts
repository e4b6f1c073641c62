import { valueOn, type Parameter, type ParameterPlace } from '@contract/kernel/define-parameter'
import type { Tx } from '@server/platform/db/transaction'

/** The one way to a figure of the business: of the nearest scope, on a business day. */
export async function parameterOf<V extends number | string>(
  tx: Pick<Tx, 'parameters'>,
  parameter: Parameter<V>,
  place: ParameterPlace,
): Promise<V> {
  return valueOn(parameter, await tx.parameters(), place)
}
