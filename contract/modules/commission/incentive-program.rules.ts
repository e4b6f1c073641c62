import { checkOrder, type BrokenRule } from '@contract/kernel/broken-rule'
import type { IncentiveProgram } from '@contract/modules/commission/incentive-program.resource'
import { checkTiers } from '@contract/modules/commission/incentive-tiers.rules'

/** What a program cannot be; the form says it beside the fields as the server does. */
export function checkProgram(
  program: Pick<
    IncentiveProgram,
    'metric' | 'tiers' | 'valid_from' | 'valid_to' | 'funded_by' | 'developer_id'
  >,
): BrokenRule[] {
  const { metric, tiers, funded_by, developer_id } = program
  return [
    ...checkOrder(program, 'valid_from', 'valid_to'),
    ...(funded_by === 'developer' && developer_id === null
      ? [{ path: 'developer_id', code: 'incentive_needs_developer' }]
      : []),
    ...checkTiers(metric, tiers),
  ]
}
